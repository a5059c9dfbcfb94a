import { defineCopy } from "../runtime/words/copy.ts";

/** The words that every list has. */
export const listCopy = defineCopy("List", {
  filters: "Filters",
  filtersUsed: "Filters ({count})",
  clearFilters: "Clear filters",
  refreshFailed: "The list could not be read again. It shows how it was {at}.",

  previousPage: "Previous page",
  nextPage: "Next page",
  page: "Page",
  perPage: "Rows per page",
  range: "{from}–{to} of {total}",
  pageMissing: "There is no page {page} any more.",
  showLastPage: "Show the last page",

  goHome: "Go to the dashboard",
});
