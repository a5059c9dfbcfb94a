import type { RegistrySettings } from "../registry-settings.ts";

/** From when on a part has to be so that it may be used again. */
export function reusableSince({ shown }: RegistrySettings, now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - shown.biometrics.reuse_for_years);
  return since;
}
