import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of who collects the card. */
export const collectorStepCopy = defineCopy("IssuanceCollector", {
  who: "Who is at the counter?",
  selfIs: "{name}, {id}",
  onlyGuardian: "The owner is under {age}. Only a guardian may collect the card.",
  by: "Identify them by",
  byId: "ID number",
  byPassport: "Passport",
  idNumber: "ID number of the collector",
  passport: "Passport number",
  country: "Country of the passport",
  name: "Name in the passport",
  born: "Date of birth in the passport",
  relationship: "Relationship to the owner",
  chooseRelationship: "Choose a relationship",
  check: "Check collector",
  checkSelf: "Continue with the owner",
  checking: "Checking…",
  undoes: "Another collector needs a new code.",

  mayCollect: "{name} may collect the card.",
  mayNot: "{name} may not collect the card.",
  age: { one: "{count} year old", other: "{count} years old" },
  other: "Check somebody else",
  photo: "Photograph of {name}",

  surrender: "Old card collected and cut",
  surrenderHint: "This card takes the place of {serial}.",
  goOn: "Continue",
  documentFirst: "Upload the document first.",
  oldCardMissing: "The old card is not given back",
  oldCardMissingHint: "Say why in the notes before you hand the new one over.",
  surrenderFirst: "Collect and cut the old card first.",

  summary: "{name}",
  summarySelf: "{name}, the owner",
  summaryOther: "{name} ({relationship})",
});
