import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of the list of places where a user is signed in. */
export const sessionsCopy = defineCopy("Sessions", {
  title: "Where you are signed in",
  list: "Your sessions",
  noCenter: "No centre chosen",
  current: "This session",
  sameBrowser: "This browser",
  address: "Address",
  unknown: "Unknown",
  signedIn: "Signed in",
  lastUsed: "Last used",
  onlyHere: "You are signed in here only.",
  end: "Sign out everywhere else",
  ending: "Signing out…",
  ended: {
    one: "{count} other session has ended.",
    other: "{count} other sessions have ended.",
  },
  noneEnded: "No other session was left.",
  failed: "The list could not be loaded.",
  tryAgain: "Try again",
});
