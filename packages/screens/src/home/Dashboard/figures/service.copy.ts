import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of how the service has done. */
export const serviceCopy = defineCopy("Dashboard", {
  service: "How the service does",
  serviceFailed: "Could not load the figures of the service.",
  serviceOf: "The last 13 weeks at {center}",
  serviceOfAll: "The last 13 weeks at every centre",
  half: {
    one: "Half of the cards were handed over within {count} day of the application",
    other: "Half of the cards were handed over within {count} days of the application",
  },
  nineOfTen: {
    one: "{half}, nine of ten within {count} day.",
    other: "{half}, nine of ten within {count} days.",
  },
  noneHandedOver: "No card of an application was handed over in these weeks.",
  doneByWeek: "Applications and hand-overs by week",
  doneSummary:
    "{submitted} applications and {handedOver} hand-overs in 13 weeks. In the last week {lastSubmitted} and {lastHandedOver}.",
  daysByWeek: "Days from application to hand-over by week",
  byWeek: "By week",
  showWeeks: "Show the weeks as a table",
  hideWeeks: "Hide the table of weeks",
  byCenter: "By centre",
  week: "Week from",
  center: "Centre",
  submittedInWeek: "Applications",
  sentCards: "Cards sent",
  receivedCards: "Cards received",
  handedOver: "Handed over",
  medianDays: "Median days",
  p90Days: "9 of 10 within days",
  number: "{count}",
});
