import { takeProof } from "./counter.ts";
import { windows } from "./look.ts";
import { fail, type Scene, type View } from "./scene.ts";

const list = { route: "Issuances", visitor: "supervisor" } as const;
const path = "/issuance/list";
const call = "**/api/issuance/cards?**";

/** Of the demonstration: its proof is outstanding, complete, or the card was returned. */
const [outstanding, complete, returned] = ["SN0005204", "SN0005205", "SN0005403"];

/** The window that is open: the record is one beside the list. */
const shown = ({ page }: View) => page.locator(windows);

/** Opens the menu of a card's row. */
async function openMenu(view: View, serial: string): Promise<void> {
  await view.open(`${path}?per_page=10`);
  const row = view.main.getByRole("row").filter({ hasText: serial.slice(-4) });
  await row.getByRole("button").last().click();
  await view.page.getByRole("menuitem").first().waitFor();
}

/** Chooses from the menu of a card's row. */
const opens = (serial: string, item: string) => async (view: View) => {
  await openMenu(view, serial);
  await view.page.getByRole("menuitem", { name: view.say(item) }).click();
  await shown(view).waitFor();
};

/** Opens the record of a card's hand-over. */
async function openRecord(view: View, serial: string): Promise<void> {
  await view.open(`${path}?per_page=10`);
  const row = view.main.getByRole("row").filter({ hasText: serial.slice(-4) });
  await row.getByRole("button").first().click();
  await shown(view).waitFor();
}

const opensRecord = (serial: string) => async (view: View) => {
  await openRecord(view, serial);
  await shown(view).locator("dl").first().waitFor();
};

/** The list of hand-overs, the record beside it, and its windows. */
export const issuanceListScenes: readonly Scene[] = [
  { ...list, state: "full", what: "hand-overs", show: ({ open }) => open(path) },
  { ...list, state: "full", what: "second page", show: ({ open }) => open(`${path}?page=2&per_page=10`) },
  { ...list, state: "empty", what: "page that is gone", show: ({ open }) => open(`${path}?page=99`) },
  {
    ...list,
    state: "empty",
    what: "nothing handed over",
    async show({ page, open }) {
      const meta = { page: 1, per_page: 25, total: 0, last_page: 1 };
      await page.route(call, (asked) => asked.fulfill({ json: { issuances: [], meta } }));
      await open(path);
    },
  },
  {
    ...list,
    state: "empty",
    what: "nothing matches",
    async show({ open, main, say }) {
      await open(path);
      await main.getByRole("searchbox").fill("nobody of that name");
      await main.getByText(say("No hand-overs on this page match these filters.")).waitFor();
    },
  },
  {
    ...list,
    state: "failing",
    what: "hand-overs not read",
    async show({ page, open, main, say }) {
      await page.route(call, fail);
      await open(path);
      await main.getByText(say("Could not load hand-overs.")).waitFor();
    },
  },
  { ...list, state: "failing", what: "no right to it", visitor: "noRole", show: ({ open }) => open(path) },
  { ...list, state: "open", what: "actions of a hand-over", show: (view) => openMenu(view, outstanding) },
  { ...list, state: "open", what: "record without proof", show: opensRecord(outstanding) },
  { ...list, state: "open", what: "record", show: opensRecord(complete) },
  { ...list, state: "open", what: "record of a returned card", show: opensRecord(returned) },
  {
    ...list,
    state: "failing",
    what: "record not read",
    async show(view) {
      await view.page.route("**/api/issuance/cards/*/collected", fail);
      await openRecord(view, outstanding);
      await shown(view).getByText(view.say("Could not load the hand-over.")).waitFor();
    },
  },
  {
    ...list,
    state: "failing",
    what: "proof not read",
    async show(view) {
      await view.page.route("**/api/issuance/cards/*/evidence/**", fail);
      await opensRecord(complete)(view);
      await shown(view).getByRole("alert").first().waitFor();
    },
  },
  { ...list, state: "open", what: "proof", show: opens(outstanding, "Save proof") },
  {
    ...list,
    state: "open",
    what: "proof taken",
    async show(view) {
      await opens(outstanding, "Save proof")(view);
      await takeProof(view.page, view.dialog);
    },
  },
  {
    ...list,
    state: "failing",
    what: "nothing taken",
    async show(view) {
      await opens(outstanding, "Save proof")(view);
      await view.press("Save proof", view.dialog);
      await view.dialog.locator("[data-invalid]").first().waitFor();
    },
  },
  { ...list, state: "open", what: "return", show: opens("SN0005401", "Return card") },
  {
    ...list,
    state: "failing",
    what: "return without a word",
    async show(view) {
      await opens("SN0005401", "Return card")(view);
      await view.press("Return card", view.dialog);
      await view.dialog.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  { ...list, state: "open", what: "receipt", show: opens(complete, "Print receipt") },
];
