import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the search for work permits. */
export const workPermitsCopy = defineCopy("WorkPermits", {
  title: "Work Permits",
  subtitle: "Search by employer or by permit number",
  caption: "Work permits found",

  employerName: "Employer name",
  permitNumber: "Work permit number",
  search: "Search",
  clear: "Clear",
  tooShort: "Type at least 2 characters.",
  count: { one: "{count} work permit", other: "{count} work permits" },

  number: "Permit number",
  status: "Status",
  name: "Name",
  passport: "Passport",
  employer: "Employer",
  place: "Site and island",
  biometrics: "Biometrics",
  noBiometrics: "None",
  lastInteraction: "Last interaction",
  noInteraction: "None",
  lastOn: "Last interaction {at}",
  action: "Action",
  recordInteraction: "Record interaction",
  recordFor: "Record interaction with {name}, permit {number}",

  pages: "Pages of work permits",
  pageEmpty: "This page could not be loaded.",
  loadFailed: "Could not load work permits.",
  typeFirst: "Type an employer name or permit number.",
  noMatches: "No work permits were found.",
  tryNumber: "Check the spelling, or search by work permit number.",
  tryName: "Check the number, or search by employer name.",
  tryOne: "Check both, or search by one of them alone.",
});
