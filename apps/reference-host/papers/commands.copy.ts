import type { Paper } from "./paper.ts";

/** The words of the sheet of commands, each to be scanned on the page of a batch. */
export const commands: Paper = {
  file: "commands-to-scan",
  group: "Quick reference cards",
  sheet: "A6",
  updated: "2026-11-28",
  en: {
    title: "Commands to scan",
    about: "On the page of a batch. Each question names its card: read it before you scan Yes.",
    blocks: [
      {
        codes: [
          ["IDD-RECEIVE", "Receive", "The next card is received."],
          ["IDD-DISPUTE", "Dispute", "Then scan the card that is wrong."],
          ["IDD-MISSING", "Mark as missing", "At the end: asks about each card that is left."],
          ["IDD-UNDO", "Undo", "Takes the last scan back."],
          ["IDD-CLOSE", "Receive batch", "When every card is checked."],
          ["IDD-DISPATCH", "Dispatch", "Sends a packed batch."],
          ["IDD-YES", "Yes", "Does what is asked."],
          ["IDD-NO", "No", "Closes the question."],
        ],
      },
    ],
  },
  dv: {
    title: "ސްކޭންކުރާ އަމުރުތައް",
    about: "ބެޗެއްގެ ޞަފްޙާގައި. އާނއެކެ ސްކޭންކުރުމުގެ ކުރިން ސުވާލު ކިޔާ.",
    blocks: [
      {
        codes: [
          ["IDD-RECEIVE", "ބަލައިގަނޭ", "ދެން ސްކޭންކުރާ ކާޑު ލިބުނީއެވެ."],
          ["IDD-DISPUTE", "މައްސަލަ ޖައްސާ", "ދެން ނުބައި ކާޑު ސްކޭންކުރޭ."],
          ["IDD-MISSING", "ކާޑު ނެތް", "އެންމެ ފަހުން: ބާކީ ކޮންމެ ކާޑަކާމެދު އަހައެވެ."],
          ["IDD-UNDO", "އަނބުރާ ގެންދޭ", "ފަހުގެ ސްކޭން އަނބުރާ ގެންދޭ."],
          ["IDD-CLOSE", "ބެޗް ބަލައިގަނޭ", "ހުރިހާ ކާޑެއް ބަލައިނިމުމުން."],
          ["IDD-DISPATCH", "ބެޗް ފޮނުވާ", "ތައްޔާރުކޮށްފައިވާ ބެޗް ފޮނުވާ."],
          ["IDD-YES", "އާނއެކެ", "އަހާ ކަންތައް ކުރޭ."],
          ["IDD-NO", "ނޫނެކެ", "ސުވާލު ބަންދުކުރޭ."],
        ],
      },
    ],
  },
};
