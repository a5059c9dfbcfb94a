import type { Page } from "playwright";
import type { Clerk, SignedIn } from "./sign-in.ts";

/** Something beside a failing call that goes wrong at a counter, or is done twice. */
export interface Situation {
  readonly name: string;
  readonly clerk?: Clerk;
  /** Lets it come about and rejects with what staff would complain of. */
  readonly hold: (page: Page, around: Around) => Promise<void>;
}

/** What a situation has beside its page. */
export interface Around {
  /** Where the server is. */
  readonly url: string;
  /** The clerk's session, to ask the server itself. */
  readonly session?: SignedIn;
}
