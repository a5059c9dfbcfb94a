import type { Locator, Page } from "@playwright/test";
import { drawPrint, drawSignature, makePdf } from "../evidence.ts";
import { expect, test } from "../journey.ts";
import { Counter } from "../pages/Counter.ts";
import type { Desk } from "../pages/Desk.ts";
import { expectWithinReach, listTurnedCodes } from "../within-reach.ts";

// The cards SN0005040 to SN0005059 are of this file and of issuances-reach, and SN0005207, which replaces another.
const headOffice = "DNR Head Office";
const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;
const narrow = { width: 320, height: 568 };

async function openCounter(desk: Desk): Promise<Counter> {
  await desk.startSession("clerk.male", headOffice);
  const counter = new Counter(desk);
  await counter.open();
  return counter;
}

/** Opens the counter as it is read from right to left. */
async function openFromRight(desk: Desk): Promise<Counter> {
  await desk.page.addInitScript(() => localStorage.setItem("id-desk-appearance", '{"language":"dv"}'));
  const counter = await openCounter(desk);
  await expect(desk.page.locator("html")).toHaveAttribute("dir", "rtl");
  return counter;
}

/** Everything is within reach, and every number is read as it stands on a card. */
async function expectReadable(desk: Desk): Promise<void> {
  await expectWithinReach(desk.page);
  expect(await listTurnedCodes(desk.main)).toEqual([]);
}

/** Presses a button by keyboard and gives the file that it asks for. */
async function giveFile(
  desk: Desk,
  button: Locator,
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  await desk.tabTo(button);
  const asked = desk.page.waitForEvent("filechooser", { timeout: 15_000 });
  await desk.page.keyboard.press("Enter");
  await (await asked).setFiles(file);
}

const print = () => ({ name: "index.png", mimeType: "image/png", buffer: drawPrint() });
const signature = () => ({ name: "signature.png", mimeType: "image/png", buffer: drawSignature() });

/** Says what is told: at once, or at the next pause. */
const told = (page: Page, words: string | RegExp) =>
  page.locator('[role="alert"], [role="status"]').filter({ hasText: words }).first();

// Listened to throughout: a browser that is only then told to ask here may have asked its own window already.
test.beforeEach(({ desk }) => void desk.page.on("filechooser", () => undefined));

