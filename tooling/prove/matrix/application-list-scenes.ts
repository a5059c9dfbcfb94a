import { cancelWithoutWord, openWindow, sendLink } from "./application-windows.ts";
import { answerNoApplications, fail, type Scene, type View } from "./scene.ts";

const made = { route: "CenterApplications", visitor: "supervisor" } as const;
const online = { route: "PortalApplications", visitor: "supervisor" } as const;
const waiting = { route: "Biometrics", visitor: "supervisor" } as const;

/** Of the demonstration: waits for the registry, for its fee, and made at another centre. */
const [submitted, unpaid, elsewhere] = ["C-2026-005455", "C-2026-005445", "C-2026-005435"];

interface ListOfApplications {
  readonly list: typeof made | typeof online | typeof waiting;
  readonly path: string;
  readonly call: string;
  readonly noMatches: string;
}

/** What a list of every status can meet. */
function createStatusScenes({ list, path, call }: ListOfApplications): Scene[] {
  return [
    {
      ...list,
      state: "full",
      what: "second page of every status",
      show: ({ open }) => open(`${path}?status=all&page=2&per_page=10`),
    },
    {
      ...list,
      state: "full",
      what: "returned, each with its first reason",
      show: ({ open }) => open(`${path}?status=returned`),
    },
    {
      ...list,
      state: "full",
      what: "a status that has no tab",
      show: ({ open }) => open(`${path}?status=under_review`),
    },
    {
      ...list,
      state: "empty",
      what: "none of a status",
      async show({ page, open }) {
        await page.route(call, answerNoApplications);
        await open(`${path}?status=approved`);
      },
    },
  ];
}

/** What every list can meet. */
function createListScenes({ list, path, call, noMatches }: ListOfApplications): Scene[] {
  return [
    { ...list, state: "full", what: "as it opens", show: ({ open }) => open(path) },
    {
      ...list,
      state: "empty",
      what: "page that is gone",
      show: ({ open }) => open(`${path}?page=99`),
    },
    {
      ...list,
      state: "empty",
      what: "no applications",
      async show({ page, open }) {
        await page.route(call, answerNoApplications);
        await open(path);
      },
    },
    {
      ...list,
      state: "empty",
      what: "nothing matches",
      async show({ open, main, say }) {
        await open(path);
        await search(main, "nobody of that name");
        await main.getByText(say(noMatches)).waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "applications not read",
      async show({ page, open, main, say }) {
        await page.route(call, fail);
        await open(path);
        await main.getByText(say("Could not load applications.")).waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "settings not read",
      async show({ page, open, main, say }) {
        await page.route("**/api/xpat/configs", fail);
        await open(path);
        await main.getByText(say("The registry's settings could not be loaded.")).waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "search that is too short",
      async show({ open, main }) {
        await open(path);
        await search(main, "a");
        await main.locator('[aria-invalid="true"]').waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "number unknown",
      async show({ open, main, say }) {
        await open(path);
        await search(main, "C-2026-999999");
        await main.getByText(say("No application was found for {number}.")).first().waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "number of another centre",
      visitor: "clerk",
      async show({ open, main, say }) {
        await open(path);
        await search(main, elsewhere);
        await main.getByRole("link", { name: say("Show status") }).waitFor();
      },
    },
    { ...list, state: "failing", what: "no right to it", visitor: "noRole", show: ({ open }) => open(path) },
  ];
}

const madeHere: ListOfApplications = {
  list: made,
  path: "/applications/center",
  call: "**/api/applications/center/list?**",
  noMatches: "No applications match this search.",
};
const madeOnline: ListOfApplications = {
  list: online,
  path: "/applications/portal",
  call: "**/api/applications/portal/list?**",
  noMatches: "No online applications match.",
};
const waitingHere: ListOfApplications = {
  list: waiting,
  path: "/applications/biometrics",
  call: "**/api/applications/center/list?**",
  noMatches: "No one who waits for biometrics matches this search.",
};

/** Types into the search of a list and presses Enter. */
async function search(main: View["main"], text: string): Promise<void> {
  const field = main.getByRole("searchbox");
  await field.fill(text);
  await field.press("Enter");
}

/** Opens the menu of an application's row. */
async function openMenu({ page, open, main }: View, path: string, number: string): Promise<void> {
  await open(path);
  await main.getByRole("row").filter({ hasText: number }).getByRole("button").last().click();
  await page.getByRole("menuitem").first().waitFor();
}

/** Chooses from the menu of a row whose application was made at a centre. */
const opens = (number: string, item: string) => async (view: View) => {
  await openMenu(view, "/applications/center?status=all&per_page=100", number);
  await view.page.getByRole("menuitem", { name: view.say(item) }).click();
  await view.dialog.waitFor();
};

/** Selects the first three applications of the table. */
async function selectApplications({ open, press, main }: View): Promise<void> {
  await open("/applications/center");
  await press("Select applications");
  const boxes = main.getByRole("table").getByRole("checkbox");
  for (const index of [1, 2, 3]) await boxes.nth(index).check({ force: true });
}

/** The lists of applications made at a centre, made online and waiting for biometrics, and the windows that open from a row. */
export const applicationListScenes: readonly Scene[] = [
  ...[madeHere, madeOnline].flatMap((list) => [...createListScenes(list), ...createStatusScenes(list)]),
  ...createListScenes(waitingHere),
  {
    ...made,
    state: "open",
    what: "actions of an application",
    show: (view) => openMenu(view, "/applications/center?status=all&per_page=100", unpaid),
  },
  {
    ...online,
    state: "open",
    what: "actions of an application",
    show: (view) => openMenu(view, "/applications/portal?status=ready", "P-2026-000011"),
  },
  { ...made, state: "open", what: "cancel", show: opens(submitted, "Cancel application") },
  {
    ...made,
    state: "failing",
    what: "cancel without a word",
    async show(view) {
      await opens(submitted, "Cancel application")(view);
      await cancelWithoutWord(view);
    },
  },
  { ...made, state: "open", what: "payment link", show: opens(unpaid, "Payment link") },
  {
    ...made,
    state: "open",
    what: "payment link sent",
    async show(view) {
      await opens(unpaid, "Payment link")(view);
      await sendLink(view);
    },
  },
  { ...made, state: "open", what: "slip", show: opens(submitted, "Print slip") },
  {
    ...made,
    state: "failing",
    what: "slip not printed",
    async show(view) {
      await view.page.route("**/api/applications/center/*/printed", fail);
      await opens(submitted, "Print slip")(view);
      await view.press("Print slip", view.dialog);
      await view.dialog.getByRole("alert").first().waitFor();
    },
  },
  { ...made, state: "full", what: "applications selected", show: selectApplications },
  {
    ...made,
    state: "open",
    what: "slips of three applications",
    async show(view) {
      await selectApplications(view);
      await openWindow(view, "Print {count} slips");
    },
  },
];
