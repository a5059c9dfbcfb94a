import { answerNoBatches, fail, type Scene, showFilters, type View } from "./scene.ts";

/** One of the two lists of batches. */
interface List {
  readonly route: "DispatchSending" | "DispatchReceiving";
  readonly path: string;
  readonly call: string;
  readonly visitor: "supervisor" | "receiver";
}

function createListScenes({ route, path, call, visitor }: List): Scene[] {
  const list = { route, visitor } as const;
  return [
    { ...list, state: "full", what: "every batch", show: ({ open }) => open(`${path}?status=all`) },
    {
      ...list,
      state: "full",
      what: "second page",
      async show({ page, open, main, say }) {
        await page.route(call, async (asked) => {
          // The demonstration has one page of batches, so that its rows stand for those of the second.
          const url = asked.request().url().replace("page=2", "page=1");
          const list = (await (await asked.fetch({ url })).json()) as { batches: unknown[] };
          const meta = { page: 2, per_page: 10, total: 10_234, last_page: 1024 };
          await asked.fulfill({ json: { batches: list.batches, meta } });
        });
        await open(`${path}?status=all&page=2&per_page=10`);
        await main.getByRole("button", { name: say("Next page") }).waitFor();
        await main.getByRole("rowheader").first().waitFor();
      },
    },
    {
      ...list,
      state: "empty",
      what: "no batches",
      async show({ page, open }) {
        await page.route(call, answerNoBatches);
        await open(`${path}?status=all`);
      },
    },
    {
      ...list,
      state: "empty",
      what: "nothing matches",
      async show({ page, open }) {
        await page.route(call, answerNoBatches);
        await open(`${path}?status=received&center=7`);
      },
    },
    {
      ...list,
      state: "failing",
      what: "batches not read",
      async show({ page, open, main, say }) {
        await page.route(call, fail);
        await open(path);
        await main.getByText(say("Could not load batches.")).waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "centres not read",
      async show(view) {
        const { page, open, main, say } = view;
        await page.route("**/api/dispatch/centers**", fail);
        await open(path);
        await showFilters(view);
        await main.getByRole("button", { name: say("Try again") }).waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "number unknown",
      async show({ open, main }) {
        await open(path);
        const field = main.getByRole("textbox").first();
        await field.fill("DB-2026-999999");
        await field.press("Enter");
        await main.locator('[aria-invalid="true"]').waitFor();
      },
    },
    {
      ...list,
      state: "open",
      what: "actions of a batch",
      async show({ page, open, main, press }) {
        await open(`${path}?status=all`);
        await press("Actions of batch {batch}", main.getByRole("table"));
        await page.getByRole("menuitem").first().waitFor();
      },
    },
    {
      ...list,
      state: "failing",
      what: "day that is none",
      async show(view) {
        const { open, main } = view;
        await open(path);
        await showFilters(view);
        // After the box for a number; the choice of a centre is no textbox.
        const day = main.getByRole("textbox").nth(1);
        await day.fill("2026-02-30");
        await day.press("Enter");
        await main.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      ...list,
      state: "open",
      what: "list of centres",
      async show(view) {
        const { page, open, main } = view;
        await open(path);
        await showFilters(view);
        // Not a native choice, which the tabs become on a narrow window.
        await main.locator('input[role="combobox"]').first().click();
        await page.locator("[role=option]").first().waitFor();
      },
    },
  ];
}

async function openNewBatch({ open, press, dialog }: View): Promise<void> {
  await open("/dispatch/sending");
  await press("New batch");
  await dialog.waitFor();
}

/** The lists of batches that are sent and received, and the window for a new one. */
export const listScenes: readonly Scene[] = [
  ...createListScenes({
    route: "DispatchSending",
    path: "/dispatch/sending",
    call: "**/api/dispatch/batches/sending?**",
    visitor: "supervisor",
  }),
  ...createListScenes({
    route: "DispatchReceiving",
    path: "/dispatch/receiving",
    call: "**/api/dispatch/batches/receiving?**",
    visitor: "receiver",
  }),
  {
    route: "DispatchSending",
    state: "open",
    what: "new batch",
    visitor: "supervisor",
    async show(view) {
      await openNewBatch(view);
      await view.dialog.getByRole("combobox").click();
      await view.page.locator("[role=option]").first().waitFor();
    },
  },
  {
    route: "DispatchSending",
    state: "failing",
    what: "new batch without a destination",
    visitor: "supervisor",
    async show(view) {
      await openNewBatch(view);
      await view.press("Create batch", view.dialog);
      await view.dialog.getByText(view.say("Destination is required.")).first().waitFor();
    },
  },
  {
    route: "DispatchSending",
    state: "failing",
    what: "new batch refused",
    visitor: "supervisor",
    async show(view) {
      await view.page.route("**/api/dispatch/batches", fail);
      await openNewBatch(view);
      await view.dialog.getByRole("combobox").fill("Kulhudhuffushi");
      await view.page.locator("[role=option]").first().click();
      await view.press("Create batch", view.dialog);
      await view.page.locator('[data-idd-part="notices"]').getByRole("alertdialog").first().waitFor();
    },
  },
];
