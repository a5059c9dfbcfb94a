import type { PasswordChange } from "@id-desk/core";
import { Form, PasswordField, RuleList } from "@id-desk/ui";
import { type FocusEvent, useId } from "react";
import { useSession } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { passwordCopy } from "./password.copy.ts";
import type { PasswordChangeState } from "./usePasswordChange.tsx";

/** Asks for the current, the new and the repeated new password, and says which rules the new one meets. */
export function PasswordForm({
  password,
  t,
}: {
  readonly password: PasswordChangeState;
  readonly t: Translate<typeof passwordCopy.texts>;
}) {
  const rulesId = useId();
  const { user } = useSession();
  const { form } = password;
  const bind = (name: keyof PasswordChange) => ({
    ...form.field(name),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Whoever goes on to Close has left nothing out.
      const isGoingOn = event.currentTarget.form?.contains(event.relatedTarget) ?? false;
      if (isGoingOn || form.values[name] !== "") form.leave(name);
    },
    errorMessage: password.errorOf(name),
    isReadOnly: password.isPending,
    isRequired: true,
  });
  return (
    <Form
      id={password.formId}
      problems={form.problems.filter(({ field }) => !field)}
      onSubmit={password.submit}
    >
      <PasswordField label={t("current")} autoComplete="current-password" {...bind("current_password")} />
      <PasswordField
        label={t("new")}
        description={t("newHint")}
        autoComplete="new-password"
        aria-describedby={rulesId}
        isInvalid={password.isNewInvalid}
        {...bind("new_password")}
      />
      <RuleList
        id={rulesId}
        rules={password.rules}
        isInvalid={password.isNewInvalid}
        words={{
          met: t("met"),
          notMet: t("notMet"),
          progress: (met, all) => t("progress", { met, all }),
        }}
      />
      <PasswordField
        label={t("confirmation")}
        autoComplete="new-password"
        {...bind("new_password_confirm")}
      />
      {/* For password managers, which otherwise do not know whose password this is. */}
      <input type="text" autoComplete="username" value={user?.username ?? ""} readOnly hidden />
    </Form>
  );
}
