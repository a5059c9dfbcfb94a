import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the page on which a returned application is submitted again. */
export const resubmitApplicationCopy = defineCopy("ResubmitApplication", {
  title: "Resubmit application {number}",
  loading: "Loading the application…",
  loadFailed: "Could not load the application.",
  mustFix: "What must be fixed",
  fixed: "{reason}: answered",
  open: "{reason}: not answered",
  notReturned: "This application cannot be resubmitted because it is {status}.",
  openApplication: "Open application",
  elsewhere: "This application was made online. The applicant submits it again.",
  readOnly: "You can view this page only.",
});
