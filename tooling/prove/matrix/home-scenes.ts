import { answerNoApplications, answerNoBatches, fail, type Scene, type View } from "./scene.ts";

const batches = "**/api/dispatch/batches/**";
const applications = "**/api/applications/center/list?**";

async function openDiagnostics({ open, press, dialog }: View): Promise<void> {
  await open("/resources");
  await press("Diagnostics");
  await dialog.waitFor();
}

/** The first page, what helps staff with their work, and the pages for what is not there. */
export const homeScenes: readonly Scene[] = [
  {
    route: "Dashboard",
    state: "full",
    what: "work of today",
    visitor: "supervisor",
    show: ({ open }) => open("/"),
  },
  {
    route: "Dashboard",
    state: "empty",
    what: "nothing to do",
    visitor: "supervisor",
    async show({ page, open }) {
      await page.route(batches, answerNoBatches);
      await page.route(applications, answerNoApplications);
      await open("/");
    },
  },
  {
    route: "Dashboard",
    state: "empty",
    what: "no lists for the role",
    visitor: "noRole",
    show: ({ open }) => open("/"),
  },
  {
    route: "Dashboard",
    state: "full",
    what: "search of somebody who looks people up",
    visitor: "inquiries",
    show: ({ open }) => open("/"),
  },
  {
    route: "Dashboard",
    state: "failing",
    what: "no ID number",
    visitor: "inquiries",
    async show({ open, main, press }) {
      await open("/");
      await main.getByRole("textbox").fill("A12");
      await press("Show status");
      await main.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    route: "Dashboard",
    state: "failing",
    what: "no figure read",
    visitor: "supervisor",
    async show({ page, open, main, say }) {
      await page.route(batches, fail);
      await page.route(applications, fail);
      await page.route("**/api/xpat/interaction-stats**", fail);
      await open("/");
      await main.getByText(say("Could not load your work.")).waitFor();
    },
  },
  {
    route: "Dashboard",
    state: "failing",
    what: "one figure not read",
    visitor: "supervisor",
    async show({ page, open, main, say }) {
      await page.route(/batches\/receiving\?.*status=receiving/, fail);
      await open("/");
      await main.getByText(say("Could not be loaded.")).waitFor();
    },
  },
  {
    route: "Resources",
    state: "full",
    what: "guides",
    visitor: "supervisor",
    show: ({ open }) => open("/resources"),
  },
  {
    route: "Resources",
    state: "open",
    what: "diagnostics",
    visitor: "supervisor",
    async show(view) {
      await openDiagnostics(view);
      await view.dialog.getByText(view.say("Answers in {milliseconds} ms")).waitFor();
    },
  },
  {
    route: "Resources",
    state: "failing",
    what: "diagnostics without a server",
    visitor: "supervisor",
    async show(view) {
      await view.page.route("**/api/health", (route) => route.abort());
      await openDiagnostics(view);
      await view.dialog.getByText(view.say("Does not answer")).waitFor();
    },
  },
  {
    route: "NotFound",
    state: "full",
    what: "as it is",
    visitor: "supervisor",
    show: ({ open }) => open("/nowhere"),
  },
  {
    route: "Forbidden",
    state: "failing",
    what: "as it is",
    visitor: "noRole",
    show: ({ open }) => open("/xpat"),
  },
  {
    route: "RouteError",
    state: "failing",
    what: "code of the page not loaded",
    visitor: "supervisor",
    async show({ page, open }) {
      await page.route(/\/assets\/dispatch-sending-.*\.js$/, (route) => route.abort());
      await open("/dispatch/sending");
    },
  },
  {
    route: "start",
    state: "failing",
    what: "sign-in page not loaded",
    visitor: "nobody",
    async show({ page, open }) {
      await page.route(/\/assets\/login-.*\.js$/, (route) => route.abort());
      await open("/login");
    },
  },
  {
    route: "start",
    state: "failing",
    what: "nothing loaded",
    visitor: "nobody",
    async show({ page, open }) {
      await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
      await open("/login");
    },
  },
];
