import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the photograph of a disputed card. */
export const cardPhotoCopy = defineCopy("CardPhoto", {
  label: "Photograph of the card",
  hint: "Shows what is wrong. Both centres can see it.",
  choose: "Choose a photograph",
  take: "Take a photograph",
  replace: "Choose another one",
  remove: "Remove",
  preparing: "Preparing…",
  ready: "The photograph is ready.",
  removed: "The photograph was removed.",
  chosenAlt: "The photograph that you chose",
  required: "Choose a photograph.",
  otherKind: "Only JPEG, PNG and WebP photographs can be used. Choose another file.",
  heic: "This photograph is a HEIC file, which cannot be used. In the phone's camera settings choose “Most compatible” and take it again, or save it as a JPEG first.",
  unreadable: "This file cannot be read as a photograph. Choose another one.",
  tooLarge: "This photograph is too large. Choose a smaller one.",

  title: "Photograph of card {serial}",
  isSent: "The dispute is saved. Its photograph is being sent; you can go on meanwhile.",
  notSent: "The dispute is saved. Only its photograph was not sent.",
  mayBeAdded: "The dispute is saved. You can add a photograph to it.",
  send: "Send photograph",
  close: "Close",

  show: "Photograph of {serial}",
  add: "Add a photograph of {serial}",
  alt: "Card {serial}. {reason}",
  failed: "Could not load the photograph.",
  tryAgain: "Try again",
  loading: "Loading the photograph…",
});
