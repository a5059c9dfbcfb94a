import {
  type FingerRule,
  type IssuanceSettings,
  readFingerRules,
  readIssuanceSettings,
  type Settings,
} from "@id-desk/core";
import type { SettingsReading } from "../../runtime/settings/use-settings.ts";

/** What the registry has settled about handing cards over. */
export interface IssuanceRules extends IssuanceSettings {
  /** The fingers that may be taken, the one that is asked for first in front. */
  readonly fingers: readonly FingerRule[];
  /** How files are taken; nothing where the registry says nothing. */
  readonly uploads: Settings["uploads"];
  readonly reading: SettingsReading;
}

/** Reads what is settled for this area; what the registry leaves out is as usual. */
export function readIssuanceRules(configs: Settings | undefined): Omit<IssuanceRules, "reading"> {
  return {
    ...readIssuanceSettings(configs),
    fingers: readFingerRules(configs),
    uploads: configs?.uploads,
  };
}
