import { idSearchCopy } from "../../records/id-search.copy.ts";
import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the shell around the pages; the placeholders are the specification's. @see Spec 2 */
export const shellCopy = defineCopy("Shell", {
  navigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  skipToMain: "Skip to the page",
  currentCenter: "Current centre:",
  ...idSearchCopy.texts,
  searchShortcut: "Search by ID number",
  changePassword: "Change Password",
  resources: "Resources",
  switchCenter: "Switch Center",
  shortcuts: "Keyboard shortcuts",
  logout: "Logout",
  breadcrumbs: "Breadcrumb",
  appearance: "Appearance",
  light: "Light",
  dark: "Dark",
  system: "As this computer is set",
  language: "Language",
  draftLanguage: "{name} (draft)",
  unsupportedCollapse: "collapse - only available in paid version",
  unsupportedOther: "Fix - Group Collapse or Items",
});
