import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the file of batches that have no place in their list; they come with its button. */
export const batchExportCopy = defineCopy("BatchExport", {
  exported: { one: "Exported {count} batch.", other: "Exported {count} batches." },
  exportCut: "Only the first {count} batches are exported.",
  createdBy: "Created by",
  dispatchedBy: "Dispatched by",
  receivedOn: "Received on",
  receivedBy: "Received by",
  cancelledBy: "Cancelled by",
  batchName: "Name",
  daysInTransit: "Days in transit",
  daysMissingHeading: "Days missing",
});
