import {
  numberOr,
  orNull,
  type Reader,
  readSeconds,
  readText,
  readTextOrNull,
  recordOf,
} from "../client/read-fields.ts";
import type { CollectorOtp } from "../issuance/issuance.ts";
import { readStaff } from "../people/staff.ts";

/** Reads where a one-time password stands. */
export const readOtp: Reader<CollectorOtp> = recordOf<CollectorOtp>(
  {
    sent_at: readText,
    sent_to_masked: readText,
    expires_in: readSeconds,
    resend_in: readSeconds,
    attempts_left: numberOr(0),
    locked_for: readSeconds,
    verified_at: readTextOrNull,
    method: (value) => (value === "supervisor" ? value : "otp"),
    vouched_by: orNull(readStaff),
  },
  "one-time password",
);
