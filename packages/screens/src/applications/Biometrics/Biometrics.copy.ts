import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of those whose biometrics are still to be taken. */
export const biometricsCopy = defineCopy("Biometrics", {
  title: "Biometrics",
  caption: "Applications waiting for biometrics at {center}",
  number: "Application no.",

  capture: "Capture biometrics",
  viewApplication: "Open application",
  viewStatus: "Show status",

  empty: "No one is waiting for biometrics.",
  emptyHelp: "Applicants whose biometrics are taken later appear here.",
  noMatches: "No one who waits for biometrics matches this search.",
});
