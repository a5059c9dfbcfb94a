import type { Locator, Page } from "playwright";
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

/** A call without which a screen, or a part of it, has nothing to show. */
export interface Reading extends Pick<Place, "name" | "clerk" | "path"> {
  readonly call: Call["path"];
  /** How often the screen makes it, by the ways that it has; 1 when left out. */
  readonly calls?: number;
  /** Asks for it, where the page does not do so as it opens. */
  readonly ask?: (page: Page) => Promise<void>;
  /** What stands in the place of what could not be read, where that is not the catalogue's text. */
  readonly says?: string;
  /** Asks again. */
  readonly tryAgain?: (page: Page) => Locator;
  /** What leads on where trying again would change nothing; a link of the page when left out. */
  readonly wayOn?: (page: Page) => Locator;
}

const anyTryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try again" });
const anyLink = (page: Page) => page.getByRole("main").getByRole("link");

/** The screen says what happened and offers another try, or a way on where trying again would change nothing. */
export function reading({
  call,
  calls = 1,
  ask,
  says,
  tryAgain = anyTryAgain,
  wayOn: leadOn = anyLink,
  ...place
}: Reading): Place {
  return {
    ...place,
    async hold(page, { path, fault }) {
      const held = await failCall(page, { method: "GET", path: call }, fault);
      await page.goto(path);
      await ask?.(page);
      if (fault.hangs) await waitOut(page, held, calls);
      await expectTold(page, fault.words);
      if (fault.signsOut) return expectSignInPage(page);
      await expectSettled(page);
      const main = page.getByRole("main");
      const button = tryAgain(page);
      // Who may not read it at all is not told to try again, and reads why in the page's own words.
      const wayOn = button.or(leadOn(page));
      await expect(wayOn.first()).toBeEnabled(patience);
      if ((await button.count()) > 0) await expect(main).toContainText(says ?? fault.words);
      expect(held.requests.length).toBe(calls);
      await expectTold(page, fault.words);

      await held.letGo();
      if ((await button.count()) > 0) await button.first().click();
      else await wayOn.first().click();
      await expect(button).toHaveCount(0, patience);
      await expectSettled(page);
    },
  };
}
