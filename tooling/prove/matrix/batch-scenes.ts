import type { Page } from "playwright";
import { fail, type Scene, showEveryCard, type View } from "./scene.ts";

const sending = { route: "DispatchSendingBatch", visitor: "supervisor" } as const;
const receiving = { route: "DispatchReceivingBatch", visitor: "receiver" } as const;

/** A card that the demonstration does not have. */
const unknownSerial = "SN9999999";

/** Shows the page of a batch of the demonstration. */
const shows =
  (path: string) =>
  ({ open }: View) =>
    open(path);

/** Presses what opens a window on the page of a batch. */
const opens = (path: string, button: string) => async (view: View) => {
  await view.open(path);
  await view.press(button);
  await view.dialog.waitFor();
};

/** The same in the row of the first card that has it. */
const opensInRow = (path: string, button: string) => async (view: View) => {
  await view.open(path);
  await view.press(button, view.main.getByRole("table"));
  await view.dialog.waitFor();
};

/** Opens the menu of the first row that has one, and chooses in it. */
async function chooseInRow(view: View, item: string): Promise<void> {
  await view.press("More for {serial}", view.main.getByRole("table"));
  await view.page.getByRole("menuitem", { name: view.say(item) }).click();
  await view.dialog.waitFor();
}

const opensFromRow = (path: string, item: string) => async (view: View) => {
  await view.open(path);
  await chooseInRow(view, item);
};

/** A batch as the server answers it, as far as it is changed here. */
interface AnsweredBatch {
  readonly cards: readonly object[];
}

/** Answers with the batch as the server has it, but with every card received, or without cards. */
async function changeBatch(page: Page, id: number, kind: "received" | "without cards"): Promise<void> {
  await page.route(`**/api/dispatch/batches/receiving/${id}`, async (asked) => {
    const { batch } = (await (await asked.fetch()).json()) as { batch: AnsweredBatch };
    const cards =
      kind === "received" ? batch.cards.map((card) => ({ ...card, line_status: "received" })) : [];
    const counts = {
      cards_count: cards.length,
      received_count: cards.length,
      missing_count: 0,
      disputed_count: 0,
    };
    await asked.fulfill({ json: { batch: { ...batch, ...counts, cards } } });
  });
}

/** Selects the first two cards of the table. */
async function selectCards({ main, press }: View): Promise<void> {
  await press("Select cards");
  const boxes = main.getByRole("table").getByRole("checkbox");
  for (const index of [1, 2]) await boxes.nth(index).check({ force: true });
}

async function scan({ page, main }: View, code: string): Promise<void> {
  const field = main.locator('[data-idd-part="scan-panel"] input[type=text]').first();
  await field.fill(code);
  await field.press("Enter");
  await page.locator('[data-idd-part="scan-result"]').waitFor();
}

