import { defineCopy } from "../words/copy.ts";

/** What the calendar of a field for a day says. */
export const calendarCopy = defineCopy("Calendar", {
  chooseDate: "Choose a date",
  chooseDateFor: "Choose a date for {field}",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
});
