import { readFileSync, writeFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { demonstrationPassword, expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";
import { startServer } from "../server.ts";
import { listenTo } from "../spoken.ts";

const document = new URL("../../../../docs/spoken.md", import.meta.url);

const opening = `# What is spoken

What a screen reader speaks while somebody without sight, and without a mouse, signs in, picks a centre, searches,
changes the password, switches the centre and signs out. A journey makes the way by keyboard alone, writes this page
with \`ID_DESK_SPOKEN=write\`, and otherwise holds the product to it; what has to be heard it asks for by itself.

It listens with \`@guidepup/virtual-screen-reader\`, which speaks by the specifications of names and roles. A reader that
people use says the same in its own order and with its own words, such as "edit" for a field. *Told* is what the page
says by itself; of words that change while somebody types, the last. Times and the figures of
the day are left out.
`;

/** What nobody should hear without its name. */
const nameless =
  /^(?:button|link|radio|textbox|searchbox|menuitem|menu|dialog|radiogroup|region|navigation|heading)(?:,? level \d)?$/;

/** What is heard for two things of one page must not be the same. */
const pressable = /^(?:button|link|radio|textbox|searchbox|menuitem),/;

/** What a chart or a table is about: its name, its heads and its sentence. */
const sentence = /^(?:heading|figure|table|columnheader|button)\b|\.$/;

const moment = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d/g;

/** A figure of a day is another one on the next day. */
const withoutFigures = (phrase: string) =>
  phrase.replace(moment, "…").replace(/(?<!level |position |size )\b\d[\d,]*/g, "…");

/** Every phrase names what it is about, and says it once. */
function checkPhrases(phrases: readonly string[]): void {
  expect(phrases.filter((phrase) => nameless.test(phrase))).toEqual([]);
  const parts = phrases.map((phrase) => phrase.split(", "));
  expect(parts.filter((each) => new Set(each).size < each.length)).toEqual([]);
}

test("What a screen reader speaks is known and makes sense from the sign-in over a new password to the sign-out [TOP-09] [SHELL-10]", async ({
  browser,
}) => {
  const fresh = "Island-2027!";
  // The password of everybody else in these journeys stays as it is.
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1366, height: 768 } });
  const steps: string[] = [opening];
  try {
    const desk = new Desk(await context.newPage(), server.url);
    const { page, main, dialog } = desk;
    const { keyboard } = page;
    await desk.open("/login");
    await expect(main.getByLabel("Username")).toBeFocused();
    const listener = await listenTo(page);

    function write(title: string, phrases: readonly string[]): void {
      checkPhrases(phrases);
      const lines = phrases.map((phrase) => `- ${phrase.replace(/^\(told\)/, "*Told:*")}`);
      const text = lines
        .join("\n")
        .replace(moment, "…")
        .replace(/Good \w+,/g, "Good …,");
      steps.push(`${title}\n\n${text}\n`);
    }
    const heard = async (title: string, last: string | RegExp) =>
      write(`### ${title}`, await listener.hear(last));
    // The focus may pass over the menu's button on the way, where what was chosen is not there at once.
    const isPassed = (phrase: string) => phrase.startsWith("button, Fathimath Naseema");
    const heardFromMenu = async (title: string, last: string | RegExp) =>
      write(
        `### ${title}`,
        (await listener.hear(last)).filter((phrase) => !isPassed(phrase)),
      );
    async function listen(selector: string): Promise<string[]> {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const phrases = await listener.read(selector);
      checkPhrases(phrases);
      const pressed = phrases.filter((phrase) => pressable.test(phrase));
      expect(pressed.filter((phrase, index) => pressed.indexOf(phrase) !== index)).toEqual([]);
      return phrases;
    }
    async function read(title: string, selector: string): Promise<string[]> {
      const phrases = await listen(selector);
      write(`### ${title}`, phrases);
      return phrases;
    }
    const part = (title: string) => steps.push(`## ${title}\n`);
    const profile = page.getByRole("banner").getByRole("button").last();
    const findCenter = main.getByRole("searchbox", { name: "Find by name or place" });
    const firstCenter = main.getByRole("radio").first();

    part("Signing in");
    expect(await read("The page", "main")).toEqual(
      expect.arrayContaining(["form, Sign in", "button, Sign in"]),
    );
    await keyboard.type("super");
    await keyboard.press("Tab");
    await keyboard.type("Counter-2025!");
    await keyboard.press("Enter");
    await heard("With a wrong password", "(told) Username or password is not correct.");
    await keyboard.press("Control+A");
    await keyboard.type(demonstrationPassword);
    await keyboard.press("Enter");

    part("Picking a centre");
    await heard("The next page", "heading, Select Center, level 1");
    await desk.tabTo(findCenter);
    await heard("Tab", "searchbox, Find by name or place");
    await keyboard.type("DNR Head");
    await heard("Typing “DNR Head”", "(told) 1 to choose from");
    const choice = await read("The page", "main");
    expect(choice).toEqual(expect.arrayContaining(["radiogroup, Your centres"]));
    await desk.tabTo(firstCenter);
    await heard("Tab", /^radio, DNR Head Office, .*position 1, set size 1$/);
    await keyboard.press("Space");
    await desk.tabTo(main.getByRole("button", { name: "Select Center" }));
    await heard("Space, and Tab", "button, Select Center");
    await keyboard.press("Enter");
    await expect(desk.heading).toHaveText("Dashboard");
    await heard("The next page", /^\(told\) As of/);
    await expect(main.getByRole("table", { name: "Population by atoll" })).toBeVisible();
    const dashboard = await listen("main");
    expect(dashboard[0]).toBe("heading, Dashboard, level 1");
    // Which lines are in this list changes with the date and the time.
    expect(dashboard).toEqual(
      expect.arrayContaining([
        "list, Next to do at DNR Head Office",
        expect.stringMatching(/^link, (Correct and submit|Take biometrics|Save proof): \S+$/),
      ]),
    );
    const from = (phrase: string) => dashboard.indexOf(phrase);
    const watchList = dashboard.slice(from("region, Watch list"), from("Handed over today"));
    const service = dashboard.slice(from("region, How the service does"), from("region, Population"));
    const population = dashboard.slice(from("region, Population")).filter((phrase) => sentence.test(phrase));
    write("### The page", dashboard.slice(0, from("region, Next to do")).map(withoutFigures));
    write("### The watch list", watchList.map(withoutFigures));
    write("### How the service does", service.map(withoutFigures));
    write("### The population, but for the rows of its tables", population.map(withoutFigures));

    part("Searching by ID number");
    await keyboard.press("Control+K");
    await heard("Ctrl and K", /^searchbox, ID number, key shortcuts Control\+K/);
    await keyboard.type("12345x");
    await keyboard.press("Enter");
    await heard("What is no ID number", "(told) Invalid ID Number");
    await keyboard.press("Escape");
    await keyboard.type("a123456");
    await keyboard.press("Enter");
    await heard("An ID number", "(told) No record was found for A123456.");
    expect(await read("The page", "main")).toContain("navigation, Breadcrumb");

    part("Changing the password");
    // The notice goes away by itself. While it is shown, the Tab key stops at it.
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await desk.tabTo(profile);
    await heard("Tab, to the user's menu", /^button, Fathimath Naseema, .*has popup menu$/);
    await keyboard.press("Enter");
    await heard("Enter", "menuitem, Change Password, position 1, set size 5");
    await keyboard.press("Enter");
    await heardFromMenu("Enter", "Current password");
    await read("The dialog", '[data-idd-part="dialog"]');
    await keyboard.type(demonstrationPassword);
    await desk.tabTo(dialog.getByLabel("New password", { exact: true }));
    await heard("Tab", /^New password, .*not met yet/);
    await keyboard.type(fresh);
    await heard("Typing a password", "(told) 4 of 4 rules are met.");
    await desk.tabTo(dialog.getByLabel("Confirm new password"));
    await heard("Tab", "Confirm new password");
    await keyboard.type(fresh);
    await desk.tabTo(dialog.getByRole("button", { name: "Confirm" }));
    await heard("Typing it again, and Tab", "button, Confirm");
    await keyboard.press("Enter");
    await expect(profile).toBeFocused();
    await heard("Enter", "(told) Password updated.");

    part("Switching the centre");
    await keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Switch Center" })).toBeVisible();
    await keyboard.type("Sw");
    await heard("Enter, and typing “Sw”", "menuitem, Switch Center, position 4, set size 5");
    await keyboard.press("Enter");
    await heardFromMenu("Enter", "heading, Switch Center, level 1");
    await desk.tabTo(findCenter);
    await keyboard.type("Phase 1");
    await heard("Tab, and typing “Phase 1”", "(told) 1 to choose from");
    await desk.tabTo(firstCenter);
    await heard("Tab", /^radio, Hulhumalé Phase 1 Service Centre/);
    await keyboard.press("Space");
    await desk.tabTo(main.getByRole("button", { name: "Select Center" }));
    await heard("Space, and Tab", "button, Select Center");
    await keyboard.press("Enter");
    await heard("Enter", /^\(told\) As of/);

    part("Signing out");
    await pressMenu(profile, desk);
    await keyboard.type("Log");
    await heard("The user's menu, and typing “Log”", /^menuitem, Logout/);
    await keyboard.press("Enter");
    await heardFromMenu("Enter", "textbox, Username, required");
    // The reader stumbles over parts that have gone before it could name them.
    expect(desk.consoleErrors.filter((error) => !error.includes("getElementById"))).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
  const text = steps.join("\n");
  if (process.env.ID_DESK_SPOKEN === "write") writeFileSync(document, text);
  expect(text).toBe(readFileSync(document, "utf8"));
});

/** Opens the menu from wherever the focus is, as somebody does who knows the way. */
async function pressMenu(profile: Locator, { page }: Desk): Promise<void> {
  await profile.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
}
