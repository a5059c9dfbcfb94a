import {
  findLabel,
  type IssuanceSummary,
  readFingerRules,
  readIssuanceSettings,
  type Settings,
} from "@id-desk/core";
import { createContext, useContext } from "react";
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

/** Holds what a page has read of the registry's settings for all that is on it. */
export const IssuanceRulesContext = createContext<IssuanceRules | undefined>(undefined);

/** What the registry has settled about handing cards over; throws outside of a page that has read it. */
export function useIssuanceRules(): IssuanceRules {
  const rules = useContext(IssuanceRulesContext);
  if (!rules) throw new Error("The page around this part has to read the settings of hand-overs.");
  return rules;
}

/** What a collector is to the owner of a card, in the words of the registry: "Mother", "Authorised person". */
export function nameCollectorRole(
  { type, relationship }: Pick<IssuanceSummary["collector"], "type" | "relationship">,
  { collector_types }: Pick<IssuanceRules, "collector_types">,
): string {
  const choice = collector_types.find(({ code }) => code === type);
  return relationship ? findLabel(choice?.relationships ?? [], relationship) : (choice?.label ?? type);
}
