import { defineCopy } from "../../runtime/words/copy.ts";
import { sendingListCopy } from "./sending-list.copy.ts";

/** All words of the list of sent batches; they come with the dialog that opens a new one. */
export const dispatchSendingCopy = defineCopy("DispatchSending", {
  ...sendingListCopy.texts,

  newBatchFrom: "New batch from {center}",
  noDestination: "No destination chosen yet.",
  destinationRequired: "Destination is required.",
  name: "Name",
  nameHint: "Something that both centres recognise, for example “November cards”.",
  nameTooLong: "Name must be at most {max} characters long.",
  expectedCards: "Expected cards",
  expectedCardsHint: "How many you mean to pack. You see how far you are while packing.",
  expectedCardsInvalid: "Type a whole number from {min} to {max}.",
  expectedOn: "Expected on",
  expectedOnEarlier: "Must not be before today.",
  notes: "Notes",
  notesHint: "Both centres can read them.",
  notesTooShort: "Notes must be at least {min} characters long.",
  notesTooLong: "Notes must be at most {max} characters long.",
  cancel: "Cancel",
  createBatch: "Create batch",
  creating: "Creating…",
  createAnother: "Create another for the same destination",
  created: "{batch} to {center} is open for packing.",
  openCreated: "Open {batch}",
  notCreated: "The new batch has not been created. What you typed will be lost.",
});
