import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the card that is handed over, beside the steps. */
export const cardPanelCopy = defineCopy("IssuanceCard", {
  panel: "The card and its owner",
  serial: "Serial number",
  idNumber: "ID number",
  born: "Date of birth",
  bornAge: "{date} ({age} y)",
  type: "Card type",
  standard: "National ID card",
  senior: "Permanent card 65+",
  minor: "Card of a minor",
  expiry: "Valid until",
  arrived: "Arrived",
  arrivedToday: "{date} (today)",
  arrivedAgo: "{date} ({count} d ago)",
  readySms: "Ready SMS",
  smsSent: "Sent {at}",
  smsNotSent: "Not sent",
  replaces: "Card to give back",
  replacesFor: "{serial} ({reason})",
  payment: "Payment",
  checks: "Checks",
  passed: { one: "{count} check passed", other: "{count} checks passed" },
  holds: "passed",
  failed: "failed",
  ownerPhoto: "Photograph of {name}",
});