test("On a window of 320 px the keyboard alone hands a card over to its owner, from the scan to the record [ROUTE-19] [CALL-41]", async ({
  desk,
}) => {
  test.slow();
  const [card, other] = [serial(5040), serial(5041)];
  const { page } = desk;
  const { keyboard } = page;
  await page.setViewportSize(narrow);
  const counter = await openCounter(desk);
  const { main } = counter;
  await expectWithinReach(page);

  await desk.scan("SN9999999");
  await expect(told(page, "No valid card with this serial number was found.")).toBeAttached();
  await expect(desk.scanField).toBeFocused();
  await expectWithinReach(page);

  await desk.scan(card);
  await expect(main.getByRole("radio", { name: /^Owner/ })).toBeFocused();
  await expect(told(page, /can be handed over/)).toBeAttached();
  await expectWithinReach(page);

  await keyboard.press("Enter");
  await expect(main.getByRole("radio", { name: /^Registered number/ })).toBeFocused();
  await expectWithinReach(page);

  await keyboard.press("Enter");
  await expect(counter.code).toBeFocused();
  await expect(told(page, /A code was sent to/)).toBeAttached();
  await expectWithinReach(page);
  const code = await counter.readPhone(card);
  await keyboard.type(code === "000000" ? "000001" : "000000");
  await keyboard.press("Enter");
  await expect(told(page, "Otp is not valid.")).toBeAttached();
  await expect(counter.code).toBeFocused();
  await expect(counter.code).toHaveAccessibleDescription(/Otp is not valid\..*4 tries left\./);
  await expectWithinReach(page);
  await keyboard.type(code);
  await keyboard.press("Enter");

  await expect(counter.openStep).toContainText("Check the card in hand");
  await expect(desk.scanField).toBeFocused();
  await expectWithinReach(page);
  await desk.scan(other);
  await expect(told(page, /Serial number does not match\./)).toBeAttached();
  await expect(main.getByText("In your hand", { exact: true })).toBeVisible();
  await expect(desk.scanField).toBeFocused();
  await expectWithinReach(page);
  await desk.scan(card);
  const photo = main.getByRole("checkbox", { name: /^Photo on the card/ });
  await expect(photo).toBeFocused();
  await expect(told(page, "This is the card.")).toBeAttached();
  await expectWithinReach(page);

  await keyboard.press("Space");
  await expect(photo).toBeFocused();
  await keyboard.press("Enter");
  await expect(counter.openStep).toBeFocused();
  await expectWithinReach(page);
  await desk.tabTo(counter.handOver);
  await expectWithinReach(page);
  await keyboard.press("Enter");
  await expect(told(page, /was handed over to/)).toBeAttached();
  await expect(counter.openStep).toBeFocused();
  await expect(main.getByText("This card has already been handed over.")).toHaveCount(0);

  // What is missing is said where it is to be taken.
  await expect(counter.button("Save proof")).toBeVisible();
  await keyboard.press("Control+Enter");
  await expect(main.getByText("Take a fingerprint, or say why there is none.")).toBeVisible();
  await expect(counter.button("Use a file")).toBeFocused();
  await expectWithinReach(page);
  await giveFile(desk, counter.button("Use a file"), print());
  await expect(told(page, "Index finger taken.")).toBeAttached();
  await giveFile(desk, counter.button("Use a picture"), signature());
  await expect(main.getByRole("img", { name: "The signature that will be sent" })).toBeVisible();
  await expectWithinReach(page);
  await desk.tabTo(counter.button("Save proof"));
  await keyboard.press("Enter");
  await expect(told(page, /is complete\./)).toBeAttached();
  await expect(counter.openStep).toBeFocused();
  await expectWithinReach(page);

  await desk.tabTo(main.getByRole("link", { name: "Open record" }));
  await keyboard.press("Enter");
  const record = page.getByRole("dialog", { name: /^Hand-over HO-/ });
  await expect(record.getByRole("img", { name: /^The signature of/ })).toBeVisible();
  await expect(record).toContainText("Completed");
  expect(await record.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expectWithinReach(page);
});

test("Read from right to left on a window of 320 px, the whole of a hand-over has room, and its numbers are not turned [LOOK-01]", async ({
  desk,
}) => {
  test.slow();
  const card = serial(5042);
  await desk.page.setViewportSize(narrow);
  const counter = await openFromRight(desk);
  await expectReadable(desk);
  await desk.scan("A999999");
  await expect(counter.main.getByText("Card not found by ID number.").first()).toBeVisible();
  await expectReadable(desk);
  await counter.find(card);
  await expectReadable(desk);
  await counter.chooseOwner();
  await expectReadable(desk);
  await counter.main.getByText("Another number").click();
  const contact = counter.main.getByRole("textbox", { name: /^Phone number/ });
  await contact.fill("7712350");
  await expect(contact).toHaveCSS("direction", "ltr");
  await counter.main.getByRole("combobox").selectOption({ index: 1 });
  await expectReadable(desk);
  await counter.sendCode();
  await expect(counter.code).toHaveCSS("direction", "ltr");
  await expectReadable(desk);
  await desk.page.keyboard.type(await counter.readPhone(card));
  await desk.page.keyboard.press("Enter");
  await expect(desk.scanField).toBeFocused();
  await expect(desk.scanField).toHaveCSS("direction", "ltr");
  await desk.scan(serial(5041));
  await expect(counter.main.getByText("In your hand", { exact: true })).toBeVisible();
  await expectReadable(desk);
  await counter.checkCard(card);
  await expectReadable(desk);
  await counter.give();
  await expectReadable(desk);
  await counter.main.locator("input[type=file]").first().setInputFiles(print());
  await expect(counter.main.getByText("Index finger taken.")).toBeVisible();
  await counter.main.locator("input[type=file]").last().setInputFiles(signature());
  await expect(counter.main.getByRole("img", { name: "The signature that will be sent" })).toBeVisible();
  await counter.button("Save proof").click();
  await expect(counter.main.getByText(/is complete\./).first()).toBeVisible();
  await expectReadable(desk);
  await counter.main.getByRole("link", { name: "Open record" }).click();
  const record = desk.page.getByRole("dialog", { name: /^Hand-over HO-/ });
  await expect(record.getByRole("img", { name: /^The signature of/ })).toBeVisible();
  await expectWithinReach(desk.page);
  expect(await listTurnedCodes(record)).toEqual([]);
});

test("Read from right to left, the keyboard alone hands a card to somebody with a letter, and each fault leads to its field [CALL-43]", async ({
  desk,
}) => {
  test.slow();
  const card = serial(5043);
  const { page } = desk;
  const { keyboard } = page;
  const counter = await openFromRight(desk);
  const { main } = counter;
  const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: makePdf(20_000) });
  await desk.scan(card);
  await expect(main.getByRole("radio", { name: /^Owner/ })).toBeFocused();
  for (let presses = 0; presses < 2; presses += 1) await keyboard.press("ArrowDown");
  await expect(main.getByRole("radio", { name: /^Authorised person/ })).toBeChecked();
  await keyboard.press("Enter");
  const collector = main.getByRole("textbox", { name: /^ID number of the collector/ });
  await expect(collector).toBeFocused();
  await expect(collector).toHaveAccessibleDescription(/ID Number is not valid\./);
  await expectReadable(desk);
  await keyboard.type("A105302");
  await keyboard.press("Enter");
  await expect(told(page, /may not collect the card/)).toBeAttached();
  await expectReadable(desk);
  await desk.tabTo(collector);
  await keyboard.press("Control+A");
  await keyboard.type("A105305");
  await keyboard.press("Enter");
  await expect(told(page, / may collect the card/)).toBeAttached();
  await expect(counter.button("Choose file")).toBeFocused();
  await expectReadable(desk);
  await giveFile(desk, counter.button("Choose file"), { ...pdf("letter.docx"), mimeType: "application/zip" });
  await expect(told(page, /^letter\.docx: /)).toBeAttached();
  await expectReadable(desk);
  await giveFile(desk, counter.button("Choose file"), pdf("letter.pdf"));

  await expect(main.getByRole("radio", { name: /^Registered number/ })).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  const contact = main.getByRole("textbox", { name: /^Phone number/ });
  await expect(contact).toBeFocused();
  await expect(contact).toHaveAccessibleDescription(/Phone Number is not valid\./);
  await expectReadable(desk);
  await keyboard.type("7712351");
  await keyboard.press("Enter");
  const reason = main.getByRole("combobox");
  await expect(reason).toBeFocused();
  await desk.chooseByKeyboard(reason, 1);
  await desk.tabTo(counter.button("Send code"));
  await keyboard.press("Enter");
  await expect(counter.code).toBeFocused();
  await keyboard.type(await counter.readPhone(card));
  await keyboard.press("Enter");
  await expect(counter.openStep).toContainText("Check the card in hand");
  await expect(desk.scanField).toBeFocused();
  await desk.scan(card);
  await expect(main.getByRole("checkbox", { name: /^The person in front of me/ })).toBeFocused();
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(counter.openStep).toContainText("Hand over");
  await expectReadable(desk);
  await keyboard.press("Control+Enter");
  await expect(told(page, /was handed over to/)).toBeAttached();

  await desk.tabTo(main.getByRole("checkbox", { name: "No fingerprint can be taken" }));
  await keyboard.press("Space");
  await desk.tabTo(main.getByRole("checkbox", { name: "Signed on the printed receipt" }));
  await keyboard.press("Space");
  await keyboard.press("Control+Enter");
  const why = main.getByLabel("Why there is no fingerprint");
  await expect(why).toBeFocused();
  await expect(main.getByText("Add the signed receipt.")).toBeVisible();
  await expectReadable(desk);
  await desk.chooseByKeyboard(why, 1);
  await giveFile(desk, counter.button("Choose file"), pdf("receipt.pdf"));
  await expect(told(page, /receipt\.pdf is kept/)).toBeAttached();
  await expectReadable(desk);
  await keyboard.press("Control+Enter");
  await expect(told(page, /is complete\./)).toBeAttached();
  await expect(counter.openStep).toBeFocused();
});
