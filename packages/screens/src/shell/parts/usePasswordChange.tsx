import {
  checkNewPassword,
  checkPasswordChange,
  createWriteKey,
  type PasswordChange,
  passwordRules,
} from "@id-desk/core";
import type { ButtonProps } from "@id-desk/ui";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "../../runtime/forms/use-form.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useCall } from "../../runtime/writing/use-call.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { passwordCopy } from "./password.copy.ts";

/** What changing a password knows and can do. */
export type PasswordChangeState = ReturnType<typeof usePasswordChange>;

const lossDialog = createPartOnDemand(() => import("./LossDialog.tsx"), "LossDialog");

const nothing: PasswordChange = { current_password: "", new_password: "", new_password_confirm: "" };

/** Holds a change of the password until the registry has taken it; what was typed stays through a refusal. */
export function usePasswordChange(
  t: Translate<typeof passwordCopy.texts>,
  { onChanged, onClose }: { readonly onChanged: () => void; readonly onClose: () => void },
) {
  const { client } = useRegistry();
  const { run, ...call } = useCall("updatePassword");
  const formId = useId();
  const writeKey = useRef(createWriteKey());
  const form = useForm({
    start: nothing,
    error: call.error,
    check(typed) {
      const problems = Object.entries(checkPasswordChange(typed));
      return Object.fromEntries(problems.map(([name, [problem]]) => [name, problem && say(problem.code)]));
    },
  });
  useUnsavedWork(form.typed && t("unsaved"));
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const LossDialog = useOnDemand(lossDialog, { isWanted: isAsking, onUnavailable: keep });

  function say(code: string): string {
    return t(code as keyof typeof passwordCopy.texts);
  }
  const { new_password, new_password_confirm } = form.values;
  const unmet = checkNewPassword(new_password).map(({ code }) => code);
  const breaksRules = new_password !== "" && unmet.length > 0;
  // Who is still typing the same letters again is told nothing yet.
  const isGoingWrong = !new_password.startsWith(new_password_confirm);

  function discard(): void {
    // Before the page is left, or its host would ask about work that is saved or given up.
    flushSync(() => form.restart(nothing));
  }
  function giveUp(): void {
    keep();
    discard();
    onClose();
  }
  async function submit(): Promise<void> {
    if (!form.validate()) return;
    let isChanged = false;
    await run({}, async () => {
      await client.auth.updatePassword(form.values, { idempotencyKey: writeKey.current });
      isChanged = true;
    });
    if (!isChanged) return;
    discard();
    onChanged();
  }

  return {
    ...call,
    formId,
    /** The button that sends it. */
    button: {
      type: "submit",
      form: formId,
      variant: "primary",
      isDisabled: !form.isValid || call.isDisabled,
      isPending: call.isPending,
      pendingLabel: t("pending"),
      children: t("confirm"),
    } satisfies ButtonProps,
    form,
    /** What a field says. The rules that a new password breaks are said by their list. */
    errorOf(name: keyof PasswordChange) {
      if (name === "new_password" && breaksRules) return undefined;
      const isWrong = name === "new_password_confirm" && isGoingWrong;
      return form.errorOf(name) ?? (isWrong ? say("new_password_confirm_mismatch") : undefined);
    },
    /** The rules of the new password, and which of them it meets. */
    rules: passwordRules.map((code) => ({ id: code, text: say(code), isMet: !unmet.includes(code) })),
    /** The new password was left before it met every rule. */
    isNewInvalid: form.isChecked("new_password") && breaksRules,
    submit,
    /** Closes at once where nothing was typed, and asks before it where something would be lost. */
    close: () => (form.typed ? setAsking(true) : onClose()),
    question: isAsking && LossDialog && (
      <LossDialog
        isOpen
        onOpenChange={keep}
        size="sm"
        heading={t("discardTitle")}
        dismissLabel={t("keep")}
        sentences={[t("unsaved")]}
        confirmLabel={t("discard")}
        onConfirm={giveUp}
      />
    ),
  };
}
