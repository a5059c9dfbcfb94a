import { applicationStatusWords as words } from "@id-desk/core";
import { defineCopy } from "../../runtime/words/copy.ts";

/** The words for where an application is, by the registry's own status words. */
export const applicationBadgeCopy = defineCopy("ApplicationStatusBadge", {
  pending_biometrics: words.pending_biometrics.label,
  pending_payment: words.pending_payment.label,
  submitted: words.submitted.label,
  under_review: words.under_review.label,
  returned: words.returned.label,
  approved: words.approved.label,
  printing: words.printing.label,
  dispatched: words.dispatched.label,
  ready: words.ready.label,
  collected: words.collected.label,
  rejected: words.rejected.label,
  cancelled: words.cancelled.label,
  daysWaiting: { one: "{count} day", other: "{count} days" },
});
