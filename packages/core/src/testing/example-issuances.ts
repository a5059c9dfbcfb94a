import type { components } from "../contract/registry.gen.d.ts";
import { headOffice } from "./examples.ts";

type Schemas = components["schemas"];

const clerk: Schemas["Staff"] = { username: "clerk.male", fullname: "Aishath Shareef" };

/** Somebody whom the registry knows: the owner of the example's card. */
export function createPerson(change: Partial<Schemas["Person"]> = {}): Schemas["Person"] {
  return {
    id_number: "A100101",
    name_en: "Mohamed Naseer",
    name_dv: "މުޙައްމަދު ނަޞީރު",
    gender: 1,
    date_of_birth: "1990-02-28",
    permanent_address: {
      house: "Finifenmaage",
      ward: "Henveiru",
      island: { id: 1, name: "Male'", atoll: "K" },
    },
    phone_masked: "*** **45",
    has_phone: true,
    has_photo: false,
    is_deceased: false,
    holds: [],
    ...change,
  };
}

/** A card that waits at the head office. */
export function createIssuanceCard(change: Partial<Schemas["IssuanceCard"]> = {}): Schemas["IssuanceCard"] {
  return {
    id: 101,
    serial_number: "SN0000101",
    id_number: "A100101",
    name_en: "Mohamed Naseer",
    date_of_birth: "1990-02-28",
    card_type: "standard",
    issue_date: "2026-11-07",
    expiry_date: "2031-11-07",
    status: "at_center",
    current_center: headOffice,
    batch: null,
    arrived_at: "2026-11-12T05:20:00Z",
    ready_sms_sent_at: "2026-11-12T06:00:00Z",
    replaces: null,
    payment: null,
    ...change,
  };
}

/** The owner of the example's card, who collects it. */
export function createCollector(change: Partial<Schemas["Collector"]> = {}): Schemas["Collector"] {
  return {
    type: "self",
    id_number: "A100101",
    passport_no: null,
    country: null,
    name: "Mohamed Naseer",
    name_dv: null,
    date_of_birth: "1990-02-28",
    relationship: null,
    phone_masked: "*** **45",
    has_phone: true,
    has_photo: false,
    eligible: true,
    reason: null,
    requires_document: false,
    document_type: null,
    ...change,
  };
}

/** A one-time password that has just been sent. */
export function createOtp(change: Partial<Schemas["CollectorOtp"]> = {}): Schemas["CollectorOtp"] {
  return {
    sent_at: "2026-11-19T09:05:00Z",
    sent_to_masked: "*** **45",
    expires_in: 600,
    resend_in: 60,
    attempts_left: 5,
    locked_for: 0,
    verified_at: null,
    method: "otp",
    vouched_by: null,
    ...change,
  };
}

/** What a registry says of a card that may be handed over. */
export const passedChecks: Schemas["IssuanceCheck"][] = [
  { code: "at_this_center", ok: true, message: "This card is here." },
  { code: "not_expired", ok: true, message: "This card is valid until Nov 7, 2031." },
  { code: "no_hold", ok: true, message: "There is no hold on the owner." },
  { code: "not_collected", ok: true, message: "This card was not handed over before." },
  { code: "owner_alive", ok: true, message: "The owner is alive." },
];

/** A hand-over that has just begun. */
export function createIssuance(change: Partial<Schemas["Issuance"]> = {}): Schemas["Issuance"] {
  return {
    id: 71,
    issuance_no: null,
    status: "ready",
    card: createIssuanceCard(),
    owner: createPerson(),
    checks: passedChecks,
    collector: null,
    otp: null,
    card_verified_at: null,
    documents: [],
    old_card_surrendered: null,
    in_progress: null,
    issued_by: null,
    issued_at: null,
    completed_by: null,
    completed_at: null,
    returned: null,
    proof: { thumb: false, finger: null, thumb_missing_reason: null, signature: false, documents: 0 },
    notes: null,
    center: headOffice,
    events: [],
    version: 1,
    ...change,
  };
}

/** A card that was handed over to its owner, without its proof. */
export function createCollectedIssuance(change: Partial<Schemas["Issuance"]> = {}): Schemas["Issuance"] {
  return createIssuance({
    issuance_no: "HO-2026-000071",
    status: "collected",
    card: createIssuanceCard({ status: "collected" }),
    collector: createCollector(),
    otp: createOtp({ verified_at: "2026-11-19T09:06:00Z", expires_in: 0, resend_in: 0 }),
    card_verified_at: "2026-11-19T09:08:00Z",
    issued_by: clerk,
    issued_at: "2026-11-19T09:10:00Z",
    version: 4,
    ...change,
  });
}

/** A hand-over that has its proof. */
export function createCompletedIssuance(change: Partial<Schemas["Issuance"]> = {}): Schemas["Issuance"] {
  return createCollectedIssuance({
    status: "completed",
    card: createIssuanceCard({ status: "completed" }),
    completed_by: clerk,
    completed_at: "2026-11-19T09:12:00Z",
    proof: { thumb: true, finger: "thumb", thumb_missing_reason: null, signature: true, documents: 0 },
    version: 5,
    ...change,
  });
}

/** A hand-over as a row of the list. */
export function createIssuanceSummary(
  change: Partial<Schemas["IssuanceSummary"]> = {},
): Schemas["IssuanceSummary"] {
  return {
    id: 71,
    issuance_no: "HO-2026-000071",
    status: "collected",
    card: { id: 101, serial_number: "SN0000101", id_number: "A100101", card_type: "standard" },
    owner: { name_en: "Mohamed Naseer", name_dv: null },
    collector: { type: "self", name: "Mohamed Naseer", name_dv: null, relationship: null },
    issued_by: clerk,
    issued_at: "2026-11-19T09:10:00Z",
    completed_by: null,
    completed_at: null,
    returned: null,
    proof: { thumb: false, finger: null, thumb_missing_reason: null, signature: false, documents: 0 },
    version: 4,
    ...change,
  };
}

/** A card that waits at the head office to be handed over. */
export function createWaitingCard(change: Partial<Schemas["WaitingCard"]> = {}): Schemas["WaitingCard"] {
  return {
    id: 101,
    serial_number: "SN0000101",
    id_number: "A100101",
    card_type: "standard",
    owner: { name_en: "Mohamed Naseer", name_dv: null },
    arrived_at: "2026-11-12T05:20:00Z",
    ready_sms_sent_at: "2026-11-12T06:00:00Z",
    ...change,
  };
}
