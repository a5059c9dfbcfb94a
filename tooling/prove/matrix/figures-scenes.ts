import { fail, type Scene, type View } from "./scene.ts";

const page = { route: "Dashboard", visitor: "supervisor" } as const;

/** Types a day and waits for what is said of it, in English. */
const opensDay =
  (day: string, said: string) =>
  async ({ open, main, say }: View) => {
    await open("/");
    const field = main.getByRole("textbox", { name: say("Cut-off date") });
    await field.fill(day);
    await field.blur();
    await main.getByText(say(said)).first().waitFor();
  };

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const showsEveryCenter = async ({ open, main, say }: View) => {
  await open("/");
  await main.getByRole("combobox", { name: say("Centres") }).selectOption("all");
  await main
    .getByText(say("Figures of every centre lead to no list. Choose this centre to open its lists."))
    .waitFor();
};

/** A part that could not be read. */
const failing = (what: string, call: string, said: string): Scene => ({
  ...page,
  state: "failing",
  what,
  async show({ page, open, main, say }) {
    await page.route(call, fail);
    await open("/");
    await main.getByText(say(said)).waitFor();
  },
});

/** What stands below the tiles of the first page: what to do next, how things stand, and the population. */
export const figuresScenes: readonly Scene[] = [
  {
    ...page,
    state: "full",
    what: "work of a centre that cards are sent to",
    visitor: "receiver",
    show: ({ open }) => open("/"),
  },
  { ...page, state: "full", what: "work of a clerk", visitor: "clerk", show: ({ open }) => open("/") },
  {
    ...page,
    state: "full",
    what: "past day",
    show: opensDay(dayBefore(10), "How things stood at the end of {day}. These figures lead to no list."),
  },
  { ...page, state: "full", what: "every centre", show: showsEveryCenter },
  {
    ...page,
    state: "empty",
    what: "day without figures",
    show: opensDay("2010-06-15", "No figures for this date."),
  },
  {
    ...page,
    state: "failing",
    what: "day to come",
    show: opensDay(dayBefore(-3), "Choose today or an earlier day."),
  },
  {
    ...page,
    state: "open",
    what: "tables of ages and weeks",
    async show({ open, press }) {
      await open("/");
      await press("Show the weeks as a table");
      await press("Show each age as a table");
    },
  },
  {
    ...page,
    state: "failing",
    what: "unknown number",
    async show({ open, main, say }) {
      await open("/");
      const field = main.getByRole("textbox", { name: say("Scan or type a number") });
      await field.fill("DB-1999-000001");
      await field.press("Enter");
      await main.getByRole("alert").waitFor();
    },
  },
  failing(
    "not everything to do next read",
    "**/api/issuance/cards?**",
    "Not everything could be loaded, so something may be missing here.",
  ),
  failing("watch list not read", "**/api/statistics", "Could not load the watch list."),
  failing("service not read", "**/api/statistics/service", "Could not load the figures of the service."),
  failing("population not read", "**/api/statistics/population", "Could not load population statistics."),
];
