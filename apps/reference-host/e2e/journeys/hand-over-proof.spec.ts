import { createHash } from "node:crypto";
import { listAxeViolations } from "../axe.ts";
import { signInDirectly } from "../colleague.ts";
import { drawPrint, makePdf } from "../evidence.ts";
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
  await counter.button("Complete").click();
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

test("Who has no fingerprint and signs on paper completes with a reason and the signed receipt [CALL-42]", async ({
  desk,
  server,
}) => {
  const card = serial(5021);
  const counter = await openCounter(desk);
  await counter.giveToOwner(card);
  await counter.button("Complete").click();
  await expect(counter.main.getByText("Take a fingerprint, or say why there is none.").first()).toBeVisible();
  await counter.main.getByText("No fingerprint can be taken").click();
  await counter.main.getByLabel("Why there is no fingerprint").selectOption({ index: 1 });
  await counter.main.getByText("Signed on the printed receipt").click();
  await counter.main
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name: "receipt.pdf", mimeType: "application/pdf", buffer: makePdf(20_000) });
  await expect(counter.main.getByText(/receipt.pdf is kept for this hand-over/).first()).toBeVisible();
  await counter.button("Complete").click();
  await expect(counter.main.getByText(`The hand-over of ${card} is complete.`)).toBeVisible();
  const id = await readCardId(server, card);
  const { send } = await signInDirectly(server);
  const { issuance } = await (await send("GET", `/issuance/cards/${id}/completed`)).json();
  expect(issuance.proof).toMatchObject({ thumb: false, signature: false, documents: 1 });
  expect(issuance.proof.thumb_missing_reason).toBeTruthy();
});

test("A letter of 40 MB arrives byte for byte over a link that is cut four times [LOOK-06] [CALL-43]", async ({
  desk,
  server,
}) => {
  test.slow();
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
  await expect(counter.openStep).toContainText("Verify by one-time password", { timeout: 60_000 });
  await counter.verify(card);
  await counter.checkCard(card);
  await counter.give();

  const id = await readCardId(server, card);
  const { send } = await signInDirectly(server);
  const { issuance } = await (await send("GET", `/issuance/cards/${id}/collected`)).json();
  const [document] = issuance.documents;
  const kept = await send("GET", `/issuance/cards/${id}/documents/${document.id}`);
  const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  expect(digest(new Uint8Array(await kept.arrayBuffer()))).toBe(digest(letter));
});

test("A letter that was used before is told in the words of the registry, and only the letter is asked for again [ERR-15]", async ({
  desk,
}) => {
  const card = serial(5023);
  const counter = await openCounter(desk);
  await counter.beginForAuthorised(card, "A105306");
  const letter = { name: "letter.pdf", mimeType: "application/pdf", buffer: makePdf(20_000) };
  await choose(desk, "Choose file", letter);
  // With the letter nothing is missing, and the next section opens by itself.
  await counter.verify(card);
  await counter.checkCard(card);
  // As after a reload in another window, where the path was used.
  await desk.page.route(
    "**/api/issuance/issue",
    (route) =>
      route.continue({
        postData: (route.request().postData() ?? "").replace(
          /"document_path":"[^"]+"/,
          '"document_path":"spent"',
        ),
      }),
    { times: 1 },
  );
  await counter.handOver.click();
  await expect(
    counter.main
      .getByText("The file has already been used. Please proceed with the upload process once more.")
      .first(),
  ).toBeVisible();
  await choose(desk, "Choose file", letter);
  await counter.give();
});

test("The list has every hand-over; one without proof is completed there, one is returned with a reason [CALL-44] [CALL-45] [ROUTE-18]", async ({
  desk,
}) => {
  const [first, second] = [serial(5024), serial(5025)];
  const counter = await openCounter(desk);
  await counter.giveToOwner(first);
  await counter.giveToOwner(second);
  await desk.open("/issuance/list");
  const row = (card: string) => desk.main.getByRole("row", { name: new RegExp(card.slice(-4)) });
  await expect(row(first)).toContainText("Collected");
  await expect(desk.main.getByText(/Proof outstanding \d+/)).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);

  await desk.main.getByRole("button", { name: `Actions of card ${first}` }).click();
  await desk.page.getByRole("menuitem", { name: "Complete" }).click();
  await choose(desk, "Use a file", print());
  await sign(desk);
  await desk.dialog.getByRole("button", { name: "Complete" }).click();
  await expect(row(first)).toContainText("Completed");

  await desk.main.getByRole("button", { name: `Actions of card ${second}` }).click();
  await desk.page.getByRole("menuitem", { name: "Return card" }).click();
  await desk.dialog.getByRole("button", { name: "Return card" }).click();
  await expect(desk.dialog.getByText("Reason is required.").first()).toBeVisible();
  await desk.dialog.getByLabel("Reason").selectOption({ index: 1 });
  await desk.dialog.getByRole("textbox", { name: "Notes" }).fill("The name is misspelt");
  await desk.dialog.getByRole("button", { name: "Return card" }).click();
  await expect(row(second)).toContainText("Returned");

  // It is at the centre again and can be handed over anew.
  await counter.open();
  await counter.find(second);
});

test("The record beside the list tells who, how and when, and shows what was taken as proof [CALL-47]", async ({
  desk,
}) => {
  const card = serial(5026);
  const counter = await openCounter(desk);
  await counter.giveToOwner(card);
  await choose(desk, "Use a file", print());
  await sign(desk);
  await counter.button("Complete").click();
  await expect(counter.main.getByText(`The hand-over of ${card} is complete.`)).toBeVisible();
  await counter.main.getByRole("link", { name: "Open record" }).click();
  await expect(desk.page).toHaveURL(`${desk.url}/issuance/list`);
  const drawer = desk.page.getByRole("dialog", { name: /^Hand-over HO-/ });
  await expect(drawer.getByText("One-time password")).toBeVisible();
  await expect(drawer.getByRole("img", { name: /^The fingerprint of/ })).toBeVisible();
  await expect(drawer.getByRole("img", { name: /^The signature of/ })).toBeVisible();
  await expect(drawer.getByText("Collector verified").first()).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});
