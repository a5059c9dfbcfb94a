import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the menu of a card; they come with it. */
export const cardMenuCopy = defineCopy("CardMenu", {
  moreOf: "More for {serial}",
  removeCard: "Remove",
  receiveCard: "Receive",
  disputeCard: "Dispute",
  markCardMissing: "Mark as missing",
  undoCard: "Undo",
});
