/** What a calendar says. It comes with the field and not with the words of every page, which most pages would not use. */
export type CalendarWords = {
  /** The name of the calendar and of the button that opens it; `field` is the label, "" where that is no text. */
  chooseDate: (field: string) => string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
};

/** The words of a field that was given none. */
export const englishCalendar: CalendarWords = {
  chooseDate: (field) => (field ? `Choose a date for ${field}` : "Choose a date"),
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
};
