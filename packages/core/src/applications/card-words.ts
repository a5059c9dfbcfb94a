import { readStatusWord, type StatusLabels, type StatusWord } from "../dispatch/status-words.ts";

/** The words for where a card is, from the printer to its owner. */
export const cardStatusWords = {
  printed: { label: "Printed", tone: "neutral" },
  packed: { label: "Packed", tone: "neutral" },
  in_transit: { label: "In transit", tone: "info" },
  at_center: { label: "At the centre", tone: "success" },
  collected: { label: "Collected", tone: "success" },
  completed: { label: "Completed", tone: "success" },
  missing: { label: "Missing", tone: "danger" },
  disputed: { label: "Disputed", tone: "warning" },
  returned: { label: "Came back", tone: "warning" },
  cancelled: { label: "Cancelled", tone: "muted" },
} as const satisfies Readonly<Record<string, StatusWord>>;

/** Reads what staff are told about where a card is; an unknown word is shown as it is. */
export function readCardStatus(status: string, labels?: StatusLabels): StatusWord {
  return readStatusWord(cardStatusWords, status, labels);
}
