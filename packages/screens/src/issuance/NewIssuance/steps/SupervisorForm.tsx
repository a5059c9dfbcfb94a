import { checkNotes, notesLength } from "@id-desk/core";
import { Alert, Button, Form, PasswordField, TextArea, TextField } from "@id-desk/ui";
import { useState } from "react";
import { useCopy } from "../../../runtime/registry/registry-context.ts";
import { useProblemText } from "../../../runtime/words/use-problem-text.ts";
import { useHandOver } from "../useHandOver.ts";
import { otpStepCopy } from "./otp-step.copy.ts";
import { Refusal } from "./Refusal.tsx";
import * as css from "./Step.css.ts";

/** A supervisor vouches for a collector whom no code can reach, with a password that stays in this form. */
export function SupervisorForm({ onClose }: { readonly onClose: () => void }) {
  const t = useCopy(otpStepCopy);
  const writeProblem = useProblemText();
  const { issuance, verify, takeVerified } = useHandOver();
  const [typed, setTyped] = useState({ username: "", password: "", reason: "" });
  const [isChecked, setChecked] = useState(false);
  const set = (name: keyof typeof typed) => (text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    verify.reset();
  };
  const problems = {
    username: typed.username.trim() === "" ? t("usernameRequired") : undefined,
    password: typed.password === "" ? t("passwordRequired") : undefined,
    reason: writeProblem(checkNotes(typed.reason)[0]),
  };
  const { error } = verify;
  const errorOf = (name: keyof typeof typed) =>
    (isChecked ? problems[name] : undefined) ??
    error?.fields[name]?.[0] ??
    error?.fields[`supervisor.${name}`]?.[0];

  async function submit(): Promise<void> {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    const supervisor = { ...typed, username: typed.username.trim(), reason: typed.reason.trim() };
    const answer = await verify.send({ body: { card_id: issuance.card.id, supervisor } });
    setTyped((before) => ({ ...before, password: "" }));
    if (!answer) {
      setChecked(false);
      return;
    }
    await takeVerified(answer, "supervisor");
  }

  return (
    <Form onSubmit={submit} autoComplete="off">
      <Alert tone="neutral" heading={t("supervisor")}>
        {t("supervisorHelp")}
      </Alert>
      {error && <Refusal error={error} />}
      <div className={css.fields}>
        <TextField
          name="supervisor_username"
          label={t("username")}
          isRequired
          autoComplete="off"
          value={typed.username}
          onChange={set("username")}
          errorMessage={errorOf("username")}
        />
        <PasswordField
          name="supervisor_password"
          label={t("password")}
          isRequired
          // A browser that fills in a password would fill in the clerk's.
          autoComplete="new-password"
          value={typed.password}
          onChange={set("password")}
          errorMessage={errorOf("password")}
        />
      </div>
      <TextArea
        name="reason"
        label={t("why")}
        isRequired
        maxLength={notesLength.max}
        value={typed.reason}
        onChange={set("reason")}
        errorMessage={errorOf("reason")}
      />
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
