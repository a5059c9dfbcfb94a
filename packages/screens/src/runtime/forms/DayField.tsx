import { DateField, type DateFieldProps } from "@id-desk/ui";
import { forwardRef } from "react";

const loadCalendarWords = () => import("./use-calendar-words.ts").then((module) => module.useCalendarWords);

/** A field for a day, whose calendar speaks the language of the registry. */
export const DayField = forwardRef<HTMLInputElement, Omit<DateFieldProps, "loadCalendarWords">>(
  function DayField(props, ref) {
    return <DateField {...props} ref={ref} loadCalendarWords={loadCalendarWords} />;
  },
);
