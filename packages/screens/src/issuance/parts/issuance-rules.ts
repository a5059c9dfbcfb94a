import { readFingerRules, readIssuanceSettings, type Settings } from "@id-desk/core";
import type { SettingsReading } from "../../runtime/settings/use-settings.ts";

/** What the registry has settled about handing cards over. */
export type IssuanceRules = ReturnType<typeof readIssuanceRules> & { readonly reading: SettingsReading };

/** Reads what is settled for this area; what the registry leaves out is as usual. */
export function readIssuanceRules(configs: Settings | undefined) {
  return {
    ...readIssuanceSettings(configs),
    /** The fingers that may be taken, the one that is asked for first in front. */
    fingers: readFingerRules(configs),
    /** How files are taken; nothing where the registry says nothing. */
    uploads: configs?.uploads,
  };
}
