import { windows } from "./look.ts";
import { fail, type Scene, type View } from "./scene.ts";

const list = { route: "XpatInteractions", visitor: "supervisor" } as const;
const path = "/xpat/interactions";
const call = "**/api/xpat/interactions?**";

/** Of the demonstration: with a permit, and of somebody without documents. */
const [newest, undocumented] = ["X-2026-000040", "X-2026-000036"];

const shown = ({ page }: View) => page.locator(windows);

const opensRecord = (number: string) => async (view: View) => {
  await view.open(`${path}?per_page=100`);
  await view.main.getByRole("row").filter({ hasText: number }).getByRole("button").first().click();
  await shown(view).locator("dl").first().waitFor();
};

async function openMenu({ page, open, main }: View): Promise<void> {
  await open(path);
  await main.getByRole("row").filter({ hasText: newest }).getByRole("button").last().click();
  await page.getByRole("menuitem").first().waitFor();
}

const none = { page: 1, per_page: 25, total: 0, last_page: 1 };

/** The list of interactions with its figures, and one interaction beside it. */
const interactionScenes: readonly Scene[] = [
  { ...list, state: "full", what: "as it opens", show: ({ open }) => open(path) },
  { ...list, state: "full", what: "second page", show: ({ open }) => open(`${path}?page=2&per_page=10`) },
  {
    ...list,
    state: "full",
    what: "one outcome",
    show: ({ open }) => open(`${path}?status=island_mismatch`),
  },
  { ...list, state: "empty", what: "page that is gone", show: ({ open }) => open(`${path}?page=99`) },
  {
    ...list,
    state: "empty",
    what: "no interactions",
    async show({ page, open }) {
      await page.route(call, (route) => route.fulfill({ json: { interactions: [], meta: none } }));
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
      await main.getByRole("searchbox").press("Enter");
      await main.getByText(say("No interactions match these filters.")).waitFor();
    },
  },
  {
    ...list,
    state: "failing",
    what: "interactions not read",
    async show({ page, open, main, say }) {
      await page.route(call, fail);
      await open(path);
      await main.getByText(say("Could not load interactions.")).waitFor();
    },
  },
  {
    ...list,
    state: "failing",
    what: "figures not read",
    async show({ page, open, main, say }) {
      await page.route("**/api/xpat/interaction-stats**", fail);
      await open(path);
      await main.getByText(say("Could not load the figures.")).waitFor();
    },
  },
  { ...list, state: "failing", what: "no right to it", visitor: "clerk", show: ({ open }) => open(path) },
  { ...list, state: "open", what: "actions of an interaction", show: openMenu },
  { ...list, state: "open", what: "record", show: opensRecord(newest) },
  { ...list, state: "open", what: "record without documents", show: opensRecord(undocumented) },
  {
    ...list,
    state: "failing",
    what: "record not read",
    async show(view) {
      await view.page.route(/\/api\/xpat\/interactions\/\d+$/, fail);
      await view.open(path);
      await view.main.getByRole("row").filter({ hasText: newest }).getByRole("button").first().click();
      await shown(view).getByText(view.say("Could not load the interaction.")).waitFor();
    },
  },
  {
    ...list,
    state: "open",
    what: "print slip",
    async show(view) {
      await openMenu(view);
      await view.page.getByRole("menuitem", { name: view.say("Print slip") }).click();
      await view.dialog.waitFor();
    },
  },
];

const permits = { route: "WorkPermits", visitor: "supervisor" } as const;
const permitsPath = "/xpat/work-permits";

/** Searches by one of the two fields. */
const searches =
  (field: 0 | 1, text: string, awaited?: string) =>
  async ({ open, main, say }: View) => {
    await open(permitsPath);
    await main.getByRole("textbox").nth(field).fill(text);
    await main.getByRole("textbox").nth(field).press("Enter");
    if (awaited) await main.getByText(say(awaited)).waitFor();
    else await main.getByRole("table").waitFor();
  };

/** The search for work permits. */
const permitScenes: readonly Scene[] = [
  { ...permits, state: "empty", what: "before the search", show: ({ open }) => open(permitsPath) },
  { ...permits, state: "full", what: "of an employer", show: searches(0, "blue lagoon") },
  { ...permits, state: "full", what: "of every state", show: searches(1, "WP00") },
  {
    ...permits,
    state: "empty",
    what: "no employer",
    show: searches(0, "nobody of that name", "No work permits were found."),
  },
  {
    ...permits,
    state: "failing",
    what: "search that is too short",
    show: searches(1, "W", "Type at least 2 characters."),
  },
  {
    ...permits,
    state: "failing",
    what: "permits not read",
    async show(view) {
      await view.page.route("**/api/xpat/employer-work-permits?**", fail);
      await searches(0, "blue", "Could not load work permits.")(view);
    },
  },
  {
    ...permits,
    state: "failing",
    what: "no right to it",
    visitor: "clerk",
    show: ({ open }) => open(permitsPath),
  },
];

/** The lists of foreign workers: interactions and work permits. */
export const xpatListScenes: readonly Scene[] = [...interactionScenes, ...permitScenes];
