/** What a calendar says. It comes with the calendar: most pages have none. */
export type CalendarWords = {
  /** The name of the button that opens the calendar. */
  chooseDate: string;
  /** What the button is described by, and the name of the calendar. */
  chooseDateFor: (field: string) => string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
};

/** The words of a calendar whose field was given none. */
export const englishCalendar: CalendarWords = {
  chooseDate: "Choose a date",
  chooseDateFor: (field) => `Choose a date for ${field}`,
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
};
