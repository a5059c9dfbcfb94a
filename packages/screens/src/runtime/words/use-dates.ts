import { type DateText, formatDate, formatDateTime, formatTime, todayIn } from "@id-desk/core";
import { useMemo } from "react";
import { useNow } from "../reading/use-now.ts";
import { useRegistryOptions, useSession } from "../registry/registry-context.ts";

/** Writes dates on the registry's clock and in the locale of its dates. */
export type Dates = ReturnType<typeof useDates>;

/** The dates of the session that is signed in; the same functions until its zone or locale changes. */
export function useDates() {
  const { timeZone } = useSession();
  const { dateLocale: locale = "en-US" } = useRegistryOptions();
  const now = useNow();
  return useMemo(() => {
    const options = { timeZone, locale };
    return {
      date: (text: DateText) => formatDate(text, options),
      dateTime: (text: DateText) => formatDateTime(text, options),
      time: (text: DateText) => formatTime(text, options),
      /** The registry's day at a moment, as YYYY-MM-DD; "" where it is none. */
      day: (text: string) => todayIn(timeZone, new Date(text)),
      /** The registry's day now, as YYYY-MM-DD. */
      today: () => todayIn(timeZone, now()),
      /** The registry's moment, for what is counted up to it. */
      now,
    };
  }, [timeZone, locale, now]);
}
