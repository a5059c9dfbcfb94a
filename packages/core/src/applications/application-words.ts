import { readStatusWord, type StatusLabels, type StatusWord } from "../dispatch/status-words.ts";
import { registryDaysBetween } from "../format/registry-time.ts";
import type { ApplicationStatus } from "./application.ts";

/** The words for the statuses of an application, in the order in which it passes through them. */
export const applicationStatusWords: Readonly<Record<ApplicationStatus, StatusWord>> = {
  pending_biometrics: { label: "Waiting for biometrics", tone: "warning" },
  pending_payment: { label: "Waiting for payment", tone: "warning" },
  submitted: { label: "Submitted", tone: "info" },
  under_review: { label: "In review", tone: "progress" },
  returned: { label: "Returned", tone: "warning" },
  approved: { label: "Approved", tone: "info" },
  printing: { label: "Printing", tone: "progress" },
  dispatched: { label: "In dispatch", tone: "info" },
  ready: { label: "Ready", tone: "success" },
  collected: { label: "Collected", tone: "success" },
  rejected: { label: "Rejected", tone: "danger" },
  cancelled: { label: "Cancelled", tone: "muted" },
};

/** Reads what staff are told about the status of an application; an unknown one is shown as it is. */
export function readApplicationStatus(status: string, labels?: StatusLabels): StatusWord {
  return readStatusWord(applicationStatusWords, status, labels);
}

/** The statuses that end an application: nobody waits for anything any more. */
const endings: readonly string[] = ["collected", "rejected", "cancelled"] satisfies ApplicationStatus[];

/** Whether an application is under way: a person has at most one such. */
export function isActiveApplication({ status }: { readonly status: string }): boolean {
  return !endings.includes(status);
}

/**
 * Counts the days for which an application has waited in its status, by the registry's calendar.
 * Nothing for one that is over.
 */
export function daysWaiting(
  application: { readonly status: string; readonly status_at: string },
  { timeZone, now }: { readonly timeZone?: string; readonly now: Date },
): number | undefined {
  if (!isActiveApplication(application)) return undefined;
  return registryDaysBetween(new Date(application.status_at), now, timeZone);
}
