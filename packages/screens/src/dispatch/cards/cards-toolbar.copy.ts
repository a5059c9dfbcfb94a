import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the bar over a batch's cards, without those of its dialog. */
export const cardsToolbarCopy = defineCopy("CardsToolbar", {
  toolbar: "Find and select cards",
  search: "Search the cards",
  found: { one: "{count} card found", other: "{count} cards found" },

  exportDiscrepancies: "Export discrepancies",
  reason: "Reason",
  cardInHand: "Card in hand",
  notes: "Notes",
  checkedBy: "Checked by",

  select: "Select cards",
  stopSelecting: "Stop selecting",
  selected: { one: "{count} card selected", other: "{count} cards selected" },
  hidden: { one: "{count} of them is not shown", other: "{count} of them are not shown" },
  selectFirst: "Select cards in the table first.",
  removeNone: "None of these cards can be removed.",
  receiveNone: "None of these cards can be received.",
  scansWaiting: {
    one: "{count} scan is not saved yet.",
    other: "{count} scans are not saved yet.",
  },
  removeCard: { one: "Remove {count} card", other: "Remove {count} cards" },
  receiveCard: { one: "Receive {count} card", other: "Receive {count} cards" },
  markCardMissing: {
    one: "Mark {count} card as missing",
    other: "Mark {count} cards as missing",
  },
  markRemainingMissing: "Mark the rest as missing",

  done: "{done} of {count} done.",
  refused: "{failed} refused: {serials}",
  notSent: { one: "{count} was not sent.", other: "{count} were not sent." },
  close: "Close",
  refusedBy: "{sentence} {by}, {at}.",
});
