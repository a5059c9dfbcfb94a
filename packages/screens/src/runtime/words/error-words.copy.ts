import { defaultErrorWords, type ErrorReason, errorCatalogue } from "@id-desk/core";
import { defineCopy } from "./copy.ts";

const { badRequest, unauthenticated, server, apiVersion } = defaultErrorWords;

const rewritten = Object.fromEntries(errorCatalogue.map(({ reason, text }) => [reason, text])) as Readonly<
  Record<ErrorReason, string>
>;

/** The words of failures, and of the server's messages that staff read in other words. @see Spec 8 */
export const errorWordsCopy = defineCopy("ErrorWords", {
  badRequest,
  unauthenticated,
  server,
  apiVersion,
  ...rewritten,
});
