import { defaultTimeZone } from "./default-time-zone.ts";
import { readRegistryMoment } from "./registry-time.ts";

/**
 * Returns the moment at which the registry's clock shows a day (YYYY-MM-DD) and a time (HH:MM); an invalid date where
 * either is none.
 */
export function readMomentOf(day: string, time: string, timeZone = defaultTimeZone): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let at = wanted;
  // Twice, for the zone may be another hour off on the other side of a change of clocks.
  for (let turn = 0; turn < 2; turn += 1) {
    const shown = readRegistryMoment(new Date(at), timeZone);
    if (!shown) return new Date(Number.NaN);
    at += wanted - Date.parse(`${shown.day}T${shown.time}:00Z`);
  }
  return new Date(at);
}
