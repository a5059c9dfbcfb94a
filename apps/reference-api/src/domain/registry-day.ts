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

/** The number on a batch's packet, for example DB-2026-000012. */
export function formatBatchNo(id: number, createdAt: Date): string {
  return `DB-${readRegistryDay(createdAt).slice(0, 4)}-${String(id).padStart(6, "0")}`;
}

/** The number of a hand-over's record, for example HO-2026-000071. */
export function formatIssuanceNo(id: number, issuedAt: Date): string {
  return `HO-${readRegistryDay(issuedAt).slice(0, 4)}-${String(id).padStart(6, "0")}`;
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
