import { defineCopy } from "../../runtime/words/copy.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";

/** All words of the bar over a batch's cards; they come with the dialog for many cards. */
export const bulkDialogCopy = defineCopy("CardsToolbar", {
  ...cardsToolbarCopy.texts,

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
  andMore: { one: "and {count} more", other: "and {count} more" },
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
});
