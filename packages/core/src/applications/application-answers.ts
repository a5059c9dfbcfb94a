import { readApplicantAnswer } from "../biometrics/biometrics-answers.ts";
import { numberOr, readDetail, readList, readNumber, recordOf } from "../client/read-fields.ts";
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

/** How the answers about applications are read. */
export const applicationAnswers: AnswerReaders = {
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
};
