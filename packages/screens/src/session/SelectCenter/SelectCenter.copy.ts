import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of Select Center that Switch Center does not have. @see Spec 2, "Shell" */
export const selectCenterCopy = defineCopy("SelectCenter", {
  title: "Select Center",
  greeting: "Welcome, {name}. Which centre are you working at?",
  greetingNone: "You are signed in as {name}.",
  logout: "Logout",
});
