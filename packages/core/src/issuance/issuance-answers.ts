import { listOf, numberOr, orNull, readList, readText, readWord, recordOf } from "../client/read-fields.ts";
import { type AnswerReaders, pageOf, readFile } from "../client/read-list-answer.ts";
import { readExtensions } from "../dispatch/extensions.ts";
import { readCountry } from "../people/country.ts";
import { readSettings } from "../settings/read-settings.ts";
import { readOtp } from "../verification/read-otp.ts";
import {
  readCollector,
  readDocument,
  readIssuance,
  readIssuanceCard,
  readIssuanceSummary,
} from "./read-issuance.ts";
import { readWaitingCard } from "./read-waiting-card.ts";

const readHandOver = recordOf({ issuance: readIssuance, extensions: readExtensions });

const readIssuances = pageOf(
  { issuances: (value) => readList(value, "hand-overs", readIssuanceSummary) },
  ({ issuances }) => issuances.length,
);

const readWaitingCards = pageOf(
  { cards: (value) => readList(value, "cards", readWaitingCard) },
  ({ cards }) => cards.length,
);

/** How the answers about hand-overs, and the registry's settings, are read. */
export const answers: AnswerReaders = {
  loadIssuance: readHandOver,
  checkCollector: recordOf({ collector: readCollector }),
  sendCollectorOtp: recordOf({ otp: readOtp }),
  verifyCollectorOtp: recordOf({ otp_token: readWord, verified_at: readText }),
  verifyCard: recordOf({ verified: (value) => value !== false, verified_at: readText }),
  issueCard: readHandOver,
  completeIssuance: readHandOver,
  addIssuanceDocument: recordOf({ file_path: readWord, document: orNull(readDocument) }),
  listIssuances: readIssuances,
  listWaitingCards: readWaitingCards,
  getCollectedIssuance: readHandOver,
  getCompletedIssuance: readHandOver,
  returnCard: recordOf({ card: readIssuanceCard, issuance: readIssuance }),
  markReceiptPrinted: recordOf({ copies: numberOr(1), issuance: readIssuance }),
  getIssuanceEvidence: readFile,
  getPortrait: readFile,
  getIssuanceDocument: readFile,
  getSettings: recordOf({ configs: readSettings, extensions: readExtensions }),
  listCountries: recordOf({ countries: listOf(readCountry) }),
};
