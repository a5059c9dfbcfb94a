/** What a calendar says. It comes with the field and not with the words of every page, which most pages would not use. */
export type CalendarWords = {
  /** The name of the calendar and of the button that opens it; `field` is the label, "" where that is no text. */
  chooseDate: (field: string) => string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
};

/** The name of a calendar whose field was given no words. */
export const nameInEnglish = (field: string) => (field ? `Choose a date for ${field}` : "Choose a date");

/** The words of a calendar whose field was given none; they come with the calendar. */
export const englishCalendar: CalendarWords = {
  chooseDate: nameInEnglish,
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
};
