import { defineCopy } from "../words/copy.ts";

/** The words about scanners that send codes and type nothing. */
export const hidScannerCopy = defineCopy("HidScanner", {
  connect: "Connect a scanner",
  connected: "Scanner connected.",
  disconnected: "The scanner was disconnected. Connect it again.",
  otherMode: "This scanner works as a keyboard. To connect it, set it to HID-POS mode as its manual says.",
  notLoaded: "The scanner could not be connected. Try again.",
  failed: "The scanner cannot be used now. Pull it out, and plug it in again.",
});
