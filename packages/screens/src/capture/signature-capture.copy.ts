import { defineCopy } from "../runtime/words/copy.ts";

/** The words of taking a signature. */
export const signatureCaptureCopy = defineCopy("SignatureCapture", {
  surface: "Surface to sign on",
  signHere: "Sign here",
  alternative: "If they cannot sign here, have them sign on paper and add a photo of it.",
  undo: "Undo last line",
  clear: "Clear",
  choose: "Use a picture",
  again: "Sign here instead",
  taken: "Signature taken.",
  tooLittle: "That is too little for a signature. Go on, or clear it.",
  cleared: "The surface is empty.",
  starting: "Preparing the surface…",
  unavailable: "The surface cannot be loaded. Use a picture, or try again.",
  alt: "The signature that will be sent",
  otherKind: "Only JPEG, PNG and WebP pictures can be used. Choose another file.",
  heic: "This photograph is a HEIC file, which cannot be used. Save it as a JPEG first.",
  unreadable: "This file cannot be read as a picture. Choose another one.",
  tooLarge: "This picture is too large. Choose a smaller one.",
  blank: "There is nothing on this picture. Choose another one.",
  preparing: "Preparing…",
  tryAgain: "Try again",
});
