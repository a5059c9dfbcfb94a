import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of applications made online. */
export const portalApplicationsCopy = defineCopy("PortalApplications", {
  title: "Online Applications",
  caption: "Online applications for {center}",
  number: "Portal reference",
  note: "Online applications are reviewed by the registry. You cannot change them here.",

  newIssuance: "New issuance",
  captureBiometrics: "Biometrics",

  emptyStatus: "No online applications have this status.",
  emptyAll: "No online applications yet.",
  emptyAllHelp: "Applications made online appear here if the card is collected at this centre.",
  noMatches: "No online applications match.",
});
