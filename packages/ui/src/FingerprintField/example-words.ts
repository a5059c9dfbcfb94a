import type { FingerprintFieldWords } from "./FingerprintField.tsx";

/** Words for the stories and tests of the field. */
export const exampleWords: FingerprintFieldWords = {
  finger: "Finger",
  take: "Take fingerprint",
  again: "Take again",
  tryAgain: "Try again",
  cancel: "Cancel",
  keep: "Use it anyway",
  choose: "Use a file",
  remove: "Remove",
  idle: "Nothing was taken yet.",
  withoutReader: "There is no reader here. Use a file.",
  looking: (reader = "the reader") => `Looking for ${reader}…`,
  prompts: {
    place: (finger) => `${finger}: place it on the reader.`,
    lift: () => "Lift the finger.",
  },
  preparing: "Preparing…",
  low: (quality, least) => `Quality ${quality} of 100: at least ${least} is needed.`,
  taken: (finger) => `${finger} taken.`,
  quality: (quality) => `Quality ${quality} of 100`,
  notMeasured: "Quality not measured",
  cancelled: "Cancelled. Nothing was taken.",
  removed: "The fingerprint was removed.",
  alt: (finger) => `Print of the ${finger.toLowerCase()}`,
  problems: {
    noAgent: "The program for the reader does not answer. Start it on this computer.",
    notAllowed: "The browser does not let this page use the reader. Allow it in the address bar.",
    noDevice: "No reader was found. Connect it.",
    busy: "The reader is in use. Close what uses it.",
    timeout: "No finger was placed in time.",
    lost: "The reader was disconnected. Connect it again.",
    failed: "The reader has failed.",
  },
  troubles: {
    otherKind: "Choose a PNG or JPEG file.",
    heic: "Save the HEIC as a JPEG first.",
    unreadable: "This file cannot be read.",
    tooLarge: "This file is too large.",
    blank: "There is nothing on this picture.",
  },
};
