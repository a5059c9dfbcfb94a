import { defineCopy } from "../../runtime/copy.ts";

/** The words of Select Center; title and button are the specification's. @see Spec 2, "Shell" */
export const selectCenterCopy = defineCopy("SelectCenter", {
  title: "Select Center",
  greeting: "Welcome, {name}. Which centre are you working at?",
  centers: "Your centres",
  search: "Find a centre",
  submit: "Select Center",
  pending: "Saving…",
  chooseFirst: "Choose a centre first.",
  found: { one: "{count} centre", other: "{count} centres" },
  noneFound: "No centre matches “{text}”.",
  empty: "No centres are assigned to you.",
  emptyHelp: "Contact your administrator.",
  logout: "Logout",
  loading: "Loading your centres…",
  failed: "Could not load your centres.",
  tryAgain: "Try again",
  current: "Current",
  cancel: "Cancel",
});
