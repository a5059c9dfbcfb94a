import { defineCopy } from "../words/copy.ts";

/** The words of the list of notices. */
export const noticesCopy = defineCopy("Notices", {
  title: "Notices",
  unread: "Notices, {count} unread",
  manyUnread: "{count}+",
  success: "Done",
  error: "Failed",
  times: { one: "{count} time", other: "{count} times" },
  empty: "No notices yet.",
  emptyHelp: "What is said here in passing stays in this list until you load the page again or sign out.",
});
