import { defineCopy } from "../runtime/copy.ts";

/** The words around a signature that is taken. */
export const signatureCaptureCopy = defineCopy("SignatureCapture", {
  surface: "Surface to sign on",
  signHere: "Sign here",
  alternative: "Who cannot sign on the screen signs on paper: use a photograph or a scan of it.",
  undo: "Undo last line",
  clear: "Clear",
  choose: "Use a picture instead",
  again: "Sign on the screen instead",
  preparing: "Preparing…",
  taken: "Signature taken.",
  tooLittle: "This is too short for a signature. Go on signing, or clear it.",
  cleared: "The surface is empty.",
  starting: "Preparing the surface…",
  unavailable: "The surface to sign on could not be loaded. Use a picture, or try again.",
  tryAgain: "Try again",
  alt: "The signature that was taken",
  otherKind: "Only JPEG, PNG and WebP pictures can be used. Choose another file.",
  heic: "This is a HEIC file, which cannot be used. Save it as a JPEG first.",
  unreadable: "This file cannot be read as a picture. Choose another one.",
  tooLarge: "This picture is too large. Choose a smaller one.",
  blank: "There is no signature on this picture. Choose another one.",
});
