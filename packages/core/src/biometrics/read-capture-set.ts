import { readApplicationSummary } from "../applications/read-application.ts";
import {
  listOf,
  numberOr,
  orNull,
  type Reader,
  readFlag,
  readId,
  readNumber,
  readText,
  readTextOrNull,
  recordOf,
} from "../client/read-fields.ts";
import { readPlace } from "../history/read-history.ts";
import { readPerson } from "../people/person.ts";
import { readStaff } from "../people/staff.ts";
import type { ApplicantBiometrics, CaptureSet } from "./capture-set.ts";
import { readCapture, readException } from "./read-capture.ts";

/** Reads what was taken of an applicant so far. */
export const readCaptureSet: Reader<CaptureSet> = recordOf<CaptureSet>(
  {
    batch_id: (value) => readText(value) || String(readNumber(value) ?? ""),
    application_id: readId,
    center: readPlace,
    version: numberOr(0),
    parts: listOf(readCapture),
    exceptions: listOf(readException),
    waits_for_supervisor: readFlag,
    closed_at: readTextOrNull,
    closed_by: orNull(readStaff),
  },
  "set",
);

/** Reads whose biometrics are to be taken. */
export const readApplicantBiometrics: Reader<ApplicantBiometrics> = recordOf<ApplicantBiometrics>(
  {
    applicant: readPerson,
    application: orNull(readApplicationSummary),
    stored: listOf(readCapture),
    set: orNull(readCaptureSet),
  },
  "biometrics",
);
