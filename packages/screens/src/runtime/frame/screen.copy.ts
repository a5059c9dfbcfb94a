import { defineCopy } from "../words/copy.ts";

/** The words of every screen when it cannot be shown. */
export const screenCopy = defineCopy("Screen", {
  crashed: "This part of the page has failed.",
  crashedHelp: "What was saved before is safe. Try again, or reload the page.",
  loading: "Loading…",
  tryAgain: "Try again",
  unavailable: "This page could not be loaded.",
  unauthenticated: "Nobody is signed in.",
  unauthenticatedHelp: "Sign in where you usually do, then try again.",
  forbidden: "You do not have access to this area.",
  forbiddenHelp: "Ask your administrator if you need it for your work.",
  stopped: "This cannot be done here.",
});
