import { readNumber, readOptionalList, readText, readWord } from "../client/read-fields.ts";
import { type AnswerReaders, readerOf, readerOfPage, readFile } from "../client/read-list-answer.ts";
import { readExtensions } from "../dispatch/extensions.ts";
import { readSettings } from "./issuance-settings.ts";
import {
  readCollector,
  readCountry,
  readIssuance,
  readIssuanceCard,
  readIssuanceSummary,
  readOtp,
} from "./read-issuance.ts";

const readHandOver = readerOf({ issuance: readIssuance, extensions: readExtensions });

/** How the answers about hand-overs, and the registry's settings, are read. */
export const issuanceAnswers: AnswerReaders = {
  loadIssuance: readHandOver,
  checkCollector: readerOf({ collector: readCollector }),
  sendCollectorOtp: readerOf({ otp: readOtp }),
  verifyCollectorOtp: readerOf({ otp_token: readWord, verified_at: readText }),
  verifyCard: readerOf({ verified: (value) => value !== false, verified_at: readText }),
  issueCard: readHandOver,
  completeIssuance: readHandOver,
  addIssuanceDocument: readerOf({ file_path: readWord }),
  listIssuances: readerOfPage("issuances", "hand-overs", readIssuanceSummary),
  getCollectedIssuance: readHandOver,
  getCompletedIssuance: readHandOver,
  returnCard: readerOf({ card: readIssuanceCard, issuance: readIssuance }),
  markReceiptPrinted: readerOf({ copies: (value) => readNumber(value) ?? 1, issuance: readIssuance }),
  getIssuanceEvidence: readFile,
  getPortrait: readFile,
  getIssuanceDocument: readFile,
  getSettings: readerOf({ configs: readSettings }),
  listCountries: readerOf({ countries: (value) => readOptionalList(value, readCountry) }),
};
