import { isHand } from "../biometrics/finger.ts";
import {
  type FieldReaders,
  type Reader,
  readFields,
  readId,
  readNumber,
  readOptionalList,
  readRecord,
  readText,
  readTextOrNull,
  readWord,
} from "../client/read-fields.ts";
import { readCenter } from "../session/read-session.ts";
import type {
  Collector,
  CollectorOtp,
  Country,
  Issuance,
  IssuanceCard,
  IssuanceSummary,
  Person,
} from "./issuance.ts";

/** Reads what may be missing: nothing where it is not there or nothing can be made of it. */
function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => {
    try {
      return read(value);
    } catch {
      return null;
    }
  };
}

const readFlag: Reader<boolean> = (value) => value === true;
const readFlagOrNull: Reader<boolean | null> = (value) => (typeof value === "boolean" ? value : null);
const readSeconds: Reader<number> = (value) => Math.max(0, Math.ceil(readNumber(value) ?? 0));

type Staff = NonNullable<Issuance["issued_by"]>;

const readStaff: Reader<Staff> = (value) => {
  if (typeof value === "string") return { username: value, fullname: value };
  const { username, fullname } = readRecord(value, "staff");
  return { username: readText(username), fullname: readText(fullname) || readText(username) };
};

const nobody: Staff = { username: "", fullname: "" };

const personReaders: FieldReaders = {
  id_number: readText,
  name_en: readText,
  name_dv: readTextOrNull,
  gender: (value) => readNumber(value) ?? 0,
  date_of_birth: readText,
  permanent_address: orNull((value) => {
    const address = readRecord(value, "address");
    const island = readRecord(address.island, "island");
    return {
      ...address,
      house: readText(address.house),
      ward: readTextOrNull(address.ward),
      island: { id: readNumber(island.id) ?? 0, name: readText(island.name), atoll: readText(island.atoll) },
    };
  }),
  phone_masked: readTextOrNull,
  has_phone: readFlag,
  // Where a server does not say it there is none to ask for.
  has_photo: readFlag,
  is_deceased: readFlag,
  holds: (value) =>
    readOptionalList(value, (item) => {
      const { code, label } = readRecord(item, "hold");
      return { code: readText(code), label: readText(label) || readWord(code) };
    }),
};

const readPerson: Reader<Person> = (value) =>
  readFields(readRecord(value, "person"), personReaders, { fillsGaps: true }) as Person;

const cardReaders: FieldReaders = {
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
  batch: orNull((value) => {
    const batch = readRecord(value, "batch");
    const destination = orNull(readCenter)(batch.destination_center);
    return {
      id: readId(batch.id),
      batch_no: readWord(batch.batch_no),
      ...(destination && { destination_center: destination }),
    };
  }),
  arrived_at: readTextOrNull,
  ready_sms_sent_at: readTextOrNull,
  replaces: orNull((value) => {
    const { serial_number, reason } = readRecord(value, "card");
    return { serial_number: readWord(serial_number), reason: readText(reason) };
  }),
  payment: orNull((value) => {
    const payment = readRecord(value, "payment");
    return { ...payment, status: readWord(payment.status) };
  }),
};

/** Reads a card at the counter. */
export const readIssuanceCard: Reader<IssuanceCard> = (value) =>
  readFields(readRecord(value, "card"), cardReaders, { fillsGaps: true }) as IssuanceCard;

/** Reads a country; without a number nobody can choose it. */
export const readCountry: Reader<Country> = (value) => {
  const { id, name } = readRecord(value, "country");
  return { id: readId(id), name: readWord(name) };
};

const collectorReaders: FieldReaders = {
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
};

/** Reads who was looked up as the collector. */
export const readCollector: Reader<Collector> = (value) =>
  readFields(readRecord(value, "collector"), collectorReaders, { fillsGaps: true }) as Collector;

const otpReaders: FieldReaders = {
  sent_at: readText,
  sent_to_masked: readText,
  expires_in: readSeconds,
  resend_in: readSeconds,
  attempts_left: (value) => readNumber(value) ?? 0,
  locked_for: readSeconds,
  verified_at: readTextOrNull,
  method: (value) => (value === "supervisor" ? value : "otp"),
  vouched_by: orNull(readStaff),
};

