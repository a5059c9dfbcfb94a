import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the page of guides, forms and contacts. */
export const resourcesCopy = defineCopy("Resources", {
  title: "Resources",
  breadcrumbs: "Breadcrumb",
  dashboard: "Dashboard",
  subtitle: "What helps you with your work.",
  version: "Version {version}",
  updated: "Updated {date}",
  allUpdated: "All files were updated {date}.",
  contacts: "Contacts",
  phone: "Phone: {phone}",
  hours: "Hours: {hours}",
  empty: "No resources have been set up here.",
  emptyHelp: "Your administrator can put guides, forms and contacts on this page.",
  diagnostics: "Diagnostics",
});
