import { type CalendarWords, DateField, type DateFieldProps } from "@id-desk/ui";
import { forwardRef } from "react";
import { useCopy } from "../registry/registry-context.ts";
import { dayFieldCopy } from "./day-field.copy.ts";

/** A field for a day, whose calendar speaks the language of the registry. */
export const DayField = forwardRef<HTMLInputElement, Omit<DateFieldProps, "calendarWords">>(
  function DayField(props, ref) {
    const t = useCopy(dayFieldCopy);
    const words: CalendarWords = {
      chooseDate: (field) => t("chooseDate", { field }),
      previousMonth: t("previousMonth"),
      nextMonth: t("nextMonth"),
      month: t("month"),
      year: t("year"),
    };
    return <DateField {...props} ref={ref} calendarWords={words} />;
  },
);