const sendingScenes: readonly Scene[] = [
  { ...sending, state: "full", what: "open", show: shows("/dispatch/sending/6") },
  { ...sending, state: "full", what: "on its way", show: shows("/dispatch/sending/3") },
  { ...sending, state: "full", what: "received with a discrepancy", show: shows("/dispatch/sending/2") },
  { ...sending, state: "empty", what: "no cards", show: shows("/dispatch/sending/7") },
  { ...sending, state: "empty", what: "cancelled", show: shows("/dispatch/sending/8") },
  { ...sending, state: "failing", what: "not there", show: shows("/dispatch/sending/99999") },
  { ...sending, state: "failing", what: "of another centre", show: shows("/dispatch/sending/12") },
  {
    ...sending,
    state: "failing",
    what: "not read",
    async show({ page, open, main, say }) {
      await page.route("**/api/dispatch/batches/sending/6", fail);
      await open("/dispatch/sending/6");
      await main.getByText(say("Could not load the batch.")).waitFor();
    },
  },
  {
    ...sending,
    state: "failing",
    what: "scan refused",
    async show(view) {
      await view.open("/dispatch/sending/6");
      await scan(view, unknownSerial);
      await view.main.getByText(unknownSerial).first().waitFor();
    },
  },
  {
    ...sending,
    state: "open",
    what: "form for a card",
    async show(view) {
      await view.open("/dispatch/sending/6");
      await scan(view, "not a serial");
      await view.press("Type a card");
      await view.main.getByRole("heading", { name: view.say("What is on the card?") }).waitFor();
      await view.press("Add card");
    },
  },
  { ...sending, state: "open", what: "dispatch", show: opens("/dispatch/sending/6", "Dispatch") },
  {
    ...sending,
    state: "failing",
    what: "dispatch refused",
    async show(view) {
      await view.page.route("**/api/dispatch/batches/6/dispatch", fail);
      await opens("/dispatch/sending/6", "Dispatch")(view);
      await view.press("Dispatch batch", view.dialog);
      await view.dialog.getByRole("alert").first().waitFor();
    },
  },
  { ...sending, state: "open", what: "cancel", show: opens("/dispatch/sending/6", "Cancel batch") },
  {
    ...sending,
    state: "failing",
    what: "cancel without notes",
    async show(view) {
      await opens("/dispatch/sending/6", "Cancel batch")(view);
      await view.press("Cancel batch", view.dialog);
      await view.dialog.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    ...sending,
    state: "open",
    what: "remove card",
    show: opensInRow("/dispatch/sending/6", "Remove {serial}"),
  },
  { ...sending, state: "open", what: "reopen", show: opens("/dispatch/sending/3", "Reopen batch") },
  { ...sending, state: "open", what: "print", show: opens("/dispatch/sending/6", "Print") },
  {
    ...sending,
    state: "open",
    what: "history",
    async show({ open, press, main, say }) {
      await open("/dispatch/sending/3");
      await press("Whole history");
      await main.getByRole("checkbox", { name: say("With what happened to single cards") }).check();
      await main.getByRole("navigation", { name: say("Pages of the history") }).waitFor();
    },
  },
  {
    ...sending,
    state: "full",
    what: "cards selected",
    async show(view) {
      await view.open("/dispatch/sending/6");
      await selectCards(view);
    },
  },
  {
    ...sending,
    state: "open",
    what: "remove cards",
    async show(view) {
      await view.open("/dispatch/sending/6");
      await selectCards(view);
      await view.press("Remove {count} cards");
      await view.dialog.waitFor();
    },
  },
  {
    ...sending,
    state: "empty",
    what: "no card found",
    async show({ open, main }) {
      await open("/dispatch/sending/6");
      await main.getByRole("searchbox").fill("Nobody of that name");
      await main.getByRole("rowheader").first().waitFor({ state: "detached" });
    },
  },
  { ...sending, state: "open", what: "add note", show: opens("/dispatch/sending/6", "Add note") },
  {
    ...sending,
    state: "open",
    what: "leave this page?",
    async show(view) {
      // Only within the host does it ask itself; before another document the browser asks.
      await view.open("/dispatch/sending?status=open");
      await view.main.getByRole("table").getByRole("link").first().click();
      await view.press("Add note");
      await view.dialog.getByRole("textbox").fill("Half a sentence");
      await view.page.evaluate(() => history.back());
      await view.dialog.nth(1).waitFor();
    },
  },
];

const receivingScenes: readonly Scene[] = [
  { ...receiving, state: "full", what: "being received", show: shows("/dispatch/receiving/5") },
  { ...receiving, state: "full", what: "on its way", show: shows("/dispatch/receiving/3") },
  { ...receiving, state: "full", what: "received with a discrepancy", show: shows("/dispatch/receiving/2") },
  {
    ...receiving,
    state: "full",
    what: "every card shown",
    async show(view) {
      await view.open("/dispatch/receiving/5");
      await showEveryCard(view);
    },
  },
  {
    ...receiving,
    state: "empty",
    what: "no cards",
    async show({ page, open }) {
      await changeBatch(page, 5, "without cards");
      await open("/dispatch/receiving/5");
    },
  },
  {
    ...receiving,
    state: "empty",
    what: "every card checked",
    async show({ page, open }) {
      await changeBatch(page, 5, "received");
      await open("/dispatch/receiving/5");
    },
  },
  {
    ...receiving,
    state: "failing",
    what: "not read",
    async show({ page, open, main, say }) {
      await page.route("**/api/dispatch/batches/receiving/5", fail);
      await open("/dispatch/receiving/5");
      await main.getByText(say("Could not load the batch.")).waitFor();
    },
  },
  { ...receiving, state: "failing", what: "not sent yet", show: shows("/dispatch/receiving/6") },
  {
    ...receiving,
    state: "failing",
    what: "scan of another batch",
    async show(view) {
      await view.open("/dispatch/receiving/5");
      await scan(view, unknownSerial);
      await view.main.getByText(unknownSerial).first().waitFor();
    },
  },
  {
    ...receiving,
    state: "open",
    what: "volume of the sound",
    async show({ page, open, press }) {
      await open("/dispatch/receiving/5");
      await press("More ways to scan, and sound");
      await page.getByRole("menuitemradio").first().waitFor();
    },
  },
  {
    ...receiving,
    state: "open",
    what: "receive card",
    show: opensInRow("/dispatch/receiving/5", "Receive {serial}"),
  },
  {
    ...receiving,
    state: "open",
    what: "missing",
    show: opensFromRow("/dispatch/receiving/5", "Mark as missing"),
  },
  {
    ...receiving,
    state: "open",
    what: "dispute",
    show: opensFromRow("/dispatch/receiving/5", "Dispute"),
  },
  {
    ...receiving,
    state: "open",
    what: "undo",
    async show(view) {
      await view.open("/dispatch/receiving/5");
      await showEveryCard(view);
      await chooseInRow(view, "Undo");
    },
  },
  {
    ...receiving,
    state: "open",
    what: "all remaining missing",
    show: opens("/dispatch/receiving/5", "Mark {count} as missing"),
  },
  {
    ...receiving,
    state: "open",
    what: "seal of another number",
    show: opens("/dispatch/receiving/3", "No"),
  },
  { ...receiving, state: "open", what: "print", show: opens("/dispatch/receiving/2", "Print") },
  { ...receiving, state: "open", what: "ready SMS", show: opens("/dispatch/receiving/2", "Send ready SMS") },
  {
    ...receiving,
    state: "open",
    what: "receive batch",
    async show(view) {
      await changeBatch(view.page, 5, "received");
      await opens("/dispatch/receiving/5", "Receive batch")(view);
    },
  },
];

/** The pages of a batch that is sent or received, and their windows. */
export const batchScenes: readonly Scene[] = [...sendingScenes, ...receivingScenes];
