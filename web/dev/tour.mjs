// Plays a whole game through the page by its buttons, and takes a picture of each kind of screen that it meets.
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [base = "http://127.0.0.1:8000", out = "/tmp/tour", battle = "first-battle", most = "120", scheme = "light"] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--headless", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en", reducedMotion: "reduce", colorScheme: scheme });
const page = await context.newPage();
let faults = 0;
page.on("console", (message) => ["error", "warning"].includes(message.type()) && console.log("console:", message.text()));
page.on("pageerror", (error) => { faults++; console.log("ERROR", error.message, error.stack?.split("\n")[1]); });
const seen = new Map();
async function shoot(what) {
  if (seen.has(what)) return;
  seen.set(what, true);
  await page.screenshot({ path: `${out}/${what}.png` });
  console.log("screen:", what);
}
await page.goto(base);
await page.waitForSelector(".battles");
if (battle.includes(",")) {
  const [red, blue, field] = battle.split(",");
  await page.click("text=Two armies");
  const selects = await page.$$("select");
  await selects[0].selectOption(red);
  await selects[1].selectOption(blue);
  await selects[2].selectOption(field);
  await shoot("armies");
} else {
  const name = await page.evaluate(async (id) => (await (await fetch("/api/choices")).json()).battles.find((each) => each.id === id).name.en, battle);
  await page.click(`.battles button:has-text("${name}")`);
}
await page.click("section > button.primary");
await page.waitForSelector("svg.board .sand");
for (let step = 0; step < Number(most); step++) {
  await page.waitForTimeout(250);
  for (let wait = 0; wait < 120 && (await page.$(".thinking")); wait++) await page.waitForTimeout(250);
  if (await page.$("h2.big")) { await shoot("over"); break; }
  const heading = await page.textContent("section h2").catch(() => "");
  const answers = await page.$$(".answers button");
  if (answers.length) {
    await shoot(`ask-${heading.slice(0, 60).replace(/[^A-Za-z]+/g, "-")}`);
    await answers[0].click();
    continue;
  }
  const deploy = await page.$('button:has-text("Deploy for me")');
  if (deploy) {
    await shoot("deployment");
    const chip = await page.$(".now .chips button");
    if (chip && !seen.has("deploy-unit")) {
      await chip.click();
      await page.waitForTimeout(500);
      const line = await page.$(".rank-line");
      const box = await page.$eval("svg.board", (svg) => { const l = svg.querySelector(".rank-line"); const b = l?.getBoundingClientRect(); return b && { x: b.x + b.width / 3, y: b.y + b.height / 2 }; });
      if (line && box) {
        await page.mouse.move(box.x, box.y);
        await page.mouse.down();
        await page.mouse.move(box.x + 40, box.y, { steps: 4 });
        await page.mouse.up();
        await page.waitForTimeout(500);
      }
      await shoot("deploy-unit");
      if (await page.$(".preview .primary")) { await page.click(".preview .primary"); await page.waitForTimeout(400); }
      continue;
    }
    await deploy.click();
    for (let wait = 0; wait < 80 && (await page.$('button:has-text("Deploy for me")')); wait++) await page.waitForTimeout(250);
    await shoot("deployed");
    continue;
  }
  const chip = await page.$(".now .chips button");
  if (chip) {
    await shoot("terrain");
    await chip.click();
    await page.waitForTimeout(400);
    await shoot("terrain-piece");
    if (await page.$(".preview .primary")) await page.click(".preview .primary");
    continue;
  }
  if (!(await page.$("svg.board .unit.open"))) { await page.waitForTimeout(300); if (!(await page.$("button.end"))) continue; }
  const selected = await page.$(".panel.unit .chips button");
  if (!selected) {
    const open = await page.$$("svg.board .unit.open:not(.used)");
    if (!open.length) { const end = await page.$("button.end"); if (end) await end.click(); continue; }
    await open[step % open.length].focus();
    await page.keyboard.press("Enter");
    await page.waitForTimeout(350);
    continue;
  }
  const wanted = ["Charge", "Fight", "Shoot"].map((name) => page.$(`.panel.unit .chips button:has-text("${name}")`));
  const found = (await Promise.all(wanted)).find(Boolean);
  if (found) {
    const name = (await found.textContent()).split(" ")[0];
    await shoot(`selected-${name}`);
    await found.click();
    await page.waitForTimeout(400);
    await shoot(`preview-${name}`);
    if (await page.$(".preview .primary")) await page.click(".preview .primary");
    await page.waitForTimeout(500);
    await shoot(`after-${name}`);
    continue;
  }
  const slider = await page.$('.panel.unit label:has-text("Advance") input');
  if (slider && step % 3) {
    await slider.focus();
    await page.keyboard.press("End");
    await page.waitForTimeout(350);
    if (await page.$(".preview .primary")) { await page.click(".preview .primary"); continue; }
  }
  const hold = await page.$('.panel.unit .chips button:has-text("Hold")');
  if (hold) { await hold.click(); await page.waitForTimeout(250); if (await page.$(".preview .primary")) await page.click(".preview .primary"); }
  else { const end = await page.$("button.end"); if (end) await end.click(); }
}
await shoot("last");
const why = await page.$(".panel.unit details summary");
if (why) { await why.click(); await shoot("may-not"); }
console.log("entries in log:", await page.$$eval(".log p", (all) => all.length), "faults:", faults);
await browser.close();
