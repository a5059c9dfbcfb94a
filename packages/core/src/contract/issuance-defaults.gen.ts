// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from "./registry.gen.d.ts";

/** The settings of a registry that sets none for issuance. */
export const issuanceDefaults = {
  collector_types: [
    { code: "self", label: "Owner", description: "The card is theirs.", relationships: [] },
    {
      code: "family",
      label: "Family",
      description: "A parent, child, spouse, sibling or guardian.",
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
  youngest_owner: 0,
  guardians: ["mother", "father", "guardian"],
} satisfies NonNullable<components["schemas"]["Settings"]["issuance"]>;
