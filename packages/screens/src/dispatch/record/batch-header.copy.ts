import { defineCopy } from "../../runtime/words/copy.ts";

/** The words at the top of a batch's page. */
export const batchHeaderCopy = defineCopy("BatchHeader", {
  title: "Batch {batch}",
  to: "to",
  created: "Created {at} by {by}",
  dispatched: "Dispatched {at} by {by}",
  received: "Received {at} by {by}",
  cancelled: "Cancelled {at} by {by}",
  expectedCards: { one: "{count} card expected", other: "{count} cards expected" },
  expectedOn: "Expected on {day}",
  seal: "Seal",
  courier: "Courier",
  leftToday: "Left today",
  onTheWay: { one: "{count} day in transit", other: "{count} days in transit" },
  loading: "Loading the batch…",
  loadFailed: "Could not load the batch.",
  loadingTitle: "Batch",
});
