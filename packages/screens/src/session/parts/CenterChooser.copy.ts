import { defineCopy } from "../../runtime/words/copy.ts";

/** The words with which staff choose a centre; the button's are the specification's. @see Spec 2, "Shell" */
export const centerChooserCopy = defineCopy("CenterChooser", {
  centers: "Your centres",
  search: "Find by name or place",
  submit: "Select Center",
  pending: "Saving…",
  chooseFirst: "Choose from the list first.",
  found: "{count} to choose from",
  noneFound: "No name or place matches “{text}”.",
  empty: "No centres are assigned to you.",
  emptyHelp: "Contact your administrator.",
  loading: "Loading your centres…",
  failed: "Could not load your centres.",
  current: "Current",
});
