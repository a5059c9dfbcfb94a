import { defineCopy } from "../../../runtime/copy.ts";

/** The words of the document by which somebody may collect a card for its owner. */
export const documentCopy = defineCopy("CollectorDocument", {
  hint: "A PDF or a picture that shows the whole page.",
  kept: "{name} is kept for this hand-over.",
  replace: "Choose another file",
  uploading: "Uploading {name}…",
});
