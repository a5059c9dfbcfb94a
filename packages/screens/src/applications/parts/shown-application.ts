import type { Application, ApplicationSummary } from "@id-desk/core";

/** An application as a page, a row or the answer to a command shows it. */
export type ShownApplication = ApplicationSummary | Application;

/** Takes what a row or the answer to a command tells of an application into what is shown of it, which may be more. */
export function updateShown<Shown extends ShownApplication>(shown: Shown, next: ShownApplication): Shown {
  return { ...shown, ...next, applicant: { ...shown.applicant, ...next.applicant } };
}
