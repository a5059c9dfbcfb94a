import type { Locator, Page } from "playwright";
import type { View } from "./scene.ts";

/** A hand-over as the server answers it, as far as it is changed here. */
export interface AnsweredIssuance {
  readonly card: { readonly id: number; readonly serial_number: string; readonly [field: string]: unknown };
  readonly owner: {
    readonly id_number: string;
    readonly name_en: string;
    readonly name_dv: string;
    readonly date_of_birth: string;
    readonly phone_masked: string | null;
    readonly [field: string]: unknown;
  };
  readonly checks: readonly { readonly code: string; readonly ok: boolean; readonly message: string }[];
}

/** What becomes of a hand-over before the page gets it. */
export type Change = (issuance: AnsweredIssuance) => object;

/** Of the demonstration: one for its owner, and one that takes the place of another card. */
export const [plainCard, renewedCard] = ["SN0005040", "SN0005207"];
/** Of the demonstration: another card that is ready at the same centre. */
export const otherCard = "SN0005041";

/** A server may end a connection that rests just when it is used again. */
export const maxRetries = 2;

const call = (name: string) => `**/api/issuance/${name}`;

/** Lets the server find a card whatever is scanned, and changes what it answers of it. */
async function bring(page: Page, change: Change, serial_number = plainCard): Promise<void> {
  await page.route(call("load"), async (asked) => {
    // Both directions are looked at on one server: the card is taken from the other one's counter.
    const postData = { serial_number, take_over: true };
    const answer = (await (await asked.fetch({ postData, maxRetries })).json()) as {
      issuance: AnsweredIssuance;
    };
    await asked.fulfill({
      json: { ...answer, issuance: { ...answer.issuance, ...change(answer.issuance) } },
    });
  });
}

/** Lets a call of the counter be answered so. */
export async function answer(page: Page, name: string, json: object): Promise<void> {
  await page.route(call(name), (asked) => asked.fulfill({ json }));
}

/** Lets a call of the counter be refused so. */
export async function refuse(
  page: Page,
  name: string,
  refusal: { readonly status?: number; readonly retryAfter?: number; readonly json: object },
): Promise<void> {
  const headers = refusal.retryAfter === undefined ? {} : { "Retry-After": String(refusal.retryAfter) };
  await page.route(call(name), (asked) =>
    asked.fulfill({ status: refusal.status ?? 400, headers, json: refusal.json }),
  );
}

export const step = ({ main }: View, name: string): Locator => main.locator(`[data-step="${name}"]`);

/** Scans a code in the section that is open. */
export async function scan({ main }: View, code: string): Promise<void> {
  const field = main.locator('[aria-current="step"] input[type=text]').first();
  await field.fill(code);
  await field.press("Enter");
}

/** Opens the page, scans a card, and waits for the section that is then to be worked at. */
export async function begin(view: View, change: Change, opens: string, serial?: string): Promise<void> {
  await bring(view.page, change, serial);
  await view.open("/issuance/new");
  await scan(view, serial ?? plainCard);
  await step(view, opens).and(view.main.locator('[aria-current="step"]')).waitFor();
  await view.main.locator('[data-idd-part="card-panel"]').waitFor();
}

/** Sends the form of the section that is open. */
export const submit = ({ main }: View) => main.locator('[aria-current="step"] button[type=submit]').click();

/** Presses a box or a choice: its section may be gone with it. */
export const choose = (within: Locator, name: string, value?: string) =>
  within
    .locator(`input[name="${name}"]${value === undefined ? "" : `[value="${value}"]`}`)
    .click({ force: true });

/** Draws what stands for a fingerprint or a signature in a file. */
async function drawProof(page: Page, kind: "print" | "signature"): Promise<Buffer> {
  const drawn = await page.evaluate((isPrint) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = isPrint ? [300, 400] : [600, 240];
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.lineWidth = 5;
    for (let ring = 1; isPrint && ring < 14; ring += 1) {
      context.beginPath();
      context.ellipse(150, 210, ring * 10, ring * 14, 0, 0, Math.PI * 2);
      context.stroke();
    }
    context.beginPath();
    for (let x = 60; !isPrint && x < 540; x += 4) context.lineTo(x, 120 + 60 * Math.sin(x / 17));
    context.stroke();
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, kind === "print");
  return Buffer.from(drawn, "base64");
}

/** Chooses both files of a proof, and waits until both are shown. */
export async function takeProof(page: Page, form: Locator): Promise<void> {
  const pictures = form.locator('img[src^="blob:"]');
  for (const [index, kind] of (["print", "signature"] as const).entries()) {
    const buffer = await drawProof(page, kind);
    await form
      .locator("input[type=file]")
      .nth(index)
      .setInputFiles({ name: `${kind}.png`, mimeType: "image/png", buffer });
    await pictures.nth(index).waitFor();
  }
}
