import type { ApplicationStep } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { submissionCopy } from "./submission.copy.ts";
import { useSheet } from "./useApplicationSheet.ts";

/** Says why the registry refused the application, in the section in which staff can put it right. */
export function Refused({ step }: { readonly step: ApplicationStep }) {
  const t = useCopy(submissionCopy);
  const { submission, active, answers } = useSheet();
  const { error, errorText, refusal } = submission;
  if (!error || !refusal || (refusal.step ?? "review") !== step) return null;
  // Its slot says it of a document, and the first section of an application that is under way.
  if (Object.keys(refusal.refusedDocuments).length > 0 || active) return null;
  const heading = step === "biometrics" ? "notSaved" : answers ? "resubmitFailed" : "submitFailed";
  return (
    <Alert tone="danger" announce="at once" heading={t(heading)}>
      {errorText}
    </Alert>
  );
}
