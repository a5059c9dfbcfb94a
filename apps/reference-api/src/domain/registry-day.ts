/** The zone in which the registry counts its days. */
export const registryTimeZone = "Indian/Maldives";

const dayFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: registryTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The registry's day at a moment, as YYYY-MM-DD. */
export function readRegistryDay(moment: Date): string {
  return dayFormat.format(moment);
}

const timeFormat = new Intl.DateTimeFormat("en-GB", {
  timeZone: registryTimeZone,
  hour: "2-digit",
  minute: "2-digit",
});

const shownDayFormat = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "medium" });

/** Writes a day (YYYY-MM-DD) as screens write it: Nov 21, 2026. */
export function formatShownDay(day: string): string {
  return shownDayFormat.format(new Date(day));
}

/** A moment on the registry's clock as screens write it: Nov 21, 2026, 14:05. */
export function formatRegistryMoment(moment: Date): string {
  return `${formatShownDay(readRegistryDay(moment))}, ${timeFormat.format(moment)}`;
}
