import { readApplicationSettings, readBiometricsSettings, type Settings } from "@id-desk/core";
import { createContext, useContext } from "react";
import type { SettingsReading } from "../../runtime/settings/use-settings.ts";

/** What the registry has settled about applications. */
export type ApplicationRules = ReturnType<typeof readApplicationRules> & {
  readonly reading: SettingsReading;
};

/** Reads what is settled for this area; what the registry leaves out is as usual. For `useSettings`. */
export function readApplicationRules(configs: Settings | undefined) {
  return { ...readApplicationSettings(configs), biometrics: readBiometricsSettings(configs) };
}

/** Holds what a page has read of the registry's settings for all that is on it. */
export const ApplicationRulesContext = createContext<ApplicationRules | undefined>(undefined);

/** What the registry has settled about applications; throws outside of a page that has read it. */
export function useApplicationRules(): ApplicationRules {
  const rules = useContext(ApplicationRulesContext);
  if (!rules) throw new Error("The page around this part has to read the settings of applications.");
  return rules;
}
