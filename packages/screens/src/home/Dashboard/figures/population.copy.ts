import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of the population. */
export const populationCopy = defineCopy("Dashboard", {
  population: "Population",
  populationFailed: "Could not load population statistics.",
  populationWho: "Registered people who live, in the whole country.",
  populationAsOf: "Counted {at}.",
  printFigures: "Print",
  totals: "Totals",
  total: "Total",
  male: "Male",
  female: "Female",
  percent: "%",
  byAtoll: "Population by atoll",
  atoll: "Atoll",
  atollUnknown: "Atoll not known",
  atollSummary: "The atoll with the most people is {atoll}: {count} of {total}.",
  noAtollKnown: "No atoll is known of anybody.",
  byAge: "Population by age",
  byAgeGroup: "Population by age group",
  age: "Age",
  ageGroup: "Age group",
  ageSummary: "{count} of {total} people are under 18, and {old} are 65 or older.",
  nobody: "Nobody is registered.",
  showAges: "Show each age as a table",
  hideAges: "Hide the table of each age",
  number: "{count}",
});
