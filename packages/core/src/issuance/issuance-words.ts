import { readStatusWord, type StatusLabels, type StatusWord } from "../dispatch/status-words.ts";
import type { IssuanceStatus, IssuanceSummary } from "./issuance.ts";

/** The words for the statuses of a hand-over. */
export const issuanceStatusWords: Readonly<Record<IssuanceStatus, StatusWord>> = {
  ready: { label: "Ready", tone: "neutral" },
  otp_sent: { label: "Code sent", tone: "info" },
  otp_verified: { label: "Collector verified", tone: "progress" },
  collected: { label: "Collected", tone: "success" },
  completed: { label: "Completed", tone: "success" },
  returned: { label: "Returned", tone: "warning" },
};

/** Reads what staff are told about the status of a hand-over; an unknown one is shown as it is. */
export function readIssuanceStatus(status: string, labels?: StatusLabels): StatusWord {
  return readStatusWord(issuanceStatusWords, status, labels);
}

/** Whether a card was handed over so long ago that its missing proof is a warning. */
export function isProofOverdue(
  { status, issued_at }: Pick<IssuanceSummary, "status" | "issued_at">,
  { now, hours }: { readonly now: Date; readonly hours: number },
): boolean {
  return status === "collected" && now.getTime() - Date.parse(issued_at) > hours * 3_600_000;
}
