import type { components } from "../contract/registry.gen.d.ts";
import { createApplicationSummary } from "./example-applications.ts";
import { createPerson } from "./example-issuances.ts";
import { headOffice } from "./examples.ts";

type Schemas = components["schemas"];

const clerk: Schemas["Staff"] = { username: "clerk.male", fullname: "Aishath Shareef" };

/** The print of a right thumb that a reader took for an application. */
export function createCapturedPart(change: Partial<Schemas["CapturedPart"]> = {}): Schemas["CapturedPart"] {
  return {
    id: 211,
    kind: "finger",
    hand: "right",
    finger: "thumb",
    quality: 71,
    source: "captured",
    taken_with: "reader",
    captured_at: "2026-11-19T05:10:00Z",
    captured_by: clerk,
    ...change,
  };
}

/** What was taken at the head office for a renewal: nothing yet. */
export function createCaptureSet(change: Partial<Schemas["CaptureSet"]> = {}): Schemas["CaptureSet"] {
  return {
    batch_id: "4f1c2a9e7b",
    application_id: 41,
    center: headOffice,
    version: 1,
    parts: [],
    exceptions: [],
    waits_for_supervisor: false,
    closed_at: null,
    closed_by: null,
    ...change,
  };
}

/** Somebody whose renewal waits at the head office for biometrics, of which nothing was taken yet. */
export function createApplicantBiometrics(
  change: Partial<Schemas["ApplicantBiometrics"]> = {},
): Schemas["ApplicantBiometrics"] {
  return {
    applicant: createPerson(),
    application: createApplicationSummary({
      status: "pending_biometrics",
      submitted_at: null,
      biometrics: { photo: "missing", fingerprints: "missing", signature: "missing" },
    }),
    stored: [],
    set: null,
    ...change,
  };
}
