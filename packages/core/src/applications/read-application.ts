import { readCapture, readException } from "../biometrics/read-capture.ts";
import {
  type FieldReaders,
  listOf,
  numberOr,
  orNull,
  partOf,
  type Reader,
  readFlag,
  readId,
  readNumber,
  readSeconds,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import { readApplicationEvents, readPlace } from "../history/read-history.ts";
import { readPerson } from "../people/person.ts";
import { readActor, readStaff } from "../people/staff.ts";
import { readCenter } from "../session/read-session.ts";
import type {
  Application,
  ApplicationCard,
  ApplicationDocument,
  ApplicationPayment,
  ApplicationReason,
  ApplicationSummary,
  FoundApplication,
  PersonStatus,
} from "./application.ts";

const paymentReaders: FieldReaders<ApplicationPayment> = {
  status: readText,
  amount: numberOr(0),
  currency: readText,
  reference: readTextOrNull,
  paid_at: readTextOrNull,
  link_sent_at: readTextOrNull,
  resend_in: readSeconds,
};

/** Reads what is to be paid, where the answer is about that. */
export const readPayment: Reader<ApplicationPayment> = recordOf<ApplicationPayment>(
  paymentReaders,
  "payment",
);

/** Reads why an application came back; one that says nothing is no reason. */
const readReason = recordOf<ApplicationReason>(
  {
    code: readText,
    field: readTextOrNull,
    text: (value, { code }) => readText(value) || readWord(code),
  },
  "reason",
);

type Batch = NonNullable<ApplicationCard["batch"]>;

const readBatch = recordOf<Batch>(
  {
    id: readNumber,
    side: (value) => (value === "sending" || value === "receiving" ? value : undefined),
    batch_no: readText,
    line_status: readText,
    origin_center: readPlace,
    destination_center: readPlace,
    dispatched_at: readTextOrNull,
    expected_on: readTextOrNull,
    received_at: readTextOrNull,
  },
  "batch",
);

/** Reads the card of an application. A server that says nothing of its message has not said that none was sent. */
export const readApplicationCard: Reader<ApplicationCard> = recordOf<ApplicationCard>(
  {
    id: readId,
    serial_number: readWord,
    card_type: readText,
    application_no: readTextOrNull,
    issue_date: readText,
    expiry_date: readText,
    status: readText,
    status_at: readText,
    center: orNull(readCenter),
    batch: orNull(readBatch),
    told_at: (value) => (value === undefined ? undefined : readTextOrNull(value)),
  },
  "card",
);

/** What every answer tells of an application. */
const sharedReaders: FieldReaders<Omit<PersonStatus["applications"][number], "reviewed_at" | "is_ours">> = {
  id: readId,
  application_no: readText,
  channel: readText,
  status: readWord,
  status_at: readText,
  type: readText,
  created_at: readText,
  submitted_at: readTextOrNull,
  created_center: orNull(readCenter),
  collection_center: readPlace,
  payment: partOf<ApplicationPayment>(paymentReaders),
  return_reasons: listOf(readReason),
};

const recordReaders: FieldReaders<Omit<ApplicationSummary, "applicant">> = {
  ...sharedReaders,
  created_by: orNull(readStaff),
  biometrics: partOf<ApplicationSummary["biometrics"]>({
    photo: readText,
    fingerprints: readText,
    signature: readText,
  }),
  version: numberOr(0),
};

/** Reads an application as a row of a list. */
export const readApplicationSummary: Reader<ApplicationSummary> = recordOf<ApplicationSummary>(
  {
    ...recordReaders,
    applicant: partOf<ApplicationSummary["applicant"]>({
      id_number: readText,
      name_en: readText,
      name_dv: readTextOrNull,
    }),
  },
  "application",
);

const readDocument = recordOf<ApplicationDocument>(
  {
    id: readId,
    type: readText,
    content_type: readText,
    size: numberOr(0),
    added_at: readText,
    added_by: orNull(readStaff),
  },
  "document",
);

type Part<Name extends keyof Application> = NonNullable<Application[Name]>;

/** Reads an application as it is now; what a server leaves out is empty. */
export const readApplication: Reader<Application> = recordOf<Application>(
  {
    ...recordReaders,
    applicant: readPerson,
    round: numberOr(1),
    guardian: orNull(
      recordOf<Part<"guardian">>(
        {
          id_number: readText,
          name_en: (value, { id_number }) => readText(value) || readWord(id_number),
          name_dv: readTextOrNull,
          relationship: readTextOrNull,
        },
        "guardian",
      ),
    ),
    contact_phone_masked: readTextOrNull,
    documents: listOf(readDocument),
    captures: listOf(readCapture),
    exceptions: listOf(readException),
    vouched_by: orNull(
      recordOf<Part<"vouched_by">>({ by: readStaff, at: readText, reason: readText }, "vouching"),
    ),
    replaces: orNull(
      recordOf<Part<"replaces">>(
        { serial_number: readWord, fate: readText, police_report_no: readTextOrNull },
        "card",
      ),
    ),
    lost: orNull(recordOf<Part<"lost">>({ on: readText, place: readTextOrNull }, "loss")),
    changes: listOf(
      recordOf<NonNullable<Application["changes"]>[number]>({ field: readText, value: readText }),
    ),
    notes: readTextOrNull,
    expected_on: readTextOrNull,
    cancelled: orNull(
      recordOf<Part<"cancelled">>(
        { reason: readText, notes: readText, by: readActor, at: readText },
        "cancellation",
      ),
    ),
    card: orNull(readApplicationCard),
    printed: numberOr(null),
    events: readApplicationEvents,
  },
  "application",
);

/** Reads which centre has the application that was looked for. */
export const readFoundApplication: Reader<FoundApplication> = recordOf<FoundApplication>(
  {
    id: readNumber,
    application_no: readWord,
    channel: readText,
    id_number: readText,
    created_center: orNull(readCenter),
    collection_center: readPlace,
    is_ours: readFlag,
  },
  "application",
);

type PersonIssuance = PersonStatus["issuances"][number];

/** Reads what the registry knows of somebody's applications and cards. Nothing is ours by silence. */
export const readPersonStatus: Reader<PersonStatus> = recordOf<PersonStatus>(
  {
    person: readPerson,
    applications: listOf(
      recordOf<PersonStatus["applications"][number]>(
        { ...sharedReaders, reviewed_at: readTextOrNull, is_ours: readFlag },
        "application",
      ),
    ),
    cards: listOf(readApplicationCard),
    issuances: listOf(
      recordOf<PersonIssuance>(
        {
          card_id: readId,
          serial_number: readText,
          status: readText,
          collector: partOf<PersonIssuance["collector"]>({
            type: readText,
            name: readText,
            relationship: readTextOrNull,
          }),
          issued_at: readText,
          completed_at: readTextOrNull,
          center: readPlace,
          is_ours: readFlag,
        },
        "hand-over",
      ),
    ),
  },
  "status",
);