/** Reads where a one-time password stands. */
export const readOtp: Reader<CollectorOtp> = (value) =>
  readFields(readRecord(value, "one-time password"), otpReaders, { fillsGaps: true }) as CollectorOtp;

const readReturned = orNull((value) => {
  const { reason, notes, by, at } = readRecord(value, "return");
  return {
    reason: readText(reason),
    notes: readText(notes),
    by: orNull(readStaff)(by) ?? nobody,
    at: readText(at),
  };
});

const readProof: Reader = (value) => {
  const proof = typeof value === "object" ? { ...value } : {};
  return readFields(
    proof,
    {
      thumb: readFlag,
      finger: readTextOrNull,
      hand: (hand) => (isHand(hand) ? hand : undefined),
      resolution_ppi: readNumber,
      thumb_missing_reason: readTextOrNull,
      signature: readFlag,
      documents: (count) => readNumber(count) ?? 0,
    },
    { fillsGaps: true },
  );
};

const finishReaders: FieldReaders = {
  issued_by: orNull(readStaff),
  issued_at: readTextOrNull,
  completed_by: orNull(readStaff),
  completed_at: readTextOrNull,
  returned: readReturned,
  proof: readProof,
};

const readPlace: Reader = (value) => orNull(readCenter)(value) ?? { id: 0, name: "" };

const issuanceReaders: FieldReaders = {
  ...finishReaders,
  id: (value) => readNumber(value) ?? null,
  issuance_no: readTextOrNull,
  status: (value) => readTextOrNull(value) || null,
  card: readIssuanceCard,
  owner: readPerson,
  checks: (value) =>
    readOptionalList(value, (item) => {
      const check = readRecord(item, "check");
      const code = readText(check.code);
      return {
        ...check,
        code,
        ok: check.ok === true,
        message: readText(check.message) || readWord(check.code),
      };
    }),
  collector: orNull(readCollector),
  otp: orNull(readOtp),
  otp_token: (value) => readTextOrNull(value) ?? undefined,
  card_verified_at: readTextOrNull,
  documents: (value) =>
    readOptionalList(value, (item) => {
      const document = readRecord(item, "document");
      return { ...document, id: readId(document.id), type: readText(document.type) };
    }),
  old_card_surrendered: readFlagOrNull,
  in_progress: orNull((value) => {
    const { by, since } = readRecord(value, "work");
    return { by: readStaff(by), since: readText(since) };
  }),
  notes: readTextOrNull,
  center: readPlace,
  events: (value) =>
    readOptionalList(value, (item, index) => {
      const event = readRecord(item, "event");
      return {
        ...event,
        id: readNumber(event.id) ?? -index,
        at: readText(event.at),
        action: readWord(event.action),
        actor: orNull(readStaff)(event.actor) ?? nobody,
        center: readPlace(event.center),
        notes: readTextOrNull(event.notes),
      };
    }),
};

/** Reads a hand-over as it stands; what a server leaves out is empty. */
export const readIssuance: Reader<Issuance> = (value) =>
  readFields(readRecord(value, "hand-over"), issuanceReaders, { fillsGaps: true }) as Issuance;

const summaryReaders: FieldReaders = {
  ...finishReaders,
  id: readId,
  issuance_no: readText,
  status: readWord,
  card: (value) => {
    const card = readRecord(value, "card");
    return {
      ...card,
      id: readId(card.id),
      serial_number: readWord(card.serial_number),
      id_number: readText(card.id_number),
      card_type: readText(card.card_type),
    };
  },
  owner: (value) => {
    const owner = typeof value === "object" && value !== null ? readRecord(value, "owner") : {};
    return { ...owner, name_en: readText(owner.name_en), name_dv: readTextOrNull(owner.name_dv) };
  },
  collector: (value) => {
    const collector = typeof value === "object" && value !== null ? readRecord(value, "collector") : {};
    return {
      ...collector,
      type: readText(collector.type),
      name: readText(collector.name),
      name_dv: readTextOrNull(collector.name_dv),
      relationship: readTextOrNull(collector.relationship),
    };
  },
  version: (value) => readNumber(value) ?? 0,
};

/** Reads a hand-over as a row of the list. */
export const readIssuanceSummary: Reader<IssuanceSummary> = (value) =>
  readFields(readRecord(value, "hand-over"), summaryReaders, { fillsGaps: true }) as IssuanceSummary;
