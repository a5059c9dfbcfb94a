// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from "./registry.gen.d.ts";

/** The settings of a registry that sets none for applications. */
export const applicationsDefaults = {
  types: [
    {
      code: "first_time",
      label: "First card",
      description: "For somebody who has no card yet.",
      needs_card: false,
      documents: ["birth_certificate"],
      guardian_documents: ["guardian_consent"],
      least_age: 0,
      guardian_below: 18,
    },
    {
      code: "renewal",
      label: "Renewal",
      description: "The card has expired or will soon expire.",
      needs_card: true,
      documents: ["payment_slip"],
      guardian_documents: ["guardian_consent"],
      least_age: 0,
      guardian_below: 18,
    },
    {
      code: "lost",
      label: "Lost card",
      description: "The card was lost or stolen.",
      needs_card: true,
      documents: ["police_report", "payment_slip"],
      guardian_documents: ["guardian_consent"],
      least_age: 0,
      guardian_below: 18,
    },
    {
      code: "damaged",
      label: "Damaged card",
      description: "The applicant hands the old card in.",
      needs_card: true,
      documents: ["old_card", "payment_slip"],
      guardian_documents: ["guardian_consent"],
      least_age: 0,
      guardian_below: 18,
    },
    {
      code: "change_of_details",
      label: "Change of details",
      description: "A name or an address has changed.",
      needs_card: true,
      documents: ["payment_slip"],
      guardian_documents: ["guardian_consent"],
      least_age: 0,
      guardian_below: 18,
    },
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
  guardian_relationships: [
    { code: "mother", label: "Mother" },
    { code: "father", label: "Father" },
    { code: "guardian", label: "Legal guardian" },
  ],
  guardian_least_age: 18,
  renewal_months: 6,
  expected_days: 14,
  ageing_days: 7,
} satisfies NonNullable<components["schemas"]["Settings"]["applications"]>;
