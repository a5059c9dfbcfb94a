import { defineCopy } from "../runtime/words/copy.ts";

/** The words about cards that are scanned while nobody is signed in. */
export const signedOutScansCopy = defineCopy("SignedOutScans", {
  missed: "Not recorded: you are signed out. Scan {serial} again after signing in.",
  count: "{count} cards are not recorded.",
});
