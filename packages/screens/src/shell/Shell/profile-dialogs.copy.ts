import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the entries that the profile menu has where the server can do it. */
export const profileDialogsCopy = defineCopy("ProfileDialogs", {
  codes: "Sign-in codes",
  sessions: "Where you are signed in",
});
