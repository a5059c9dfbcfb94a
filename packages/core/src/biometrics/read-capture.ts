import {
  listOf,
  numberOr,
  orNull,
  type Reader,
  readId,
  readText,
  readTextOrNull,
  recordOf,
} from "../client/read-fields.ts";
import { readStaff } from "../people/staff.ts";
import type { CaptureCheck, CapturedPart, CaptureException } from "./capture-set.ts";

const results: readonly unknown[] = ["passed", "failed", "not_checked"];

/** A word that is not known counts as not checked: nothing unchecked is called good. */
const readCheck = recordOf<CaptureCheck>(
  {
    code: readText,
    result: (value) => (results.includes(value) ? (value as CaptureCheck["result"]) : "not_checked"),
    measured: numberOr(null),
  },
  "check",
);

/** What this server may know nothing of stays out. */
const ifSaid =
  <Value>(read: Reader<Value>) =>
  (value: unknown): Value | undefined =>
    value === undefined ? undefined : read(value);

/** Reads one part of a person's biometrics. */
export const readCapture: Reader<CapturedPart> = recordOf<CapturedPart>(
  {
    id: readId,
    kind: readText,
    hand: readTextOrNull,
    finger: readTextOrNull,
    quality: numberOr(null),
    source: readText,
    taken_with: ifSaid((value) => readTextOrNull(value)),
    algorithm: ifSaid(readTextOrNull),
    least_quality: ifSaid(numberOr(null)),
    resolution_ppi: ifSaid(numberOr(null)),
    tries: ifSaid(numberOr(null)),
    checks: ifSaid(listOf(readCheck)),
    reason: ifSaid(readTextOrNull),
    signed_by: ifSaid((value) => readTextOrNull(value)),
    captured_at: readText,
    captured_by: orNull(readStaff),
  },
  "capture",
);

/** Reads what cannot be taken, and why. */
export const readException: Reader<CaptureException> = recordOf<CaptureException>(
  {
    id: readId,
    kind: readText,
    hand: readTextOrNull,
    finger: readTextOrNull,
    lasts: readText,
    reason: readText,
    notes: readTextOrNull,
    recorded_at: readText,
    recorded_by: orNull(readStaff),
  },
  "exception",
);
