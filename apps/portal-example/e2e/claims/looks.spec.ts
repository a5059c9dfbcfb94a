import type { Page } from "playwright/test";
import { compareLooks, hoverAll, type Look, readLooks } from "../looks.ts";
import { addOurSheets, expect, showScreens, test } from "../portal.ts";

const hosts = [
  ["Bootstrap and a bad neighbour's rules, in no layer", "bootstrap,unlayered,portal"],
  ["both in a layer below ours", "layered,styles"],
  ["Tailwind's ground", "tailwind,styles"],
] as const;

const ownElements = "html, body, #own, #own *";
const overlays = '[data-idd-part="overlays"] *';
/** The host has a dialog of its own, always open. */
const dialog = (page: Page) => page.locator('[data-idd-part="dialog"]');
const screen = (page: Page, name: string) => page.locator(`[data-idd-screen="${name}"]`);

/** What staff do on the page, step by step, and where it is then looked at. */
const steps: readonly { name: string; where: string; least: number; go: (page: Page) => Promise<unknown> }[] =
  [
    { name: "the screens", where: ".idd-root, .idd-root *", least: 300, go: showScreens },
    {
      name: "what the pointer is on",
      where: ".idd-root :is(a, button, tr, label, input), .idd-root :is(a, button, tr, label, input) *",
      least: 150,
      go: (page) => hoverAll(page, ".idd-root :is(a, button, tr, label, input)"),
    },
    {
      name: "a chosen centre",
      where: '[data-idd-screen="SelectCenter"] *',
      least: 20,
      go: (page) => screen(page, "SelectCenter").getByText("DNR Head Office").click(),
    },
    {
      name: "the dialog of a new batch, with its list open",
      where: overlays,
      least: 30,
      async go(page) {
        await screen(page, "DispatchSending").getByRole("button", { name: "New batch" }).click();
        await dialog(page).waitFor();
        // The list is placed by the field, which moves with the dialog until that has arrived.
        await expectArrived(page);
        await dialog(page).getByRole("combobox").click();
        await page.locator('[data-idd-part="overlays"]').getByRole("option").first().waitFor();
      },
    },
    {
      name: "the dialog of a disputed card",
      where: overlays,
      least: 20,
      async go(page) {
        await closeDialog(page);
        await screen(page, "DispatchReceivingBatch")
          .getByRole("button", { name: /^More for/ })
          .click();
        await page.getByRole("menuitem", { name: "Dispute" }).click();
        await dialog(page).getByRole("button").first().waitFor();
      },
    },
    {
      name: "the dialog of a note",
      where: overlays,
      least: 10,
      async go(page) {
        await closeDialog(page);
        await screen(page, "DispatchReceivingBatch").getByRole("button", { name: "Add note" }).click();
        await dialog(page).getByRole("textbox").waitFor();
      },
    },
  ];

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  // The first one closes an open list.
  if (await dialog(page).count()) await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

/** What has arrived stands where it stays. */
async function expectArrived(page: Page): Promise<void> {
  await expect(page.locator("[data-entering]")).toHaveCount(0);
}

/** Takes the steps, and gives how everything looks after each. */
async function walk(page: Page): Promise<Look[][]> {
  const looks: Look[][] = [];
  for (const { go, where } of steps) {
    const end = await go(page);
    await expectArrived(page);
    looks.push(await readLooks(page, where));
    if (typeof end === "function") await end();
  }
  return looks;
}

/** `[type=button]` of Bootstrap and Tailwind; what it does to a button without a border is nothing. */
const isWithoutEffect = (line: string) => / appearance: auto became button$/.test(line);

// One worker for the file, so that the plain page is walked once.
test.describe.configure({ mode: "default" });

let plain: Look[][] | undefined;

for (const [name, sheets] of hosts) {
  test(`In a host with ${name} the screens look as in a plain one, and the host as without them`, async ({
    openSpecimens,
  }) => {
    if (!plain) {
      const page = await openSpecimens("styles");
      await addOurSheets(page);
      plain = await walk(page);
    }
    const page = await openSpecimens(sheets);
    const before = await readLooks(page, ownElements);
    const expectOwnLook = async () =>
      expect(compareLooks(before, await readLooks(page, ownElements))).toEqual([]);
    await addOurSheets(page);
    await expectOwnLook();

    const looks = await walk(page);
    steps.forEach((step, index) => {
      const [expected = [], found = []] = [plain?.[index], looks[index]];
      expect(expected.length, step.name).toBeGreaterThan(step.least);
      const differences = compareLooks(expected, found).filter((line) => !isWithoutEffect(line));
      expect(differences, step.name).toEqual([]);
    });

    await closeDialog(page);
    await expectOwnLook();
    await page.evaluate(() => window.hideScreens());
    await expectOwnLook();
  });
}

test("A variable of ours changes the screens in the portal, and nothing else", async ({ counter }) => {
  const colorOf = (name: string) =>
    counter.getByRole("button", { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf("New batch")).toBe("rgb(154, 52, 18)");
  expect(await colorOf("Leave")).not.toBe("rgb(154, 52, 18)");
});
