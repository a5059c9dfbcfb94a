import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the bar over a batch's cards, and of what it does with many of them. */
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
  markCardMissing: "Mark {count} as missing",
  markRemainingMissing: "Mark the rest as missing",

  removeCardTitle: {
    one: "Remove {count} card from batch {batch}?",
    other: "Remove {count} cards from batch {batch}?",
  },
  receiveCardTitle: {
    one: "Receive {count} card of batch {batch} without scanning?",
    other: "Receive {count} cards of batch {batch} without scanning?",
  },
  markCardMissingTitle: {
    one: "Mark {count} card of batch {batch} as missing?",
    other: "Mark {count} cards of batch {batch} as missing?",
  },
  removeCardHint: "Why the cards are taken out. It stands beside each of them.",
  receiveCardHelp: "Only for cards that you hold in your hand and that cannot be scanned.",
  markCardMissingHint: "For example: packet opened in front of the courier, cards not inside.",
  andMore: "and {count} more",
  markCardMissingConfirm: { one: "Mark {count} card as missing", other: "Mark {count} cards as missing" },
  typedCount: "Number of cards",
  typeCount: "Type {count} to go on.",
  wrongCount: "That is not the number. Type {count} to go on.",
  underWay: "{done} of {count} done.",
  stop: "Stop",
  goOn: {
    one: "{count} card is not done yet. Press “{button}” to go on; nothing is done twice.",
    other: "{count} cards are not done yet. Press “{button}” to go on; nothing is done twice.",
  },

  done: "{done} of {count} done.",
  refused: "{failed} refused: {serials}",
  notSent: { one: "{count} was not sent.", other: "{count} were not sent." },
  close: "Close",
  refusedBy: "{sentence} {by}, {at}.",
});
