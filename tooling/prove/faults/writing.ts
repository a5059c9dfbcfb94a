import type { Locator, Page, Request, Route } from "playwright";
import { expect } from "playwright/test";
import {
  type Call,
  expectSettled,
  expectSignInPage,
  expectTold,
  failCall,
  type Place,
  patience,
  waitOut,
} from "./place.ts";
import { readNotices } from "./watch-page.ts";

/** A call by which staff change something. */
export interface Writing extends Pick<Place, "name" | "clerk" | "path"> {
  readonly call: Call;
  /** It carries files, and may take as long as they do. */
  readonly hasFiles?: boolean;
  /** Fills in what there is to fill in. */
  readonly fill: (page: Page) => Promise<void>;
  /** Makes the call; it goes away with what was done. */
  readonly button: (page: Page) => Locator;
  /** Makes the call where that is not a press of the button, as a scan into a field. */
  readonly press?: (page: Page) => Promise<void>;
  /** Where the page itself says what happened, in place of a notice. */
  readonly toldIn?: (page: Page) => Locator;
  /** What staff type again before they try again: a password does not stay. */
  readonly retype?: (page: Page) => Promise<void>;
}

/** Lets a call go to the server. */
const passage = { answer: (route: Route) => route.continue() };

/** Refuses without a word. */
const refusal = { answer: (route: Route) => route.fulfill({ status: 400, json: {} }) };

/** The button can be pressed again, and then sends what it sent before: nothing that was typed is lost. */
export function writing({ call, hasFiles, fill, button, press, retype, toldIn, ...place }: Writing): Place {
  const make = press ?? ((page: Page) => button(page).click());
  return {
    ...place,
    async hold(page, { path, fault, isLast }) {
      const held = await failCall(page, call, fault);
      await page.goto(path);
      await fill(page);
      await make(page);
      if (fault.hangs) await waitOut(page, held, 1, hasFiles ? "files" : "usual");
      if (toldIn && !fault.signsOut) {
        await expect(toldIn(page)).toContainText(fault.words, patience);
        expect(await readNotices(page)).toEqual([]);
      } else if (fault.signsOut && !place.clerk) {
        // A session that nobody has does not end: the page says it, and nothing else does.
        await expect(page.getByRole("main")).toContainText(fault.words, patience);
        expect(await readNotices(page)).toEqual([]);
      } else await expectTold(page, fault.words);
      if (fault.signsOut) return expectSignInPage(page);
      await expectSettled(page);
      await expect(button(page)).toBeEnabled(patience);
      expect(held.requests.length).toBe(1);

      await held.letGo();
      // What can be done only once reaches the server at the last fault; watched, or no browser tells what a form holds.
      await failCall(page, call, isLast ? passage : refusal);
      await retype?.(page);
      const isMeant = (request: Request) =>
        request.method() === call.method && call.path.test(new URL(request.url()).pathname);
      const next = page.waitForRequest(isMeant, patience);
      await make(page);
      expect(readSent(await next)).toEqual(held.requests.map(readSent)[0]);
      if (isLast) await expect(button(page)).toHaveCount(0, patience);
      await expectSettled(page);
    },
  };
}

/** A write that is tried again carries its key again, so that a try whose answer was lost happens once. */
function readSent(request: Request) {
  const { "content-type": type = "", "idempotency-key": key } = request.headers();
  // What stands between the parts of a form is another at each try.
  const boundary = /boundary=(.+)$/.exec(type)?.[1];
  const body = request.postDataBuffer()?.toString("latin1") ?? null;
  return { body: boundary === undefined ? body : body?.replaceAll(boundary, ""), key };
}
