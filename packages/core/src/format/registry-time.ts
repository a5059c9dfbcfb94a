import { daysBetween } from "./days.ts";
import { defaultTimeZone } from "./default-time-zone.ts";

/** Where and how dates are shown. */
export interface DateOptions {
  /** An IANA zone; one that this computer does not know counts as the default. */
  readonly timeZone?: string;
  /** A BCP 47 tag. Default: en-US. */
  readonly locale?: string;
}

/** The day, hour and minute at which a moment stands on the registry's clock. */
export interface RegistryMoment {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** HH:MM, from 00:00 to 23:59. */
  readonly time: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function createClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    // Not hour12: false, which writes midnight as 24:00.
    hourCycle: "h23",
  });
}

/** A formatter costs a thousand times what its use costs, and a list of batches has hundreds of dates. */
function getClock(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    try {
      clock = createClock(timeZone);
    } catch {
      clock = createClock(defaultTimeZone);
    }
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** What was read last: a row writes one moment as a day and with its time. */
let last: { readonly at: number; readonly timeZone: string; readonly moment: RegistryMoment } | undefined;

/** Reads the registry's clock at a moment; nothing when the moment is no date. */
export function readRegistryMoment(moment: Date, timeZone = defaultTimeZone): RegistryMoment | undefined {
  const at = moment.getTime();
  if (Number.isNaN(at)) return undefined;
  if (last?.at !== at || last.timeZone !== timeZone)
    last = { at, timeZone, moment: readClock(moment, timeZone) };
  return last.moment;
}

function readClock(moment: Date, timeZone: string): RegistryMoment {
  const parts = new Map(
    getClock(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/**
 * Counts the days on the registry's calendar from one moment to another: 0 on the same day, and where a clock ran ahead.
 * Nothing where either is no date.
 */
export function registryDaysBetween(from: Date, to: Date, timeZone?: string): number | undefined {
  const [first, last] = [readRegistryMoment(from, timeZone), readRegistryMoment(to, timeZone)];
  return first && last ? Math.max(0, daysBetween(first.day, last.day)) : undefined;
}

/** The registry's day at a moment, as YYYY-MM-DD: "today" for every rule that counts days. */
export function todayIn(timeZone = defaultTimeZone, now: Date = new Date()): string {
  return readRegistryMoment(now, timeZone)?.day ?? "";
}
