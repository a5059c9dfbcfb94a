import { checkNotes, notesLength } from "@id-desk/core";
import { Alert, Button, Form, PasswordField, TextArea, TextField } from "@id-desk/ui";
import { useForm } from "../../../runtime/forms/use-form.ts";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useHandOver } from "../useNewIssuance.ts";
import { otpStepCopy } from "./otp-step.copy.ts";
import { Refusal } from "./Refusal.tsx";
import * as css from "./Step.css.ts";

/** A supervisor vouches for a collector whom no code can reach, with a password that stays in this form. */
export function SupervisorForm({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy(otpStepCopy);
  const { issuance, verify, takeVerified } = useHandOver();
  const { error } = verify;
  const form = useForm({
    start: { username: "", password: "", reason: "" },
    check: ({ username, password, reason }) => ({
      username: username.trim() === "" && t("usernameRequired"),
      password: password === "" && t("passwordRequired"),
      reason: checkNotes(reason),
    }),
  });
  const field = (name: keyof typeof form.values) => {
    const { value, onChange, errorMessage } = form.field(name);
    const refusal = error?.fields[name]?.[0] ?? error?.fields[`supervisor.${name}`]?.[0];
    return { value, onChange, errorMessage: errorMessage ?? refusal, isRequired: true };
  };

  async function submit(): Promise<void> {
    if (!form.validate()) return;
    const { username, password, reason } = form.values;
    const supervisor = { username: username.trim(), password, reason: reason.trim() };
    const answer = await verify.send({ body: { card_id: issuance.card.id, supervisor } });
    form.restart({ ...form.values, password: "" });
    if (answer) await takeVerified(answer, "supervisor");
  }

  return (
    <Form onSubmit={submit} onChange={verify.reset} autoComplete="off">
      <Alert tone="neutral" heading={t("supervisor")}>
        {t("supervisorHelp")}
      </Alert>
      {error && <Refusal error={error} />}
      <div className={css.fields}>
        <TextField
          name="supervisor_username"
          label={t("username")}
          autoComplete="off"
          {...field("username")}
        />
        <PasswordField
          name="supervisor_password"
          label={t("password")}
          // A browser that fills in a password would fill in the clerk's.
          autoComplete="new-password"
          {...field("password")}
        />
      </div>
      <TextArea name="reason" label={t("why")} maxLength={notesLength.max} {...field("reason")} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={verify.isPending} pendingLabel={t("verifying")}>
          {t("vouch")}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {t("byCode")}
        </Button>
      </div>
    </Form>
  );
}
