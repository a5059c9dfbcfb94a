/** What staff read when they give a batch up or take it back, on its page and in the list. */
export const sendingActionTexts = {
  cancelTitle: {
    one: "Cancel batch {batch} with {count} card?",
    other: "Cancel batch {batch} with {count} cards?",
  },
  cancelHelp: "Its cards become free and can be added to another batch.",
  keepBatch: "Keep batch",
  reopenTitle: "Reopen batch {batch}?",
  reopenHelp: "It is packed again: cards can be added and removed, and it has to be dispatched again.",
  reopenEmptyHelp: "It comes back empty. Its cards have to be scanned again.",
  reopenConfirm: "Reopen batch",
} as const;

/** What staff read when they tell the collectors of a batch, on its page and in the list. */
export const readySmsTexts = {
  readySms: "Send ready SMS",
  readySmsTitle: {
    one: "Send the ready SMS to {count} collector?",
    other: "Send the ready SMS to {count} collectors?",
  },
  readySmsHelp: "It tells the collectors of the received cards that these are ready. It is sent once.",
  readySmsNoPhone: {
    one: "{count} of them has no phone number.",
    other: "{count} of them have no phone number.",
  },
} as const;
