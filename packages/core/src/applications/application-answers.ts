import { readApplicantAnswer } from "../biometrics/biometrics-answers.ts";
import {
  givenListOf,
  numberOr,
  readDetail,
  readId,
  readList,
  readNumber,
  readRecord,
  readText,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import { type AnswerReaders, pageOf, readFile } from "../client/read-list-answer.ts";
import { readExtensions } from "../dispatch/extensions.ts";
import { readOtp } from "../verification/read-otp.ts";
import {
  readApplication,
  readApplicationSummary,
  readFoundApplication,
  readPayment,
  readPersonStatus,
} from "./read-application.ts";

const readRecordOfApplication = recordOf({ application: readApplication, extensions: readExtensions });

const readApplications = pageOf(
  { applications: (value) => readList(value, "applications", readApplicationSummary) },
  ({ applications }) => applications.length,
);

const savedDraft = { draft: readWord, version: readId, saved_at: readText };

/** A draft whose content cannot be read is left out: the form could show nothing of it. */
const readDrafts = givenListOf(
  "drafts",
  recordOf({ ...savedDraft, id_number: readWord, content: (value: unknown) => readRecord(value, "content") }),
);

/** How the answers about applications, and about drafts of their forms, are read. */
export const answers: AnswerReaders = {
  listCenterApplications: readApplications,
  listPortalApplications: readApplications,
  getCenterApplication: readRecordOfApplication,
  cancelApplication: readRecordOfApplication,
  sendApplicationOtp: recordOf({
    // Of a code that was verified nothing is sent back.
    otp: (value) => (value === undefined || value === null ? undefined : readOtp(value)),
    otp_token: readDetail,
    verified_at: readDetail,
    verified_for: readNumber,
  }),
  submitApplication: readRecordOfApplication,
  sendPaymentLink: recordOf({ payment: readPayment, sent_to_masked: readDetail }),
  getPersonStatus: recordOf({ status: readPersonStatus, extensions: readExtensions }),
  // One that cannot be read is there all the same: nobody is told that there is none.
  getActiveApplication: recordOf({
    application: (value) => (value === null || value === undefined ? null : readApplicationSummary(value)),
  }),
  findApplication: recordOf({ found: readFoundApplication }),
  markSlipPrinted: recordOf({ copies: numberOr(1), application: readApplication }),
  getApplicantBiometrics: readApplicantAnswer,
  getApplicationFile: readFile,
  getApplicantPortrait: readFile,
  getPersonPortrait: readFile,
  listDrafts: recordOf({ drafts: readDrafts }),
  saveDraft: recordOf({ draft: recordOf(savedDraft) }),
};
