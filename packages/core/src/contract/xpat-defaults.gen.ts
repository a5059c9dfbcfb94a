// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from "./registry.gen.d.ts";

/** The settings of a registry that sets none for xpat. */
export const xpatDefaults = {
  pinned_countries: [],
  no_documents_reasons: [
    { code: "with_employer", label: "The employer has the passport" },
    { code: "lost", label: "Lost or stolen" },
    { code: "at_embassy", label: "At the embassy" },
    { code: "never_had", label: "Never had a passport" },
    { code: "other", label: "Other" },
  ],
  seen_again_days: 30,
  hours_back: 24,
  expiring_days: 30,
} satisfies NonNullable<components["schemas"]["Settings"]["xpat"]>;
