import { readApplicationSummary } from "../applications/read-application.ts";
import { recordOf } from "../client/read-fields.ts";
import type { AnswerReaders } from "../client/read-list-answer.ts";
import { readExtensions } from "../dispatch/extensions.ts";
import { readApplicantBiometrics, readCaptureSet } from "./read-capture-set.ts";

/** Reads whose biometrics are to be taken, and what the server can beyond the specification. */
export const readApplicantAnswer = recordOf({
  biometrics: readApplicantBiometrics,
  extensions: readExtensions,
});

const readSet = recordOf({ set: readCaptureSet });

/** How the answers about biometrics are read. */
export const answers: AnswerReaders = {
  sendPhotograph: readSet,
  sendFingerprint: readSet,
  sendSignature: readSet,
  recordException: readSet,
  removeException: readSet,
  removeCapturedPart: readSet,
  getCaptureSet: readSet,
  submitBiometrics: recordOf({ application: readApplicationSummary }),
};
