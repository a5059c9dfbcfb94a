import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of a page that the user's role does not open. */
export const forbiddenCopy = defineCopy("Forbidden", {
  title: "You do not have access to this area.",
  help: "Ask your administrator if you need it for your work.",
  home: "Go to the dashboard",
});
