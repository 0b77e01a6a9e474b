// Terms that explain themselves, and the clause behind each. The words `term-NAME` say what they mean.

export const TERMS = { "beyond-command": "GR 2.2c", "corps-initiative": "GR 3a" } as const;
