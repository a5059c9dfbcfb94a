import { defineCopy } from "../../../runtime/words/copy.ts";

/** The words of verifying a collector, beside those of any one-time password. */
export const otpStepCopy = defineCopy("CollectorOneTimePassword", {
  codeHint: "The 6 digits that the collector reads out.",
  cannot: "No code can reach the collector",
  supervisor: "A supervisor vouches for the collector",
});
