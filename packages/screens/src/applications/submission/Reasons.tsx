import { type ApplicationStep, explanationLength, isAnswered, isReasonOf, keyOfReason } from "@id-desk/core";
import { Alert, TextArea } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { submissionCopy } from "./submission.copy.ts";
import * as css from "./submission.css.ts";
import { useSheet } from "./useApplicationSheet.ts";

/** Why the registry returned an application, as far as it is put right in this section, each with its explanation. */
export function Reasons({ step }: { readonly step: ApplicationStep }) {
  const t = useCopy(submissionCopy);
  const { answers, explain } = useSheet();
  const reasons = answers?.reasons.filter((reason) => isReasonOf(step, reason)) ?? [];
  return reasons.map((reason) => {
    const key = keyOfReason(reason);
    const isDone = answers && isAnswered(reason, answers);
    return (
      <div key={key} className={css.part}>
        <Alert
          tone={isDone ? "success" : "warning"}
          heading={<AnyScript>{reason.text || reason.code}</AnyScript>}
        >
          {t(isDone ? "answered" : "notAnswered")}
        </Alert>
        <TextArea
          name={`explanation_${key}`}
          label={t("explanation", { reason: `\u2068${reason.text || reason.code}\u2069` })}
          description={t("explanationHint", { count: explanationLength.min })}
          value={answers?.explanations[key] ?? ""}
          onChange={(text) => explain(key, text)}
          maxLength={500}
          isOptional
        />
      </div>
    );
  });
}
