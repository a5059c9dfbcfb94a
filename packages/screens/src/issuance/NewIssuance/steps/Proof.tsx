import { Alert, Button, Form } from "@id-desk/ui";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useKeptForm, useTypedBefore } from "../../../runtime/writing/kept-forms.ts";
import { useWrite } from "../../../runtime/writing/use-write.ts";
import { CompletionForm } from "../../parts/CompletionForm.tsx";
import { useCompletion } from "../../parts/useCompletion.ts";
import { useHandOver } from "../useNewIssuance.ts";
import { handOverStepCopy } from "./hand-over-step.copy.ts";
import * as css from "./Step.css.ts";

/** Takes the proof of a hand-over while its collector is still at the counter. */
export function Proof() {
  const t = useCopy(handOverStepCopy);
  const complete = useWrite("completeIssuance");
  const { issuance, can, take, reread } = useHandOver();
  const form = `proof of card ${issuance.card.id}`;
  const typedBefore = useTypedBefore(form);
  const { error } = complete;
  const completion = useCompletion(issuance, { typedBefore, error });
  useKeptForm(form, completion.typed);
  const isAtField = completion.ownNames.some((name) => error?.fields[name]);

  async function submit(): Promise<void> {
    if (!completion.validate()) return;
    const answer = await complete.send({ body: completion.createBody() });
    if (!answer) return;
    take(answer.issuance ?? { status: "completed" });
    if (!answer.issuance) await reread();
  }
  return (
    <Form onSubmit={submit}>
      <CompletionForm
        completion={completion}
        record={issuance}
        takesChunks={can("uploads")}
        isDisabled={complete.isPending}
      />
      {error && !isAtField && <Alert tone="danger" announce="at once" heading={error.message} />}
      <div className={css.actions}>
        <Button
          type="submit"
          variant="primary"
          isPending={complete.isPending}
          pendingLabel={t("completing")}
          isDisabled={complete.isDisabled}
          disabledReason={complete.disabledReason}
        >
          {t("completeNow")}
        </Button>
      </div>
    </Form>
  );
}
