import { expect, type Locator } from "@playwright/test";
import { signInDirectly } from "../colleague.ts";
import { drawPrint, drawSignature } from "../evidence.ts";
import { test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";
import type { Server } from "../server.ts";
import { expectWithinReach } from "../within-reach.ts";

// The cards SN0005040 to SN0005059 are of this file and of hand-over-reach.
const headOffice = "DNR Head Office";
const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;

/** Hands a card over to its owner without a browser: how it is done on the page has journeys of its own. */
async function handOver(server: Server, serial_number: string): Promise<void> {
  const { send } = await signInDirectly(server);
  const post = async (path: string, body: object) => {
    const answer = await send("POST", `/issuance/${path}`, JSON.stringify(body));
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const { issuance } = await post("load", { serial_number });
  const card_id: number = issuance.card.id;
  await post("check_collector", { card_id, collector_type: "self" });
  await post("otp", { card_id });
  const code = new RegExp(`(\\d{6}) is your code to collect ID card ${serial_number}`);
  let otp: string | undefined;
  await expect(async () => {
    otp = code.exec(await (await fetch(`${server.url}/demo/phone`)).text())?.[1];
    expect(otp).toBeDefined();
  }).toPass();
  const { otp_token } = await post("verify-otp", { card_id, otp });
  await post(`cards/${card_id}/verify`, { serial_number });
  const collector = { type: "self" };
  await post("issue", { card_id, serial_number, collector, otp_token, identity_confirmed: true });
}

/** Opens the menu of a card's row by keyboard, and chooses from it by its first letters. */
async function chooseInMenu(desk: Desk, card: string, item: string): Promise<void> {
  const { keyboard } = desk.page;
  await desk.tabTo(desk.main.getByRole("button", { name: `Actions of card ${card}` }));
  await keyboard.press("Enter");
  const wanted = desk.page.getByRole("menuitem", { name: item, exact: true });
  await expect(wanted).toBeVisible();
  await keyboard.type(item);
  await expect(wanted).toBeFocused();
  await keyboard.press("Enter");
}

async function giveFile(desk: Desk, button: Locator, name: string, buffer: Buffer): Promise<void> {
  await desk.tabTo(button);
  const asked = desk.page.waitForEvent("filechooser", { timeout: 15_000 });
  await desk.page.keyboard.press("Enter");
  await (await asked).setFiles({ name, mimeType: "image/png", buffer });
}

// Listened to throughout: a browser that is only then told to ask here may have asked its own window already.
test.beforeEach(({ desk }) => void desk.page.on("filechooser", () => undefined));

test("On a window of 320 px the keyboard alone reads a hand-over in the list, completes one and takes a card back [ROUTE-18] [CALL-44] [CALL-45]", async ({
  desk,
  server,
}) => {
  test.slow();
  const [first, second] = [serial(5044), serial(5045)];
  await handOver(server, first);
  await handOver(server, second);
  const { page, main, dialog } = desk;
  const { keyboard } = page;
  await page.setViewportSize({ width: 320, height: 568 });
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/issuance/list?per_page=10");
  const row = (card: string) => main.getByRole("row", { name: new RegExp(card.slice(-4)) });
  await expect(row(first)).toContainText("Collected");
  const menuOf = (card: string) => main.getByRole("button", { name: `Actions of card ${card}` });
  await desk.tabTo(main.getByRole("searchbox"));
  await expectWithinReach(page);

  // A scan shows the one hand-over that it fits, and Enter opens it.
  await desk.scan(first);
  const record = page.getByRole("dialog", { name: /^Hand-over HO-/ });
  await expect(record.getByText("Verification")).toBeVisible();
  await expectWithinReach(page);
  await keyboard.press("Escape");
  await expect(record).toBeHidden();
  await expect(main.getByRole("searchbox")).toBeFocused();
  await keyboard.press("Control+A");
  await keyboard.press("Delete");

  await chooseInMenu(desk, first, "Save proof");
  await expect(dialog.getByText("Fingerprint of", { exact: false }).first()).toBeVisible();
  await expectWithinReach(page);
  await desk.tabTo(dialog.getByRole("button", { name: "Save proof" }));
  await keyboard.press("Enter");
  await expect(dialog.getByText("Take a fingerprint, or say why there is none.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Use a file" })).toBeFocused();
  await expectWithinReach(page);
  await giveFile(desk, dialog.getByRole("button", { name: "Use a file" }), "thumb.png", drawPrint());
  await expect(dialog.getByText("Thumb taken.")).toBeVisible();
  await giveFile(desk, dialog.getByRole("button", { name: "Use a picture" }), "sig.png", drawSignature());
  await expect(dialog.getByRole("img", { name: "The signature that will be sent" })).toBeVisible();
  await expectWithinReach(page);
  await desk.tabTo(dialog.getByRole("button", { name: "Save proof" }));
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(row(first)).toContainText("Completed");
  await expect(menuOf(first)).toBeFocused();
  await expectWithinReach(page);

  await chooseInMenu(desk, second, "Return card");
  await expect(dialog).toBeVisible();
  await expectWithinReach(page);
  await desk.tabTo(dialog.getByRole("button", { name: "Return card" }));
  await keyboard.press("Enter");
  const reason = dialog.getByLabel("Reason");
  await expect(dialog.getByText("Reason is required.").first()).toBeVisible();
  await expect(reason).toBeFocused();
  await expectWithinReach(page);
  await desk.chooseByKeyboard(reason, 2);
  await desk.tabTo(dialog.getByRole("textbox", { name: "Notes" }));
  await keyboard.type("The name is misspelt");
  await desk.tabTo(dialog.getByRole("button", { name: "Return card" }));
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(row(second)).toContainText("Returned");
  // Nothing is left to be done with it, so its menu has gone.
  await expect(row(second).getByRole("button").first()).toBeFocused();
  await expectWithinReach(page);
});
