import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the list of applications made at a centre. */
export const centerApplicationsCopy = defineCopy("CenterApplications", {
  title: "Applications",
  subtitle: "At {center}",
  caption: "Applications at {center}",
  number: "Application number",
  newApplication: "New application",

  resubmitApplication: "Resubmit",
  captureBiometrics: "Continue biometrics",
  sendPaymentLink: "Payment link",
  printSlip: "Print slip",
  cancelApplication: "Cancel application",

  select: "Select applications",
  stopSelecting: "Stop selecting",
  selectAll: "Select all applications on this page",
  selectOne: "Select application {number}",
  selected: { one: "{count} application selected", other: "{count} applications selected" },
  printNone: "Print slips",
  printSlips: { one: "Print {count} slip", other: "Print {count} slips" },
  selectFirst: "Select applications in the table first.",
  noSlips: "None of these applications has a slip to print.",
  tooMany: "Select at most {max} applications.",

  emptySubmitted: "No submitted applications.",
  emptySubmittedHelp: "Start a new one when an applicant comes to the counter.",
  emptyReturned: "No returned applications.",
  emptyReturnedHelp: "Applications that the registry returns for correction appear here.",
  emptyBiometrics: "No applications are waiting for biometrics.",
  emptyBiometricsHelp: "Applications whose biometrics are taken later appear here.",
  emptyPayment: "No applications are waiting for payment.",
  emptyPaymentHelp: "Applications whose fee is not paid yet appear here.",
  emptyReady: "No cards are ready for collection.",
  emptyReadyHelp: "Applications whose card has arrived at its collection centre appear here.",
  emptyStatus: "No applications have this status.",
  emptyAll: "No applications yet.",
  noMatches: "No applications match this search.",
});
