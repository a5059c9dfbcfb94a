import { defineCopy } from "../words/copy.ts";

/** The words that stand between staff and their work when something happens to their session. */
export const sessionDialogsCopy = defineCopy("Session", {
  centerChanged: "The centre was changed to {center} in another window.",
  reloadToContinue: "Reload to continue.",
  reload: "Reload",
  signedOutIn: "You will be signed out in {time}",
  nobodyWorks:
    "Nobody has worked in this window for a while. What was typed and not saved is lost with the session.",
  minutesLeft: {
    one: "You will be signed out in {count} minute.",
    other: "You will be signed out in {count} minutes.",
  },
  secondsLeft: {
    one: "You will be signed out in {count} second.",
    other: "You will be signed out in {count} seconds.",
  },
  stay: "Stay signed in",
  signOut: "Sign out",
});
