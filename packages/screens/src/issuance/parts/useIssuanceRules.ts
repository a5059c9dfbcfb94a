import { createContext, useContext } from "react";
import type { IssuanceRules } from "./issuance-rules.ts";

/** Holds what a page has read of the registry's settings for all that is on it. */
export const IssuanceRulesContext = createContext<IssuanceRules | undefined>(undefined);

/** What the registry has settled about handing cards over; throws outside of a page that has read it. */
export function useIssuanceRules(): IssuanceRules {
  const rules = useContext(IssuanceRulesContext);
  if (!rules) throw new Error("The page around this part has to read the settings of hand-overs.");
  return rules;
}
