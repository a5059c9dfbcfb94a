// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from "./registry.gen.d.ts";

/** The settings of a registry that sets none, by area. */
export const settingsDefaults = {
  issuance: {
    collector_types: [
      { code: "self", label: "Owner", description: "The card is theirs.", relationships: [] },
      {
        code: "family",
        label: "Family",
        takes_passport: true,
        relationships: [
          { code: "mother", label: "Mother" },
          { code: "father", label: "Father" },
          { code: "child", label: "Child" },
          { code: "spouse", label: "Spouse" },
          { code: "sibling", label: "Sibling" },
          { code: "guardian", label: "Guardian" },
        ],
      },
      {
        code: "authorised",
        label: "Authorised person",
        description: "With a letter that the owner signed.",
        takes_passport: true,
        relationships: [],
      },
      {
        code: "official",
        label: "Government official",
        description: "With a letter of their office.",
        relationships: [],
      },
    ],
    document_types: [
      { code: "authorisation_letter", label: "Authorisation letter" },
      { code: "court_order", label: "Court order" },
      { code: "signed_receipt", label: "Signed receipt" },
      { code: "old_card_photo", label: "Photograph of the old card" },
    ],
    return_reasons: [
      { code: "wrong_card", label: "Wrong card" },
      { code: "data_error", label: "Data error found by the owner" },
      { code: "changed_mind", label: "Collector changed their mind" },
      { code: "damaged_at_counter", label: "Damaged at the counter" },
    ],
    thumb_missing_reasons: [
      { code: "injury", label: "Injured or bandaged fingers" },
      { code: "no_fingers", label: "No fingers" },
      { code: "unreadable", label: "Fingerprint cannot be read" },
      { code: "device_failed", label: "The device does not work" },
      { code: "refused", label: "Refused by the collector" },
    ],
    contact_reasons: [
      { code: "no_registered_number", label: "No number is registered" },
      { code: "number_changed", label: "The number has changed" },
      { code: "phone_not_at_hand", label: "That phone is not at hand" },
    ],
    proof_outstanding_hours: 24,
    returns_same_day: true,
    alternative_check: false,
  },
  applications: {
    types: [
      { code: "first_time", label: "First card" },
      { code: "renewal", label: "Renewal" },
      { code: "lost", label: "Lost card" },
      { code: "damaged", label: "Damaged card" },
      { code: "change_of_details", label: "Change of details" },
    ],
    document_types: [
      { code: "birth_certificate", label: "Birth certificate" },
      { code: "old_card", label: "Photograph of the old card" },
      { code: "police_report", label: "Police report" },
      { code: "payment_slip", label: "Payment slip" },
      { code: "court_order", label: "Court order" },
      { code: "guardian_consent", label: "Consent of the guardian" },
    ],
    cancel_reasons: [
      { code: "applicant_request", label: "Asked for by the applicant" },
      { code: "duplicate", label: "Duplicate" },
      { code: "wrong_applicant", label: "Wrong applicant" },
      { code: "wrong_type", label: "Wrong type of application" },
      { code: "other", label: "Other" },
    ],
    bring: ["This slip", "Your old ID card, if you have it", "Your phone, to receive a one-time code"],
    ageing_days: 7,
  },
  biometrics: {
    tries: 5,
    exception_reasons: [
      { code: "amputated", label: "Finger is missing" },
      { code: "injured", label: "Injured" },
      { code: "bandaged", label: "Bandaged" },
      { code: "worn", label: "Worn or unreadable" },
      { code: "other", label: "Other" },
    ],
    unable_to_sign_reasons: [
      { code: "cannot_write", label: "Cannot write" },
      { code: "injured", label: "Injured" },
      { code: "other", label: "Other" },
    ],
    supervisor_for: ["all_fingers_excepted", "photo_failed"],
    photo_alone_below_age: 10,
    reuse_for_years: 5,
  },
} satisfies components["schemas"]["Settings"];
