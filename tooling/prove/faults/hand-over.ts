import type { Locator, Page } from "playwright";
import { expect } from "playwright/test";
import { patience } from "./place.ts";
import type { Send } from "./sign-in.ts";

/** How far a hand-over to the owner of a card has come. */
const stages = ["found", "chosen", "code sent", "verified", "in hand", "handed over"] as const;
type Stage = (typeof stages)[number];

/** Brings a card of the demonstration so far without a page, and gives its id. */
export async function bring(send: Send, url: string, serial_number: string, stage: Stage): Promise<number> {
  const load = async () => (await send("POST", "/issuance/load", { serial_number })).issuance;
  const card_id: number = (await load()).card.id;
  const steps: readonly (() => Promise<unknown>)[] = [
    () => send("POST", "/issuance/check_collector", { card_id, collector_type: "self" }),
    () => send("POST", "/issuance/otp", { card_id }),
    async () => send("POST", "/issuance/verify-otp", { card_id, otp: await readPhone(url, serial_number) }),
    () => send("POST", `/issuance/cards/${card_id}/verify`, { serial_number }),
    async () => {
      const { otp_token } = await load();
      const collector = { type: "self" };
      const body = { card_id, serial_number, collector, otp_token, identity_confirmed: true };
      return send("POST", "/issuance/issue", body);
    },
  ];
  for (const take of steps.slice(0, stages.indexOf(stage))) await take();
  return card_id;
}

/** The newest code for a card, as its collector reads it out. */
export async function readPhone(url: string, serial: string): Promise<string> {
  const texts = new RegExp(`(\\d{6}) is your code to collect ID card ${serial}`);
  let code: string | undefined;
  const read = async () => {
    const phone = await fetch(`${url}/demo/phone`);
    code = texts.exec(await phone.text())?.[1];
    return code;
  };
  await expect.poll(read, patience).toBeDefined();
  return code ?? "";
}

const main = (page: Page) => page.getByRole("main");

/** A button of the page on which a card is handed over. */
export const counterButton = (page: Page, name: string): Locator =>
  main(page).getByRole("button", { name, exact: true });

/** The field that takes the card that is looked for. */
export const findField = (page: Page): Locator =>
  main(page).getByRole("textbox", { name: /^Scan the card or/ });

/** The field that takes the card in hand. */
export const handField = (page: Page): Locator =>
  main(page).getByRole("textbox", { name: "Scan the card in your hand" });

/** Types a code as a scanner does. */
export async function scanInto(field: Locator, code: string): Promise<void> {
  await field.fill(code);
  await field.press("Enter");
}

/** Looks for a card, on the page on which it is handed over. */
export const findCard = (page: Page, serial: string) => scanInto(findField(page), serial);

/** Says that the owner is who their card shows, so that it can be handed over. */
export async function confirmPhoto(page: Page): Promise<void> {
  await main(page)
    .getByText(/^Photo on the card matches/)
    .click();
  await main(page).getByRole("button", { name: "Continue" }).click();
}

/** Takes a signature, and says why there is no fingerprint. */
export async function takeProof(page: Page): Promise<void> {
  await main(page).getByText("No fingerprint can be taken").click();
  await main(page).getByLabel("Why there is no fingerprint").selectOption({ index: 1 });
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [600, 240];
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, 600, 240);
    context.fillStyle = "#1a1a3a";
    for (let x = 60; x < 540; x += 2) context.fillRect(x, 120 + 60 * Math.sin(x / 17), 5, 5);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  const file = { name: "signature.png", mimeType: "image/png", buffer: Buffer.from(drawn, "base64") };
  await main(page).locator("input[type=file]").last().setInputFiles(file);
  await main(page).getByRole("img", { name: "The signature that will be sent" }).waitFor();
}
