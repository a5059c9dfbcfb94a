import { isHand } from "../biometrics/finger.ts";
import {
  type FieldReaders,
  listOf,
  numberOr,
  orNull,
  partOf,
  type Reader,
  readDetail,
  readFlag,
  readId,
  readNumber,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import { readIssuanceEvents, readPlace } from "../history/read-history.ts";
import { readCountry } from "../people/country.ts";
import { readPerson } from "../people/person.ts";
import { readActor, readStaff } from "../people/staff.ts";
import { readCenter } from "../session/read-session.ts";
import { readOtp } from "../verification/read-otp.ts";
import type {
  Collector,
  Issuance,
  IssuanceCard,
  IssuanceCheck,
  IssuanceStatus,
  IssuanceSummary,
} from "./issuance.ts";

type Part<Name extends keyof IssuanceCard> = NonNullable<IssuanceCard[Name]>;

/** Reads a card at the counter. */
export const readIssuanceCard: Reader<IssuanceCard> = recordOf<IssuanceCard>(
  {
    id: readId,
    serial_number: readWord,
    id_number: readText,
    name_en: readText,
    date_of_birth: readText,
    card_type: readText,
    issue_date: readText,
    expiry_date: readText,
    status: readText,
    current_center: orNull(readCenter),
    batch: orNull(
      recordOf<Part<"batch">>(
        {
          id: readId,
          batch_no: readWord,
          destination_center: (value) => orNull(readCenter)(value) ?? undefined,
        },
        "batch",
      ),
    ),
    arrived_at: readTextOrNull,
    ready_sms_sent_at: readTextOrNull,
    replaces: orNull(recordOf<Part<"replaces">>({ serial_number: readWord, reason: readText }, "card")),
    payment: orNull(recordOf<Part<"payment">>({ status: readWord }, "payment")),
  },
  "card",
);

/** Reads who was looked up as the collector. */
export const readCollector: Reader<Collector> = recordOf<Collector>(
  {
    type: readWord,
    id_number: readTextOrNull,
    passport_no: readTextOrNull,
    country: orNull(readCountry),
    name: readText,
    name_dv: readTextOrNull,
    date_of_birth: readTextOrNull,
    relationship: readTextOrNull,
    phone_masked: readTextOrNull,
    has_phone: readFlag,
    has_photo: readFlag,
    // Nobody collects a card by what a server forgot to say.
    eligible: readFlag,
    reason: readTextOrNull,
    requires_document: readFlag,
    document_type: readTextOrNull,
  },
  "collector",
);

/** What a record says of its end, in a list and by itself. */
const finishReaders: FieldReaders<
  Pick<Issuance, "issued_by" | "issued_at" | "completed_by" | "completed_at" | "returned"> &
    Pick<IssuanceSummary, "proof">
> = {
  issued_by: orNull(readStaff),
  issued_at: readTextOrNull,
  completed_by: orNull(readStaff),
  completed_at: readTextOrNull,
  returned: orNull(
    recordOf<NonNullable<Issuance["returned"]>>(
      { reason: readText, notes: readText, by: readActor, at: readText },
      "return",
    ),
  ),
  proof: partOf<IssuanceSummary["proof"]>({
    thumb: readFlag,
    finger: readTextOrNull,
    hand: (hand) => (isHand(hand) ? hand : undefined),
    resolution_ppi: readNumber,
    thumb_missing_reason: readTextOrNull,
    signature: readFlag,
    documents: numberOr(0),
  }),
};

type Document = Issuance["documents"][number];

/** Reads a document that is kept with a hand-over. */
export const readDocument: Reader<Document> = recordOf<Document>(
  { id: readId, type: readText, content_type: readDetail, size: readNumber, added_at: readDetail },
  "document",
);

/** Reads a hand-over as it stands; what a server leaves out is empty. */
export const readIssuance: Reader<Issuance> = recordOf<Issuance>(
  {
    ...finishReaders,
    id: numberOr(null),
    issuance_no: readTextOrNull,
    status: (value) => readTextOrNull<IssuanceStatus>(value) || null,
    card: readIssuanceCard,
    owner: readPerson,
    checks: listOf(
      recordOf<IssuanceCheck>(
        {
          code: readText,
          ok: readFlag,
          message: (value, { code }) => readText(value) || readWord(code),
        },
        "check",
      ),
    ),
    collector: orNull(readCollector),
    otp: orNull(readOtp),
    otp_token: (value) => readTextOrNull(value) ?? undefined,
    card_verified_at: readTextOrNull,
    documents: listOf(readDocument),
    old_card_surrendered: (value) => (typeof value === "boolean" ? value : null),
    in_progress: orNull(recordOf({ by: readStaff, since: readText }, "work")),
    notes: readTextOrNull,
    center: readPlace,
    events: readIssuanceEvents,
  },
  "hand-over",
);

/** Reads a hand-over as a row of the list. */
export const readIssuanceSummary: Reader<IssuanceSummary> = recordOf<IssuanceSummary>(
  {
    ...finishReaders,
    id: readId,
    issuance_no: readText,
    status: readWord,
    card: recordOf<IssuanceSummary["card"]>(
      { id: readId, serial_number: readWord, id_number: readText, card_type: readText },
      "card",
    ),
    owner: partOf<IssuanceSummary["owner"]>({ name_en: readText, name_dv: readTextOrNull }),
    collector: partOf<IssuanceSummary["collector"]>({
      type: readText,
      name: readText,
      name_dv: readTextOrNull,
      relationship: readTextOrNull,
    }),
    version: numberOr(0),
  },
  "hand-over",
);
