// Takes pictures of the pages of a running server: node dev/shots.mjs http://127.0.0.1:8000 /tmp/shots
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [base = "http://127.0.0.1:8000", out = "/tmp/shots", only = ""] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--headless", "--disable-gpu"] });
const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

async function page(size, scheme, language = "en") {
  const context = await browser.newContext({ viewport: sizes[size], colorScheme: scheme, locale: language, hasTouch: size === "phone" });
  const found = await context.newPage();
  found.on("console", (message) => ["error", "warning"].includes(message.type()) && console.log(size, scheme, message.text()));
  found.on("pageerror", (error) => console.log(size, scheme, "ERROR", error.message, error.stack?.split("\n")[1]));
  return found;
}

async function walk(size, scheme) {
  const name = `${size}-${scheme}`;
  const shown = await page(size, scheme);
  const shoot = (what) => shown.screenshot({ path: `${out}/${name}-${what}.png` });
  await shown.goto(base);
  await shown.waitForSelector(".battles");
  await shoot("1-start");
  await shown.click(".now");
  await shown.waitForSelector(".unit");
  await shown.waitForTimeout(800);
  for (let wait = 0; wait < 60 && !(await shown.$(".unit.open")); wait++) await shown.waitForTimeout(500);
  await shown.waitForTimeout(600);
  await shoot("2-table");
  const units = await shown.$$(".unit.open");
  if (units[0]) {
    await units[0].focus();
    await shown.keyboard.press("Enter");
    await shown.waitForTimeout(700);
    await shoot("3-selected");
    const handle = await shown.$(".handle.advance");
    if (handle) {
      await handle.focus();
      for (let step = 0; step < 6; step++) await shown.keyboard.press("ArrowUp");
      await shown.waitForTimeout(100);
      await shoot("4-drag");
      await shown.keyboard.press("Enter");
      await shown.waitForTimeout(600);
      await shoot("5-preview");
      await shown.keyboard.press("Enter");
      await shown.waitForTimeout(1200);
      await shoot("6-done");
    }
  }
  await shown.context().close();
}

if (only) await walk(...only.split("-"));
else for (const size of ["wide", "phone"]) for (const scheme of ["light", "dark"]) await walk(size, scheme);
await browser.close();
