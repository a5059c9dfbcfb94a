import { defineCopy } from "../../runtime/words/copy.ts";

/** The words around the scanning of a batch's cards. */
export const scanPanelCopy = defineCopy("ScanPanel", {
  nothingYet: "Nothing scanned yet.",
  lastScans: "Last scans",
  openBatch: "Open {batch}",
  soundOff: "Turn sound off",
  soundOn: "Turn sound on",
  hint: "F2 brings you back to this field.",
  shortcut: "Go to the scan field",
  typeCard: "Type a card",
  startCamera: "Scan with the camera",
  stopCamera: "Stop the camera",
  saved: "{count} saved since you opened this page",
  waiting: "{count} waiting",
  duplicates: "{count} scanned before",
  refused: "{count} refused",

  waitingState: "Waiting",
  askedState: "Looking for it",
  duplicateState: "Scanned before",
  refusedState: "Refused",
  unsentState: "Not sent",
  undoneState: "Undone",

  paused: {
    one: "Scanning paused – {count} scan waiting",
    other: "Scanning paused – {count} scans waiting",
  },
  network: "The registry cannot be reached. Scans are kept and sent when it can.",
  server: "The registry does not answer. Scans are kept and sent when it does.",
  signedOut: "You are signed out.",
  sessionEnded: "Your session has ended. Sign in again to go on.",
  unauthenticated: "Your session has ended. Scans are kept and sent when you sign in again.",
  resume: "Resume",
  discard: "Discard waiting scans",
  missed: {
    one: "Not recorded: {count} card. Scan it again.",
    other: "Not recorded: {count} cards. Scan them again.",
  },
  dialogOpen: "Not recorded: close the dialog first.",
  leave: {
    one: "{count} scan has not been saved yet.",
    other: "{count} scans have not been saved yet.",
  },

  batchScanned: "This is the number of a batch. Scan a card.",
  unreadable: "This is not a serial number. Scan the serial number of a card.",
  twoCodes: "Two codes were read as one. Scan them one after the other.",
  mistakenLetter: "This looks like a serial number, but has a letter where a digit belongs.",
  otherAlphabet: "This is written in another alphabet. Set the keyboard to English and scan again.",
  otherSystem: "This code belongs to another system. Scan the serial number of a card.",
  unfinished: "The code has not been sent. Press Enter, and set the scanner to end with Enter.",
});
