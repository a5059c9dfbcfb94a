import { createHash } from "node:crypto";
import { listAxeViolations } from "../axe.ts";
import { signInDirectly } from "../colleague.ts";
import { drawPrint, makePdf, readPicture } from "../evidence.ts";
import { expect, test } from "../journey.ts";
import { Counter } from "../pages/Counter.ts";
import type { Desk } from "../pages/Desk.ts";
import type { Server } from "../server.ts";

const headOffice = "DNR Head Office";
const serial = (number: number) => `SN${String(number).padStart(7, "0")}`;

async function openCounter(desk: Desk): Promise<Counter> {
  await desk.startSession("clerk.male", headOffice);
  return new Counter(desk);
}

async function choose(desk: Desk, button: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const opened = desk.page.waitForEvent("filechooser");
  await desk.page.getByRole("button", { name: button }).first().click();
  await (await opened).setFiles(file);
}

/** Signs with the mouse, as with a pen. */
async function sign(desk: Desk): Promise<void> {
  const surface = desk.page.locator("canvas").first();
  await surface.scrollIntoViewIfNeeded();
  await expect(surface).toBeVisible();
  const box = await surface.boundingBox();
  if (!box) throw new Error("There is nothing to sign on.");
  const { mouse } = desk.page;
  await mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await mouse.down();
  for (let step = 1; step <= 12; step += 1) {
    await mouse.move(
      box.x + box.width * (0.2 + 0.05 * step),
      box.y + box.height * (step % 2 === 0 ? 0.3 : 0.7),
    );
  }
  await mouse.up();
}

const print = () => ({ name: "index.png", mimeType: "image/png", buffer: drawPrint() });

async function readCardId(server: Server, card: string): Promise<number> {
  const { send } = await signInDirectly(server);
  const answer = await send("POST", "/issuance/load", JSON.stringify({ serial_number: card }));
  return ((await answer.json()) as { issuance: { card: { id: number } } }).issuance.card.id;
}

test("A fingerprint and a signature complete the hand-over; the record holds all of it, and no other centre reads it [CALL-41] [CALL-48] [DOM-07]", async ({
  desk,
  server,
}) => {
  const card = serial(5020);
  const counter = await openCounter(desk);
  await counter.giveToOwner(card);
  await choose(desk, "Use a file", print());
  await sign(desk);
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await counter.button("Save proof").click();
  await expect(counter.main.getByText(`The hand-over of ${card} is complete.`)).toBeVisible();

  const id = await readCardId(server, card);
  const { send } = await signInDirectly(server);
  const { issuance } = await (await send("GET", `/issuance/cards/${id}/completed`)).json();
  expect(issuance).toMatchObject({
    status: "completed",
    issuance_no: expect.stringMatching(/^HO-\d{4}-\d{6}$/),
    card: { serial_number: card },
    collector: { type: "self" },
    otp: { verified_at: expect.any(String) },
    proof: { thumb: true, finger: "index", signature: true },
    issued_by: { username: "clerk.male" },
    completed_by: { username: "clerk.male" },
    center: { name: headOffice },
  });
  const actions = issuance.events.map(({ action }: { action: string }) => action);
  expect(actions.filter((action: string) => !["view", "load"].includes(action))).toEqual([
    "check_collector",
    "send_otp",
    "verify_otp",
    "verify_card",
    "issue",
    "complete",
  ]);
  for (const kind of ["thumb", "signature"]) {
    const picture = await send("GET", `/issuance/cards/${id}/evidence/${kind}`);
    expect([picture.status, picture.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  }
  const elsewhere = await signInDirectly(server, "clerk.hdh", 6);
  for (const path of ["collected", "completed", "evidence/thumb", "evidence/signature", "portraits/owner"]) {
    expect([403, 404]).toContain((await elsewhere.send("GET", `/issuance/cards/${id}/${path}`)).status);
  }
});

test("The picture of a letter of 40 MB arrives byte for byte over a link that is cut four times [LOOK-06] [CALL-43]", async ({
  desk,
  server,
}) => {
  // However long a busy machine takes for it.
  test.setTimeout(360_000);
  const card = serial(5022);
  const letter = makePdf(40_000_000);
  const counter = await openCounter(desk);
  await counter.beginForAuthorised(card);
  let chunks = 0;
  await desk.page.route("**/api/uploads/**", (route) => {
    if (route.request().method() !== "PATCH") return route.continue();
    chunks += 1;
    return [2, 4, 6, 8].includes(chunks) ? route.abort("connectionreset") : route.continue();
  });
  await choose(desk, "Choose file", { name: "letter.pdf", mimeType: "application/pdf", buffer: letter });
  await expect(counter.openStep).toContainText("Verify by one-time password", { timeout: 240_000 });
  await counter.verify(card);
  await counter.checkCard(card);
  await counter.give();

  const id = await readCardId(server, card);
  const { send } = await signInDirectly(server);
  const { issuance } = await (await send("GET", `/issuance/cards/${id}/collected`)).json();
  const [document] = issuance.documents;
  const kept = await send("GET", `/issuance/cards/${id}/documents/${document.id}`);
  const digest = (pdf: Buffer) => createHash("sha256").update(readPicture(pdf)).digest("hex");
  expect(digest(Buffer.from(await kept.arrayBuffer()))).toBe(digest(letter));
});
