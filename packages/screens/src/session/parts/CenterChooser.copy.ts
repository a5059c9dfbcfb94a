import { defineCopy } from "../../runtime/words/copy.ts";

/** The words with which staff choose a centre; the button's are the specification's. @see Spec 2, "Shell" */
export const centerChooserCopy = defineCopy("CenterChooser", {
  centers: "Your centres",
  search: "Find a centre",
  submit: "Select Center",
  pending: "Saving…",
  chooseFirst: "Choose a centre first.",
  found: { one: "{count} centre", other: "{count} centres" },
  noneFound: "No centre matches “{text}”.",
  empty: "No centres are assigned to you.",
  emptyHelp: "Contact your administrator.",
  loading: "Loading your centres…",
  failed: "Could not load your centres.",
  current: "Current",
});
