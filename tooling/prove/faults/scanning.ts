import type { Page } from "playwright";
import { expect } from "playwright/test";
import type { Fault } from "./faults.ts";
import {
  type Call,
  expectSettled,
  expectSignInPage,
  failCall,
  type Place,
  patience,
  waitOut,
} from "./place.ts";
import { type Clerk, signInOn } from "./sign-in.ts";
import { readNotices } from "./watch-page.ts";

/** A call that is made for each card that is scanned. */
export interface Scanning extends Pick<Place, "name" | "path"> {
  readonly clerk: Clerk;
  readonly call: Call;
  /** A card that can be scanned, another one for each fault. */
  readonly serial: (turn: number) => string;
  /** Types the serial number as its place wants it, and sends it. */
  readonly scan: (page: Page, serial: string) => Promise<void>;
  /** Sends it once more after a refusal. */
  readonly scanAgain: (page: Page, serial: string) => Promise<void>;
}

/** Why scanning rests, by what failed; the catalogue's own text where staff have to decide. */
const pauses = (words: string): Readonly<Record<Fault["scan"], string>> => ({
  refused: words,
  blocked: words,
  server: "The registry does not answer. Scans are kept and sent when it does.",
  network: "The registry cannot be reached. Scans are kept and sent when it can.",
});

/**
 * What becomes of a scan stands beside the scan and is never told in passing: staff with a scanner in hand would hear
 * one thing and see another. No scan is lost.
 */
export function scanning({ call, serial, scan, scanAgain, ...place }: Scanning): Place {
  return {
    ...place,
    async hold(page, { path, fault, turn }) {
      const main = page.getByRole("main");
      const code = serial(turn);
      const held = await failCall(page, call, fault);
      await page.goto(path);
      await scan(page, code);
      if (fault.hangs) await waitOut(page, held, 1);
      if (fault.signsOut) {
        await expect.poll(() => readNotices(page), patience).toEqual([fault.words]);
        await expectSignInPage(page);
        await held.letGo();
        // Signed in again, the same clerk finds the batch and the scan.
        await signInOn(page, place.clerk);
      } else {
        await expect(main.getByText(pauses(fault.words)[fault.scan]).first()).toBeVisible(patience);
        await expectSettled(page);
        await held.letGo();
        if (fault.scan === "refused") await scanAgain(page, code);
        else if (fault.scan === "blocked") await main.getByRole("button", { name: "Resume" }).click();
        // The others go out by themselves.
        else await page.clock.fastForward(2000);
        expect(await readNotices(page)).toEqual([]);
      }
      await expect(main.getByText("1 saved since you opened this page", { exact: true })).toBeVisible(
        patience,
      );
      await expect(main.getByText(/waiting/i)).toHaveCount(0, patience);
      await expectSettled(page);
    },
  };
}
