import { fail, type Scene, type View } from "./scene.ts";

const shell = { route: "Shell", visitor: "supervisor" } as const;
const changePassword = { route: "ChangePassword", visitor: "supervisor" } as const;

async function openProfile({ page, open }: View): Promise<void> {
  await open("/resources");
  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("menu").waitFor();
}

async function chooseInProfile(view: View, item: string): Promise<void> {
  await openProfile(view);
  await view.page.getByRole("menuitem", { name: view.say(item) }).click();
  await view.dialog.waitFor();
}

const bell = ({ page }: View) => page.locator('[data-idd-part="notices-button"] button');

/** What stands around every page, and what opens from there. */
export const shellScenes: readonly Scene[] = [
  {
    ...shell,
    state: "open",
    what: "the other drawer",
    async show({ page, open }) {
      await open("/resources");
      // Open where it was closed, icons only where it was open.
      await page.getByRole("banner").getByRole("button").first().click();
      await page.locator('[data-idd-part="drawer"]').first().waitFor();
    },
  },
  { ...shell, state: "open", what: "profile menu", show: openProfile },
  {
    ...shell,
    state: "open",
    what: "keyboard help",
    show: (view) => chooseInProfile(view, "Keyboard shortcuts"),
  },
  {
    ...shell,
    state: "open",
    what: "keyboard help of a batch",
    async show({ page, open, main, dialog }) {
      await open("/dispatch/sending/6");
      await main.getByRole("heading", { level: 1 }).focus();
      await page.keyboard.press("?");
      await dialog.waitFor();
    },
  },
  {
    ...changePassword,
    state: "open",
    what: "as it opens",
    show: (view) => chooseInProfile(view, "Change Password"),
  },
  {
    ...changePassword,
    state: "failing",
    what: "half typed",
    async show(view) {
      await chooseInProfile(view, "Change Password");
      const fields = view.dialog.locator("input");
      await fields.nth(1).fill("short");
      await fields.nth(2).fill("other");
      await fields.nth(0).focus();
      await view.dialog.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    ...changePassword,
    state: "open",
    what: "discard it?",
    async show(view) {
      await chooseInProfile(view, "Change Password");
      await view.dialog.locator("input").nth(1).fill("short");
      await view.page.keyboard.press("Escape");
      await view.dialog.nth(1).waitFor();
    },
  },
  {
    ...shell,
    state: "open",
    what: "log out?",
    isAlone: true,
    async show(view) {
      const { page, open, main, dialog, say } = view;
      await page.route("**/api/dispatch/batches/6/cards", (route) => route.abort());
      await open("/dispatch/sending/6");
      const field = main.locator('[data-idd-part="scan-panel"] input[type=text]').first();
      await field.fill("SN0000650");
      await field.press("Enter");
      await main.getByText("SN0000650").first().waitFor();
      await page.getByRole("banner").getByRole("button").last().click();
      await page.getByRole("menuitem", { name: say("Logout") }).click();
      await dialog.waitFor();
    },
  },
  {
    ...shell,
    state: "empty",
    what: "list of notices, empty",
    async show(view) {
      await view.open("/resources");
      await bell(view).click();
      await view.dialog.waitFor();
    },
  },
  {
    ...shell,
    state: "full",
    what: "list of notices",
    async show(view) {
      await view.page.route("**/api/dispatch/batches/**", fail);
      await view.open("/dispatch/sending");
      await view.page.getByRole("alertdialog").first().waitFor();
      await bell(view).click();
      await view.dialog.getByRole("listitem").first().waitFor();
    },
  },
  {
    ...shell,
    state: "full",
    what: "a notice",
    async show({ page, open }) {
      await page.route("**/api/dispatch/batches/**", fail);
      await open("/dispatch/sending");
      // It stays while it is pointed at.
      await page.getByRole("alertdialog").first().hover();
    },
  },
  {
    ...shell,
    state: "failing",
    what: "no connection",
    isAlone: true,
    async show({ page, open, say }) {
      await open("/dispatch/sending");
      await page.context().setOffline(true);
      await page.getByText(say("You are offline. Work already saved is safe.")).first().waitFor();
    },
  },
  {
    ...shell,
    state: "failing",
    what: "no ID number",
    async show({ page, open }) {
      await open("/");
      const field = page.getByRole("banner").getByRole("searchbox");
      await field.fill("77");
      await field.press("Enter");
      await page.locator('[data-idd-part="search"] [aria-invalid="true"]').waitFor();
    },
  },
  {
    ...shell,
    state: "open",
    what: "first step of the keyboard",
    async show({ page, open }) {
      await open("/");
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press("Tab");
    },
  },
];
