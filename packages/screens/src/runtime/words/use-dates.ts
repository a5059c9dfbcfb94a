import { type DateText, formatDate, formatDateTime, formatTime, todayIn } from "@id-desk/core";
import { useMemo } from "react";
import { useNow } from "../reading/use-now.ts";
import { useRegistryOptions, useSession } from "../registry/registry-context.ts";

/** Writes dates on the registry's clock and in the locale of its dates. */
export interface Dates {
  readonly date: (text: DateText) => string;
  readonly dateTime: (text: DateText) => string;
  readonly time: (text: DateText) => string;
  /** The registry's day at a moment, as YYYY-MM-DD; "" where it is none. */
  readonly day: (text: string) => string;
  /** The registry's day now, as YYYY-MM-DD. */
  readonly today: () => string;
  /** The registry's moment, for what is counted up to it. */
  readonly now: () => Date;
}

/** The dates of the session that is signed in; the same functions until its zone or locale changes. */
export function useDates(): Dates {
  const { timeZone } = useSession();
  const { dateLocale: locale = "en-US" } = useRegistryOptions();
  const now = useNow();
  return useMemo(() => {
    const options = { timeZone, locale };
    return {
      date: (text) => formatDate(text, options),
      dateTime: (text) => formatDateTime(text, options),
      time: (text) => formatTime(text, options),
      day: (text) => todayIn(timeZone, new Date(text)),
      today: () => todayIn(timeZone, now()),
      now,
    };
  }, [timeZone, locale, now]);
}
