import { type Extension, type RegistryError, type Settings, serverCan } from "@id-desk/core";
import { useMemo, useRef } from "react";
import { useRead } from "../reading/use-read.ts";

/** Whether the registry has been asked what it has settled; until then nothing is chosen from what is usual. */
export interface SettingsReading {
  /** It has answered, or has no such call. */
  readonly isKnown: boolean;
  /** Why it could not be asked; it stays while it is asked again. */
  readonly error: RegistryError | undefined;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Whether the server can something beyond the specification, as it says with its settings. */
  readonly can: (extension: Extension) => boolean;
}

/** What a server answers that does not have the call. */
const withoutCall: readonly (number | undefined)[] = [404, 405, 501];

/**
 * Reads what the registry has settled for an area.
 *
 * @param read the area's own reader, which has what is usual for all that the registry leaves out: it may have no settings.
 */
export function useSettings<Rules extends object>(
  read: (configs: Settings | undefined) => Rules,
): Rules & { readonly reading: SettingsReading } {
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
      can: (extension) => serverCan(data, extension),
    }),
    [isKnown, failure, isLoading, refresh, data],
  );
  return useMemo(() => ({ ...read(data?.configs), reading }), [read, data, reading]);
}
