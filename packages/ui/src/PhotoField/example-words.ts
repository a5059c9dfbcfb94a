import type { PhotoFieldWords } from "./PhotoField.tsx";

/** Words for the stories and tests of the field. */
export const exampleWords: PhotoFieldWords = {
  choose: "Choose a photograph",
  take: "Take a photograph",
  replace: "Replace",
  remove: "Remove",
  preparing: "Preparing…",
  ready: "The photograph is ready.",
  removed: "The photograph was removed.",
  alt: "The photograph that will be sent",
  troubles: {
    otherKind: "Choose a JPEG, PNG or WebP file.",
    heic: "Save the HEIC as a JPEG first.",
    unreadable: "This file cannot be read.",
    tooLarge: "This file is too large.",
  },
};
