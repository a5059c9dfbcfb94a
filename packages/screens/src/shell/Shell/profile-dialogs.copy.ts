import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of profile menu entries that depend on what the server can do. */
export const profileDialogsCopy = defineCopy("ProfileDialogs", {
  codes: "Sign-in codes",
  sessions: "Where you are signed in",
});
