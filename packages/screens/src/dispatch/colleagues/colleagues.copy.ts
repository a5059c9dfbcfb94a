import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for what colleagues do with a batch at other desks. */
export const colleaguesCopy = defineCopy("Colleagues", {
  added: {
    one: "{by} has added {count} card at another desk.",
    other: "{by} has added {count} cards at another desk.",
  },
  removed: {
    one: "{by} has removed {count} card at another desk.",
    other: "{by} has removed {count} cards at another desk.",
  },
  received: {
    one: "{by} has received {count} card at another desk.",
    other: "{by} has received {count} cards at another desk.",
  },
  checked: {
    one: "{by} has changed the check of {count} card at another desk.",
    other: "{by} has changed the check of {count} cards at another desk.",
  },
  redirectedBy: "{by} has changed the destination. This batch goes to {center}.",
  redirected: "The destination was changed. This batch goes to {center}.",
  dispatchedBy: "This batch was dispatched by {by}.",
  dispatched: "This batch was dispatched.",
  cancelledBy: "This batch was cancelled by {by}.",
  cancelled: "This batch was cancelled.",
  reopenedBy: "This batch was reopened by {by}.",
  reopened: "This batch was reopened.",
  closedBy: "This batch was received by {by}.",
  closed: "This batch was received.",
});
