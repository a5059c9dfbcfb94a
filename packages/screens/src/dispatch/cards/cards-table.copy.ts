import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the table of a batch's cards. */
export const cardsTableCopy = defineCopy("CardsTable", {
  serial: "Serial no.",
  idNumber: "ID number",
  name: "Name",
  nameDv: "Name in Dhivehi",
  dateOfBirth: "Date of birth",
  cardType: "Type",
  added: "Added",
  status: "Status",
  outcome: "Reason and notes",
  checked: "Checked",
  actions: "Actions",
  typed: "typed",

  standard: "Standard",
  senior: "Senior",
  minor: "Minor",

  selectAll: "Select every card in the list",
  selectOne: "Select {serial}",
  noneFound: "No card is found.",
  noneFoundHelp: "Search by serial number, ID number or name, or clear the search.",

  foundSerial: "Card in hand: {serial}",

  removeCard: "Remove",
  receiveCard: "Receive",
  removeCardOf: "Remove {serial}",
  receiveCardOf: "Receive {serial}",
});
