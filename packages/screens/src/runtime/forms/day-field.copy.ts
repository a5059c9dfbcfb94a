import { defineCopy } from "../words/copy.ts";

/** What the calendar of a field for a day says. */
export const dayFieldCopy = defineCopy("DayField", {
  chooseDate: "Choose a date for {field}",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
});
