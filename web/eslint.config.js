import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";
import js from "@eslint/js";
import svelteConfig from "./svelte.config.js";

const LONGEST = 120;

export default tseslint.config(
  { ignores: ["node_modules", "src/**/wire.ts"] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "max-len": ["error", { code: LONGEST, ignoreUrls: true }],
      "no-undef": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression[typeAnnotation.type='TSUnknownKeyword']",
          message: "A type that does not fit is mended where it is made.",
        },
        {
          selector: "TSAsExpression[typeAnnotation.type='TSNeverKeyword']",
          message: "A type that does not fit is mended where it is made.",
        },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
  },
);
