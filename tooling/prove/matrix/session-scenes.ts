import { fail, type Scene, type View } from "./scene.ts";

const userCenters = "**/api/auth/user-centers";

async function fillSignIn({ main, say, press }: View, username: string): Promise<void> {
  await main.getByRole("textbox", { name: say("Username") }).fill(username);
  await main.getByLabel(say("Password")).fill("not this one");
  await press("Sign in");
}

const login: readonly Scene[] = [
  {
    route: "Login",
    state: "empty",
    what: "as it opens",
    visitor: "nobody",
    show: (view) => view.open("/login"),
  },
  {
    route: "Login",
    state: "failing",
    what: "fields left empty",
    visitor: "nobody",
    async show({ open, press, main, say }) {
      await open("/login");
      await press("Sign in");
      await main.getByText(say("Username is required.")).waitFor();
    },
  },
  {
    route: "Login",
    state: "failing",
    what: "refused",
    visitor: "nobody",
    async show(view) {
      await view.open("/login");
      // Nobody's account, and a name of its own for each time: the server counts refusals by name.
      await fillSignIn(view, `nobody.${crypto.randomUUID()}`);
      await view.page.getByRole("alertdialog").waitFor();
    },
  },
  {
    route: "Login",
    state: "failing",
    what: "server failed",
    visitor: "nobody",
    async show(view) {
      await view.page.route("**/api/auth/login", fail);
      await view.open("/login");
      await fillSignIn(view, "clerk.male");
      await view.page.getByRole("alertdialog").waitFor();
    },
  },
  {
    route: "Login",
    state: "failing",
    what: "registry not reached",
    visitor: "nobody",
    async show({ page, open, main, say }) {
      await page.route("**/api/auth/user", (route) => route.abort());
      await open("/login");
      await main.getByText(say("The registry could not be reached.")).waitFor();
    },
  },
];

function createCenterScenes(route: "SelectCenter" | "SwitchCenter", path: string): Scene[] {
  const visitor = route === "SelectCenter" ? "undecided" : "supervisor";
  return [
    { route, state: "full", what: "every centre", visitor, show: (view) => view.open(path) },
    {
      route,
      state: "full",
      what: "one chosen",
      visitor,
      async show({ open, main }) {
        await open(path);
        await main.getByRole("radio").nth(1).check({ force: true });
      },
    },
    {
      route,
      state: "empty",
      what: "no centre matches",
      visitor,
      async show({ open, main, say }) {
        await open(path);
        await main.getByRole("searchbox").fill("zzz");
        await main.getByText(say("No name or place matches “{text}”.")).waitFor();
      },
    },
    {
      route,
      state: "empty",
      what: "no centre assigned",
      visitor: route === "SelectCenter" ? "noCenter" : visitor,
      async show({ page, open, main, say }) {
        if (route === "SwitchCenter")
          await page.route(userCenters, (asked) => asked.fulfill({ json: { dispatch_centers: [] } }));
        await open(path);
        await main.getByText(say("No centres are assigned to you.")).waitFor();
      },
    },
    {
      route,
      state: "failing",
      what: "centres not read",
      visitor,
      async show({ page, open, main, say }) {
        await page.route(userCenters, fail);
        await open(path);
        await main.getByText(say("Could not load your centres.")).waitFor();
      },
    },
  ];
}

/** Signing in and choosing a centre. */
export const sessionScenes: readonly Scene[] = [
  ...login,
  ...createCenterScenes("SelectCenter", "/"),
  ...createCenterScenes("SwitchCenter", "/switch-center"),
  {
    route: "session",
    state: "open",
    what: "signed out soon",
    visitor: "supervisor",
    isAlone: true,
    async show({ page, open, dialog }) {
      await page.clock.install();
      await open("/dispatch/sending");
      // What is still asked for when the minutes fly by has waited too long.
      await page.waitForLoadState("networkidle");
      await page.clock.runFor("13:05");
      await dialog.waitFor();
    },
  },
  {
    route: "session",
    state: "open",
    what: "centre changed elsewhere",
    visitor: "supervisor",
    isAlone: true,
    async show({ page, open, dialog }) {
      await open("/dispatch/sending");
      const other = await page.context().newPage();
      await other.goto("/switch-center");
      const main = other.getByRole("main");
      await main.getByRole("radio").nth(3).check({ force: true });
      await main.locator("button[type=submit]").click();
      await dialog.waitFor();
      await other.close();
    },
  },
];
