import { type ApplicationStatus, endedStatuses } from "../../domain/applications/application-actions.ts";
import { seriesOfChannel } from "../../domain/record-numbers.ts";
import { readSerialNumber } from "../../domain/written-forms.ts";
import { type CheckedRow, type Column, number, type RowProblems, text, word, written } from "./check-rows.ts";
import { applicationNoColumn, readReasons, reasonsColumn } from "./import-decisions.ts";
import { dayColumn, idNumberColumn, phoneColumn } from "./people-rows.ts";
import { isNone, type Values } from "./write-rows.ts";

const oneOf = (words: readonly string[], isNeeded = false) =>
  word(Object.fromEntries(words.map((each) => [each, each])), isNeeded);

const moment = (isNeeded = false): Column => ({
  read: (value) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(value) && !Number.isNaN(Date.parse(value))
      ? new Date(value).toISOString()
      : undefined,
  is: "a moment as 2026-11-18T14:05:00+05:00",
  isNeeded,
});

const username = text(100);

const part: Column = { ...oneOf(["captured", "reused", "excepted", "missing"]), empty: "missing" };

/** What files say of an application. */
export const applicationColumns = {
  application_no: applicationNoColumn(),
  id_number: idNumberColumn,
  type: oneOf(["first_time", "renewal", "lost", "damaged", "change_of_details"], true),
  // From its printing on an application is where its card is, which comes by `import cards`.
  status: oneOf(
    [
      "pending_biometrics",
      "pending_payment",
      "submitted",
      "under_review",
      "returned",
      "approved",
      "collected",
      "rejected",
      "cancelled",
    ],
    true,
  ),
  collection_center_id: number("the id of a centre", true),
  created_center_id: number("the id of a centre"),
  created_by: username,
  created_at: moment(true),
  submitted_at: moment(),
  reviewed_at: moment(),
  status_at: moment(),
  guardian_id_number: { ...idNumberColumn, isNeeded: false },
  contact_phone: phoneColumn,
  photo: part,
  fingerprints: part,
  signature: part,
  payment_status: oneOf(["pending", "paid", "waived"]),
  payment_amount: { ...number("an amount in whole units", false, 0), empty: 0 },
  payment_currency: {
    read: (value: string) => (/^[A-Z]{3}$/.test(value) ? value : undefined),
    is: "a currency of three letters, as MVR",
  },
  payment_reference: text(100),
  paid_at: moment(),
  replaces_serial_number: written(readSerialNumber, "a serial number: SN and 7 digits"),
  replaces_fate: oneOf(["surrendered", "lost", "kept"]),
  police_report_no: text(100),
  expected_on: dayColumn(),
  notes: text(2000),
  reasons: reasonsColumn,
  cancel_reason: oneOf(["applicant_request", "duplicate", "wrong_applicant", "wrong_type", "other"]),
  cancelled_by: username,
};

/** A row of the table as the file wants it. */
export interface PutApplication extends Values {
  readonly line: number;
  readonly channel: keyof typeof seriesOfChannel;
  readonly status: ApplicationStatus;
  readonly reasons: ReturnType<typeof readReasons>;
}

const decided: readonly ApplicationStatus[] = ["returned", "approved", "collected", "rejected"];
/** Whether it is under way no more. */
export const hasEnded = ({ status }: PutApplication) => endedStatuses.includes(status);

/** What a row says as it would be kept; what is left out follows from the rest. */
export function putRow(row: CheckedRow, now: Date): PutApplication {
  const { line, values } = row;
  const status = values.status as ApplicationStatus;
  const isCancelled = status === "cancelled";
  const wasSubmitted = !isCancelled && !status.startsWith("pending_");
  const submitted_at = values.submitted_at ?? (wasSubmitted ? values.created_at : null);
  const status_at = values.status_at ?? values.reviewed_at ?? submitted_at ?? values.created_at;
  const payment_status = values.payment_status ?? "waived";
  const none = { guardian_id_number: null, contact_phone: null, police_report_no: null, expected_on: null };
  return {
    ...none,
    photo: "missing",
    fingerprints: "missing",
    signature: "missing",
    ...values,
    line,
    status,
    channel: isNone(values.created_center_id) ? "portal" : "center",
    submitted_at,
    reviewed_at: values.reviewed_at ?? (decided.includes(status) ? status_at : null),
    status_at,
    payment_status,
    payment_amount: values.payment_amount ?? 0,
    payment_currency: values.payment_currency ?? "MVR",
    paid_at: values.paid_at ?? (payment_status === "paid" ? (submitted_at ?? status_at) : null),
    cancelled_at: isCancelled ? status_at : null,
    changed_at: now.toISOString(),
    reasons: readReasons(row),
  };
}

/** Tells of moments that have not come yet, or come before it was made. */
export function checkMoments({ line, values }: CheckedRow, now: Date, problems: RowProblems): void {
  for (const name of ["created_at", "submitted_at", "reviewed_at", "status_at", "paid_at"]) {
    const at = values[name];
    if (typeof at !== "string") continue;
    if (at > now.toISOString()) problems.add(line, `${name} has not come yet.`);
    if (at < String(values.created_at)) problems.add(line, `${name} is before created_at.`);
  }
}

/** Rules that a row keeps or breaks by itself. */
export function checkWhole(application: PutApplication, problems: RowProblems): void {
  const { line, status, channel, reasons, payment_status: payment, payment_amount: amount } = application;
  const tell = (isWrong: boolean, says: string) => isWrong && problems.add(line, says);
  const letter = seriesOfChannel[channel];
  const no = application.application_no;
  tell(
    typeof no === "string" && !no.startsWith(letter),
    `application_no begins with ${letter}, for it was made ${channel === "center" ? "at a centre" : "online"}.`,
  );
  tell(isNone(no) && hasEnded(application), "application_no is missing: it has ended and keeps its number.");
  const needsReasons = status === "returned" || status === "rejected";
  tell(needsReasons && reasons.length === 0, "reasons are missing.");
  tell(!needsReasons && reasons.length > 0, "reasons belong to returned and rejected alone.");
  tell(
    status !== "cancelled" && !isNone(application.cancel_reason),
    "cancel_reason belongs to cancelled alone.",
  );
  tell(
    channel === "portal" && !isNone(application.created_by),
    "created_by belongs to applications of centres alone.",
  );
  tell(
    status !== "cancelled" && !isNone(application.cancelled_by),
    "cancelled_by belongs to cancelled alone.",
  );
  tell(
    isNone(application.replaces_serial_number) !== isNone(application.replaces_fate),
    "replaces_serial_number and replaces_fate are given together, or neither of them.",
  );
  tell((payment === "waived") !== (amount === 0), "payment_status is waived where there is nothing to pay.");
  tell(payment !== "paid" && !isNone(application.paid_at), "paid_at belongs to paid alone.");
  const waitsForIt = ["pending_biometrics", "pending_payment", "cancelled"].includes(status);
  tell(payment === "pending" && !waitsForIt, "payment_status is pending of one that was submitted.");
  tell(status === "pending_payment" && payment !== "pending", "payment_status is not pending.");
}
