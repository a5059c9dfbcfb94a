import { defineCopy } from "../../../runtime/words/copy.ts";
import { populationCopy } from "./population.copy.ts";

/** The words of the paper with the population. */
export const populationPaperCopy = defineCopy("Dashboard", {
  ...populationCopy.texts,
  countedOn: "Counted",
  copy: "COPY {number}",
  printedBy: "Printed by {name} at {center}, {at}",
  page: "Page {page} of {pages}",
  barcode: "Barcode of {number}",
});
