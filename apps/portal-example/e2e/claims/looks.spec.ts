import { compareLooks, expect, readLooks, type Sheets, showScreens, test } from "../portal.ts";

const screens = ".idd-root, .idd-root *";
const hosts: readonly [name: string, sheets: Sheets, own: Sheets][] = [
  ["Bootstrap", "bootstrap,unlayered", "bootstrap" as Sheets],
  ["Bootstrap and a bad neighbour's rules", "bootstrap,unlayered,portal", "bootstrap,portal"],
  ["both in a layer below ours", "layered,styles", "layered" as Sheets],
  ["Tailwind's ground", "tailwind,styles", "tailwind" as Sheets],
];

/** `[type=button]` of Bootstrap and Tailwind; what it does to a button without a border is nothing. */
const isWithoutEffect = (line: string) => / appearance: auto became button$/.test(line);

for (const [name, sheets] of hosts) {
  test(`In a host with ${name} every element of the screens looks as in a plain one`, async ({
    openSpecimens,
  }) => {
    const [plain, host] = [await openSpecimens("styles"), await openSpecimens(sheets)];
    for (const page of [plain, host]) await showScreens(page);
    const expected = await readLooks(plain, screens);
    expect(expected.length).toBeGreaterThan(300);
    const differences = compareLooks(expected, await readLooks(host, screens));
    expect(differences.filter((line) => !isWithoutEffect(line))).toEqual([]);

    for (const page of [plain, host]) {
      await page.getByRole("button", { name: "New batch" }).click();
      await page.getByRole("dialog", { name: /New batch/ }).waitFor();
      await page.getByRole("combobox").last().waitFor();
    }
    const overlays = `[data-idd-part="overlays"] *`;
    const inDialog = await readLooks(plain, overlays);
    expect(inDialog.length).toBeGreaterThan(20);
    const changed = compareLooks(inDialog, await readLooks(host, overlays));
    expect(changed.filter((line) => !isWithoutEffect(line))).toEqual([]);
  });
}

for (const [name, sheets, own] of hosts) {
  test(`A host with ${name} keeps its own look beside the screens`, async ({ openSpecimens }) => {
    const ownElements = "html, body, #own, #own *";
    const before = await readLooks(await openSpecimens(own), ownElements);
    const page = await openSpecimens(sheets);
    expect(compareLooks(before, await readLooks(page, ownElements))).toEqual([]);
    await showScreens(page);
    expect(compareLooks(before, await readLooks(page, ownElements))).toEqual([]);
    await page.getByRole("button", { name: "New batch" }).click();
    await page.getByRole("dialog", { name: /New batch/ }).waitFor();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: /New batch/ })).toHaveCount(0);
    expect(compareLooks(before, await readLooks(page, ownElements))).toEqual([]);
    await page.evaluate(() => window.hideScreens());
    expect(compareLooks(before, await readLooks(page, ownElements))).toEqual([]);
  });
}

test("A variable of ours changes the screens in the portal, and nothing else", async ({ counter }) => {
  const colorOf = (name: string) =>
    counter.getByRole("button", { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf("New batch")).toBe("rgb(154, 52, 18)");
  expect(await colorOf("Leave")).not.toBe("rgb(154, 52, 18)");
});
