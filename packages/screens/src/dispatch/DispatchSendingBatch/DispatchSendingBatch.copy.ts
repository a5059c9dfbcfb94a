import { defineCopy } from "../../runtime/words/copy.ts";
import { sendingActionTexts } from "../commands/command-texts.ts";
import { sendingPageCopy } from "./sending-page.copy.ts";

/** All words of the page on which a batch is packed and sent; they come with its dialogs. */
export const dispatchSendingBatchCopy = defineCopy("DispatchSendingBatch", {
  ...sendingPageCopy.texts,

  ...sendingActionTexts,

  destinationTitle: "Change the destination of batch {batch}?",
  destinationNow: "It goes to {center} now. Its cards stay in the batch.",
  printAgain: "What was printed shows the old destination. Print the label again.",
  printAgainIfPrinted: "If a label was printed, it shows the old destination. Print it again.",
  newDestination: "New destination",
  noDestination: "No destination chosen yet.",
  destinationRequired: "Destination is required.",
  destinationHint: "Why it goes to another centre, for example: the wrong island was chosen.",
  keepDestination: "Cancel",

  removeTitle: "Remove card {serial} from batch {batch}?",
  removeConfirm: "Remove card",
  removeHint: "Why the card is taken out, for example: scanned by mistake.",
  formTitle: "What is on the card?",
  formForId: "{id} is an ID number. The serial number of the card is needed too.",
  formForUnknown: "“{text}” is not a serial number. Type what is on the card.",
  serial: "Serial number",
  serialHint: "SN and 7 digits",
  idNumber: "ID number",
  dateOfBirth: "Date of birth",
  cardType: "Card type",
  anyType: "Not given",
  standard: "Standard",
  senior: "Senior",
  minor: "Minor",
  addCard: "Add card",
  adding: "Adding…",
  closeForm: "Close",
});
