import { defineCopy } from "../../runtime/copy.ts";

/** The words of the shell around the pages; the placeholders are the specification's. @see Spec 2 */
export const shellCopy = defineCopy("Shell", {
  navigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  skipToMain: "Skip to the page",
  currentCenter: "Current centre:",
  switchCenter: "Switch Center",
  logout: "Logout",
  unsupportedCollapse: "collapse - only available in paid version",
  unsupportedOther: "Fix - Group Collapse or Items",
});
