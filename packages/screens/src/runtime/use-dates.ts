import { type DateText, formatDate, formatDateTime, formatTime } from "@id-desk/core";
import { useMemo } from "react";
import { useRegistryOptions, useSession } from "./registry-context.ts";

/** Writes dates as this registry's staff read them: on its clock, in the host's locale of dates. */
export interface Dates {
  readonly formatDate: (text: DateText) => string;
  readonly formatDateTime: (text: DateText) => string;
  readonly formatTime: (text: DateText) => string;
  /** The zone in which the registry counts days. */
  readonly timeZone: string;
}

/** How dates are written on this page; the same object until the host or the session changes it. */
export function useDates(): Dates {
  const { timeZone } = useSession();
  const { dateLocale } = useRegistryOptions();
  return useMemo(() => {
    const options = { timeZone, ...(dateLocale !== undefined && { locale: dateLocale }) };
    return {
      formatDate: (text) => formatDate(text, options),
      formatDateTime: (text) => formatDateTime(text, options),
      formatTime: (text) => formatTime(text, options),
      timeZone,
    };
  }, [timeZone, dateLocale]);
}
