import {
  type FingerRule,
  type IssuanceSettings,
  type RegistryError,
  readFingerRules,
  readIssuanceSettings,
  type Settings,
} from "@id-desk/core";
import { useMemo, useRef } from "react";
import { useRead } from "../../runtime/reading/use-read.ts";

/** What the registry has settled about handing cards over. */
export interface IssuanceRules extends IssuanceSettings {
  /** The fingers that may be taken, the one that is asked for first in front. */
  readonly fingers: readonly FingerRule[];
  /** How files are taken; nothing where the registry says nothing. */
  readonly uploads: Settings["uploads"];
  readonly reading: SettingsReading;
}

/** Whether the registry has been asked what it has settled; until then nothing is chosen from what is usual. */
export interface SettingsReading {
  /** It has answered, or has no such call. */
  readonly isKnown: boolean;
  /** Why it could not be asked; it stays while it is asked again. */
  readonly error: RegistryError | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** What a server answers that does not have the call. */
const withoutCall: readonly (number | undefined)[] = [404, 405, 501];

/** Reads what the registry has settled; what it leaves out is as usual, and all of it where it has no settings. */
export function useIssuanceSettings(): IssuanceRules {
  const { data, error, isLoading, refresh } = useRead("getSettings", { isSilent: true });
  const last = useRef(error);
  if (!isLoading) last.current = error;
  const failure = last.current;
  const isWithout = withoutCall.includes(failure?.status);
  const isKnown = data !== undefined || isWithout;
  const reading = useMemo<SettingsReading>(
    () => ({
      isKnown,
      error: isKnown ? undefined : failure,
      isRetrying: isLoading && failure !== undefined,
      retry: refresh,
    }),
    [isKnown, failure, isLoading, refresh],
  );
  return useMemo(() => {
    return {
      ...readIssuanceSettings(data?.configs),
      fingers: readFingerRules(data?.configs),
      uploads: data?.configs.uploads,
      reading,
    };
  }, [data, reading]);
}
