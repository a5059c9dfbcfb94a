import type { CalendarWords } from "@id-desk/ui";
import { useCopy } from "../registry/registry-context.ts";
import { calendarCopy } from "./calendar.copy.ts";

/** Gives what the calendar of a field for a day says; loaded with the calendar's button. */
export function useCalendarWords(): CalendarWords {
  const t = useCopy(calendarCopy);
  return {
    chooseDate: t("chooseDate"),
    chooseDateFor: (field) => t("chooseDateFor", { field }),
    previousMonth: t("previousMonth"),
    nextMonth: t("nextMonth"),
    month: t("month"),
    year: t("year"),
  };
}
