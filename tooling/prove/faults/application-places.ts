import type { Page } from "playwright";
import { expect } from "playwright/test";
import {
  expectSettled,
  expectSignInPage,
  expectTold,
  failCall,
  type Place,
  patience,
  waitOut,
} from "./place.ts";
import { reading } from "./reading.ts";
import { readNotices } from "./watch-page.ts";
import { writing } from "./writing.ts";

const clerk = { username: "clerk.male", center: 1 };

const dialog = (page: Page) => page.locator('[data-idd-part="dialog"]');
const inMain = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

const list = "/applications/center";
/** Of the demonstration: it was returned, and has a document of each kind and what was taken of the applicant. */
const returned = `${list}/47`;
/** Of the demonstration: somebody of whom nothing was taken yet. */
const station = "/applications/biometrics/A106001";

/** Says why an application is cancelled, in the dialog that is open. */
async function sayWhy(page: Page): Promise<void> {
  await dialog(page).getByLabel("Reason").selectOption({ index: 1 });
  await dialog(page).getByRole("textbox", { name: "Notes" }).fill("Found the old card.");
}

/** Chooses from the menu of an application's row. */
async function choose(page: Page, number: string, item: string): Promise<void> {
  await inMain(page, `Actions of application ${number}`).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const cancel = {
  clerk,
  call: { method: "PATCH", path: /\/applications\/center\/\d+\/cancel$/ },
  button: (page: Page) => dialog(page).getByRole("button", { name: "Cancel application" }),
};

const payment = {
  clerk,
  call: { method: "POST", path: /\/applications\/dnr\/payment-link$/ },
  fill: (page: Page) => inMain(page, "Payment link").click(),
  toldIn: (page: Page) => dialog(page).getByRole("alert"),
  // Afterwards it sends another one.
  button: (page: Page) => dialog(page).getByRole("button", { name: "Send payment link" }),
};

const file = /\/applications\/center\/\d+\/files\/\d+$/;

/** Something that is kept with an application and does not come when staff press for it. */
function opening({
  name,
  open,
  says,
  again,
  shows,
}: {
  readonly name: string;
  /** The button that asks for it. */
  readonly open: string;
  /** What stands in its place; the notice says it where this is left out. */
  readonly says?: string;
  /** The button that asks once more. */
  readonly again: string;
  /** It is there. */
  readonly shows: (page: Page) => Promise<unknown>;
}): Place {
  return {
    name,
    clerk,
    path: returned,
    async hold(page, { path, fault }) {
      const held = await failCall(page, { method: "GET", path: file }, fault);
      await page.goto(path);
      await inMain(page, open).click();
      if (fault.hangs) await waitOut(page, held, 1);
      if (fault.signsOut || !says) await expectTold(page, fault.words);
      if (fault.signsOut) return expectSignInPage(page);
      if (says) {
        await expect(page.getByRole("main").getByText(says)).toBeVisible(patience);
        expect(await readNotices(page)).toEqual([]);
      }
      await expectSettled(page);
      expect(held.requests.length).toBe(1);
      await held.letGo();
      await Promise.all([shows(page), inMain(page, again).click()]);
      await expectSettled(page);
    },
  };
}

/** The lists of applications, the page of one, the page of a person, and what is done on them. */
export const applicationPlaces: readonly Place[] = [
  reading({
    name: "CenterApplications, its list",
    clerk,
    path: list,
    call: /\/applications\/center\/list\?/,
  }),
  writing({
    ...cancel,
    name: "CenterApplications, Cancel application",
    path: list,
    async fill(page) {
      await choose(page, "C-2026-005450", "Cancel application");
      await sayWhy(page);
    },
  }),
  writing({
    name: "CenterApplications, Print slip",
    clerk,
    path: list,
    call: { method: "POST", path: /\/applications\/center\/\d+\/printed$/ },
    async fill(page) {
      // The window closes once its paper was printed, and this browser has no printer.
      await page.addInitScript(() => {
        window.print = () => void window.dispatchEvent(new Event("afterprint"));
      });
      await choose(page, "C-2026-005455", "Print slip");
    },
    toldIn: (page) => dialog(page).getByRole("alert"),
    button: (page) => dialog(page).getByRole("button", { name: "Print slip" }),
  }),
  reading({
    name: "Biometrics, its list",
    clerk,
    path: "/applications/biometrics",
    call: /\/applications\/center\/list\?/,
  }),
  reading({
    name: "BiometricsCapture, its applicant",
    clerk,
    path: station,
    call: /\/applications\/center\/active\/A\d{6}\/biometrics$/,
  }),
  writing({
    name: "BiometricsCapture, Save reason",
    clerk,
    path: station,
    call: { method: "POST", path: /\/biometrics\/exceptions$/ },
    async fill(page) {
      await inMain(page, "Open Fingers").click();
      await inMain(page, "Cannot be taken").click();
      for (const label of ["Reason", "How long"])
        await dialog(page).getByLabel(label).selectOption({ index: 1 });
    },
    button: (page) => dialog(page).getByRole("button", { name: "Save reason" }),
  }),
  reading({
    name: "PortalApplications, its list",
    clerk,
    path: "/applications/portal",
    call: /\/applications\/portal\/list\?/,
  }),
  reading({
    name: "CenterApplication, its application",
    clerk,
    path: returned,
    call: /\/applications\/center\/\d+$/,
  }),
  opening({
    name: "CenterApplication, a picture",
    open: "Show Photo",
    says: "Could not load the picture.",
    again: "Try again",
    // The other one is the registry's own, beside the details.
    shows: (page) =>
      expect(page.getByRole("main").getByRole("img", { name: /^Photo of / })).toHaveCount(2, patience),
  }),
  opening({
    name: "CenterApplication, a document",
    open: "Save Payment slip",
    again: "Save Payment slip",
    shows: (page) => page.waitForEvent("download", patience),
  }),
  writing({
    ...cancel,
    name: "CenterApplication, Cancel application",
    path: `${list}/38`,
    async fill(page) {
      await inMain(page, "Cancel application").click();
      await sayWhy(page);
    },
  }),
  writing({ ...payment, name: "CenterApplication, Payment link", path: `${list}/28` }),
  reading({
    name: "ApplicationStatus, where the card is",
    clerk,
    path: "/applications/status/A105001",
    call: /\/applications\/dnr\/status\/A\d{6}$/,
    // Somebody else is looked up; who may look nobody up has the way home.
    wayOn: (page) =>
      page.getByRole("main").getByRole("searchbox").or(page.getByRole("main").getByRole("link")),
  }),
  writing({ ...payment, name: "ApplicationStatus, Payment link", path: "/applications/status/A106007" }),
];
