import {
  defaultIssuanceSettings,
  type IssuanceSettings,
  readIssuanceSettings,
  type Settings,
} from "@id-desk/core";
import { useMemo } from "react";
import { useRead } from "../../runtime/use-read.ts";

/** What the registry has settled about handing cards over. */
export interface IssuanceRules extends IssuanceSettings {
  /** The fingers that are asked for, the first one first. */
  readonly fingers: NonNullable<Settings["fingers"]>;
  /** How files are taken; nothing where the registry says nothing. */
  readonly uploads: Settings["uploads"];
}

const usualFingers: IssuanceRules["fingers"] = ["thumb", "index", "ring", "middle", "little"];

/** Reads what the registry has settled; until it answers, and where it does not, what is usual holds. */
export function useIssuanceSettings(): IssuanceRules {
  const { data } = useRead("getSettings", { isSilent: true });
  return useMemo(() => {
    if (!data) return { ...defaultIssuanceSettings, fingers: usualFingers, uploads: undefined };
    const { fingers = [], uploads } = data.configs;
    return {
      ...readIssuanceSettings(data.configs),
      fingers: fingers.length > 0 ? fingers : usualFingers,
      uploads,
    };
  }, [data]);
}
