import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the help that lists the keys of the page. */
export const keyboardHelpCopy = defineCopy("KeyboardHelp", {
  title: "Keyboard shortcuts",
  lead: "On this page:",
  escape: "Close a dialog or a menu, or clear a search",
  keyOn: "Open this help with the ? key",
  keyOnHint: "Turn it off if you speak to your computer or the key gets in your way.",
});
