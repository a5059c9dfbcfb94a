import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of a batch's notes and of what happened to it. */
export const batchRecordCopy = defineCopy("BatchRecord", {
  notes: "Notes",
  noNotes: "No notes yet.",
  noteBy: "{author}, {center}",
  addNote: "Add note",

  history: "History",
  wholeHistory: "Whole history",
  eventBy: "{actor}, {center}",
  event_create: "Created",
  event_add_card: "Card added",
  event_remove_card: "Card removed",
  event_change_destination: "Destination changed",
  event_dispatch: "Dispatched",
  event_cancel: "Cancelled",
  event_reopen: "Reopened",
  event_add_note: "Note added",
  event_receive_card: "Card received",
  event_dispute_card: "Card disputed",
  event_mark_card_missing: "Card missing",
  event_attach_photo: "Photograph added",
  event_undo_card: "Check undone",
  event_receive_batch: "Received",
  event_send_ready_sms: "Ready SMS sent",
  event_print_manifest: "Manifest printed",
  event_print_bag_label: "Bag label printed",
  event_print_receipt_note: "Receipt note printed",
  event_print_missing_list: "Missing cards printed",

  showAll: "Show all {count}",

  removedCards: { one: "{count} removed card", other: "{count} removed cards" },
  removedBy: "Removed {at} by {by}",
});
