import type { SignatureFieldWords } from "./SignatureField.tsx";

/** Words for the stories and tests of the field. */
export const exampleWords: SignatureFieldWords = {
  surface: "Surface to sign on",
  signHere: "Sign here",
  alternative: "Who cannot sign here signs on paper: use a photograph or scan of it.",
  undo: "Undo last line",
  clear: "Clear",
  choose: "Use a picture instead",
  again: "Sign here instead",
  preparing: "Preparing…",
  taken: "Signature taken.",
  tooLittle: "That is too little for a signature. Go on, or clear it.",
  cleared: "The surface is empty.",
  starting: "Preparing the surface…",
  unavailable: "The surface cannot be loaded. Use a picture, or try again.",
  tryAgain: "Try again",
  alt: "The signature that will be sent",
  troubles: {
    otherKind: "Choose a JPEG, PNG or WebP file.",
    heic: "Save the HEIC as a JPEG first.",
    unreadable: "This file cannot be read.",
    tooLarge: "This file is too large.",
    blank: "There is nothing on this picture.",
  },
};
