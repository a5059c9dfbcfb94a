import { defineCopy } from "../words/copy.ts";

/** The words about the connection to the registry. */
export const connectionCopy = defineCopy("Connection", {
  label: "Connection",
  device: "You are offline. Work already saved is safe.",
  server: "The registry cannot be reached. Work already saved is safe.",
  tryAgain: "Try again",
  back: "The connection is back.",
});
