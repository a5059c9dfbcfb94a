// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from "./registry.gen.d.ts";

/** The settings of a registry that sets none for biometrics. */
export const biometricsDefaults = {
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
} satisfies NonNullable<components["schemas"]["Settings"]["biometrics"]>;
