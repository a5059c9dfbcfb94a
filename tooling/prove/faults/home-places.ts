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

const clerk = { username: "clerk.male", center: 1 };

const partOf = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true });

/**
 * A part of the dashboard that is read by itself: it says in its own place that it could not be read, and offers another
 * try; nothing is told in passing. Where the server has no such call, the part is not there.
 */
function part({
  name,
  heading,
  call,
  says,
  retry = "Try again",
  staysAway = ["404"],
}: {
  readonly name: string;
  readonly heading: string;
  readonly call: RegExp;
  readonly says: string;
  readonly retry?: string;
  /** The faults with which a server says that it has no such figures. */
  readonly staysAway?: readonly string[];
}): Place {
  return {
    name: `Dashboard, ${name}`,
    clerk,
    path: "/",
    async hold(page, { path, fault }) {
      const held = await failCall(page, { method: "GET", path: call }, fault);
      await page.goto(path);
      if (fault.hangs) await waitOut(page, held, 1);
      if (fault.signsOut) {
        await expectTold(page, fault.words);
        return expectSignInPage(page);
      }
      await expect.poll(() => held.requests.length, patience).toBe(1);
      await expectSettled(page);
      const shown = partOf(page, heading);
      await expect(partOf(page, "My work").getByRole("link").first()).toBeVisible(patience);
      if (staysAway.includes(fault.name)) await expect(shown).toHaveCount(0, patience);
      else {
        await expect(shown).toContainText(says, patience);
        await held.letGo();
        await shown.getByRole("button", { name: retry }).click();
        await expect(shown).not.toContainText(says, patience);
        await expectSettled(page);
      }
      expect(await readNotices(page)).toEqual([]);
    },
  };
}

/** The number that is typed: the field says what became of it, and keeps the page. */
const openingNumber: Place = {
  name: "Dashboard, opening a number",
  clerk,
  path: "/",
  async hold(page, { path, fault }) {
    const listed = await page.request.get("/api/applications/center/list?status=submitted&per_page=1");
    const { applications } = (await listed.json()) as { applications: { application_no: string }[] };
    const number = applications[0]?.application_no ?? "";
    const held = await failCall(page, { method: "GET", path: /\/applications\/find\?/ }, fault);
    await page.goto(path);
    await expectSettled(page);
    const field = page.getByRole("main").getByRole("textbox", { name: "Scan or type a number" });
    await field.fill(number);
    await field.press("Enter");
    if (fault.hangs) await waitOut(page, held, 1);
    if (fault.signsOut) return expectSignInPage(page);
    const isUnknown = fault.name === "404" || fault.name.startsWith("400");
    const words = isUnknown ? /was not found at this centre|The day has been closed|Oops/ : fault.words;
    await expect(page.getByRole("main").getByRole("alert")).toContainText(words, patience);
    await expectSettled(page);
    await held.letGo();
    await field.fill(number);
    await field.press("Enter");
    await expect(page).toHaveURL(/\/applications\//, patience);
    await expectSettled(page);
  },
};

/** The parts of the page that staff begin with. */
export const homePlaces: readonly Place[] = [
  reading({
    name: "Dashboard, its figures",
    clerk,
    path: "/",
    // Without the batches that were sent, which are read for what is to be done next.
    call: /\/(dispatch\/batches\/(receiving\?|sending\?.*status=open)|applications\/center\/list\?)/,
    // Four lists of batches, and one of applications that holds what all its tiles count.
    calls: 5,
  }),
  reading({
    name: "Dashboard, one figure",
    clerk,
    path: "/",
    call: /\/dispatch\/batches\/receiving\?.*status=dispatched/,
    says: "Could not be loaded.",
    tryAgain: (page) => page.getByRole("main").getByRole("button", { name: "Try again: Batches to receive" }),
  }),
  part({
    name: "what to do next",
    heading: "Next to do",
    call: /\/issuance\/cards\?.*per_page=1$/,
    says: "Not everything could be loaded, so something may be missing here.",
    retry: "Load again",
    staysAway: [],
  }),
  part({
    name: "the watch list",
    heading: "Watch list",
    call: /\/statistics$/,
    says: "Could not load the watch list.",
  }),
  part({
    name: "how the service does",
    heading: "How the service does",
    call: /\/statistics\/service/,
    says: "Could not load the figures of the service.",
  }),
  part({
    name: "the population",
    heading: "Population",
    call: /\/statistics\/population$/,
    says: "Could not load population statistics.",
    staysAway: [],
  }),
  openingNumber,
];
