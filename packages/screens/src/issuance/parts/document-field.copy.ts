import { defineCopy } from "../../runtime/copy.ts";

/** The words of a document that is kept with a hand-over. */
export const documentFieldCopy = defineCopy("DocumentField", {
  hint: "A PDF or a picture that shows the whole page.",
  kept: "{name} is kept for this hand-over.",
  replace: "Choose another file",
  uploading: "Uploading {name}…",
});
