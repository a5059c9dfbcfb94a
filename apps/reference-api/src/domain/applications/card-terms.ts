import { countYears } from "../issuance/collector-rules.ts";

/** For how many years a card is good. */
const yearsGood = 5;
const adultFrom = 18;
const seniorFrom = 65;

/** What is on a card that is issued on a day, by the day on which its owner was born; days as YYYY-MM-DD. */
export function readCardTerms(dateOfBirth: string, day: string) {
  const years = countYears(dateOfBirth, day);
  const type = years < adultFrom ? "minor" : "standard";
  const [year, month, dayOfMonth] = day.split("-").map(Number) as [number, number, number];
  const expiry = new Date(Date.UTC(year + yearsGood, month - 1, dayOfMonth));
  return {
    card_type: years >= seniorFrom ? "senior" : type,
    issue_date: day,
    expiry_date: expiry.toISOString().slice(0, 10),
  };
}
