import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the steps on the way of a card. */
export const statusStepsCopy = defineCopy("StatusSteps", {
  submitted: "Submitted",
  reviewed: "Reviewed",
  printed: "Printed",
  dispatched: "Dispatched",
  arrived: "Arrived",
  told: "Owner told",
  collected: "Collected",
  done: "Done",
  notYet: "Not yet",
  expected: "Expected on {day}",
});
