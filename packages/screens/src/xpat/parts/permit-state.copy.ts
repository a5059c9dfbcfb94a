import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for how long a work permit is valid. */
export const permitStateCopy = defineCopy("PermitState", {
  until: "Valid until {date}",
  ends: { one: "{date}, {count} day left", other: "{date}, {count} days left" },
  endsToday: "Ends today",
  ended: { one: "{date}, {count} day ago", other: "{date}, {count} days ago" },
  reported: "Reported on {date}",
});
