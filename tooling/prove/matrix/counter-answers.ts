import type { AnsweredIssuance, Change } from "./counter.ts";

/** What the server may answer of a hand-over, from its beginning to its end. */
export const now = () => new Date().toISOString();

export const asItIs: Change = () => ({});
const ownerCollects = ({ owner }: AnsweredIssuance) => ({
  ...owner,
  name: owner.name_en,
  passport_no: null,
  country: null,
  type: "self",
  relationship: null,
  eligible: true,
  reason: null,
  requires_document: false,
  document_type: null,
});
export const somebodyElse = {
  id_number: "A105305",
  name: "Aminath Naseer Mohamed Didi",
  name_dv: "އާމިނަތު ނަޞީރު",
  date_of_birth: "1965-05-01",
  phone_masked: "*** **12",
  has_phone: true,
  has_photo: false,
  passport_no: null,
  country: null,
  type: "authorised",
  relationship: null,
  eligible: true,
  reason: null,
  requires_document: true,
  document_type: "authorisation_letter",
};
const otp = { sent_to_masked: "*** **45", expires_in: 300, resend_in: 42, attempts_left: 5 };
export const known: Change = (issuance) => ({ collector: ownerCollects(issuance) });
export const sentWith =
  (change: object): Change =>
  (issuance) => ({ ...known(issuance), status: "otp_sent", otp: { ...otp, sent_at: now(), ...change } });
export const sent = sentWith({});
export const verified: Change = (issuance) => ({
  ...known(issuance),
  status: "otp_verified",
  otp: { ...otp, sent_at: now(), verified_at: now(), method: "otp" },
  otp_token: "for-this-look-alone",
});
export const inHand: Change = (issuance) => ({ ...verified(issuance), card_verified_at: now() });
export const collected: Change = (issuance) => ({
  ...inHand(issuance),
  otp_token: undefined,
  issuance_no: "HO-2026-000940",
  status: "collected",
  issued_at: now(),
  issued_by: { username: "super", fullname: "Fathimath Naseema" },
  checks: issuance.checks.map((check) =>
    check.code === "not_collected"
      ? { ...check, ok: false, message: "This card has already been handed over." }
      : check,
  ),
});
export const completed: Change = (issuance) => ({
  ...collected(issuance),
  status: "completed",
  completed_at: now(),
});
export const failing =
  (codes: Readonly<Record<string, string>>, card: object = {}): Change =>
  (issuance) => ({
    id: null,
    status: null,
    card: { ...issuance.card, ...card },
    checks: issuance.checks.map((check) => {
      const message = codes[check.code];
      return message ? { ...check, ok: false, message } : check;
    }),
  });
