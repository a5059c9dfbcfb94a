import { checkNotes, notesLength } from "@id-desk/core";
import { Alert, Button, Form, PasswordField, TextArea, TextField } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { useForm } from "../runtime/forms/use-form.ts";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { useKeptForm, useTypedBefore } from "../runtime/writing/kept-forms.ts";
import { readRefusalText } from "../runtime/writing/read-refusal.ts";
import { AuthenticatorCodeField } from "./AuthenticatorCodeField.tsx";
import { authenticatorCodeCopy } from "./authenticator-code.copy.ts";
import { oneTimePasswordCopy } from "./one-time-password.copy.ts";
import type { VerificationProps } from "./one-time-password.ts";
import { Refusal } from "./Refusal.tsx";
import * as css from "./verification.css.ts";

/** What a supervisor is told and asked where they vouch for something else than a person whom no code can reach. */
export type VouchingWords = Readonly<Record<"help" | "why" | "vouch" | "back", string>>;

/** A supervisor vouches, with a password that stays in this form. */
export function SupervisorForm({
  words,
  own,
  isSignedIn = false,
  keptAs = "",
  verify,
  onVerified,
  onClose,
}: Pick<VerificationProps, "verify" | "onVerified"> & {
  readonly words: Pick<VerificationProps["words"], "supervisor">;
  readonly own?: VouchingWords;
  /** The supervisor is who is signed in: name and password are empty. */
  readonly isSignedIn?: boolean;
  /** Under which name a session that ends keeps the reason; without one it keeps nothing. */
  readonly keptAs?: string;
  readonly onClose: () => void;
}) {
  const t = useCopy(oneTimePasswordCopy);
  const codeRequired = useCopy(authenticatorCodeCopy)("codeRequired");
  const { error } = verify;
  /** Name and password of the supervisor whose code was asked for. */
  const [account, setAccount] = useState<string>();
  const form = useForm({
    start: { username: "", password: "", otp: "", reason: "" },
    typedBefore: useTypedBefore(keptAs),
    asked: isSignedIn ? ["otp", "reason"] : ["username", "password", "otp", "reason"],
    check: ({ username, password, otp, reason }) => ({
      otp: account === readAccount({ username, password }) && otp.trim() === "" && codeRequired,
      username: username.trim() === "" && t("usernameRequired"),
      password: password === "" && t("passwordRequired"),
      reason: checkNotes(reason),
    }),
  });
  const { reason } = form.values;
  const isCodeAsked = account === readAccount(form.values);
  const codeField = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState(error);
  if (told !== error) {
    setTold(error);
    if (error?.serverCode === "second_factor") {
      // The field that comes now was not left empty at the try before.
      if (!isCodeAsked) form.restart({ ...form.values, otp: "" });
      setAccount(readAccount(form.values));
    }
    // After a refusal the password has to be entered again.
    else if (error) form.restart({ ...form.values, password: "" });
  }
  useEffect(() => {
    if (error?.serverCode !== "second_factor") return;
    codeField.current?.focus();
    codeField.current?.select();
  }, [error]);
  useKeptForm(keptAs, keptAs !== "" && reason !== "" ? { reason } : undefined);
  const field = (name: keyof typeof form.values) => {
    const { value, onChange, errorMessage } = form.field(name);
    const refusal = error?.fields[name]?.[0] ?? error?.fields[`supervisor.${name}`]?.[0];
    return { value, onChange, errorMessage: errorMessage ?? refusal, isRequired: true };
  };

  const isAtField = Object.keys(error?.fields ?? {}).every(
    (name) => name.replace(/^supervisor\./, "") in form.values,
  );

  async function submit(): Promise<void> {
    if (!form.validate()) return;
    const { username, password, otp } = form.values;
    const account = { username: username.trim(), password, ...(isCodeAsked && { otp }) };
    const answer = await verify.send({ supervisor: { ...account, reason: reason.trim() } });
    if (!answer) return;
    form.restart({ ...form.values, password: "", otp: "" });
    await onVerified(answer, "supervisor");
  }

  return (
    <Form onSubmit={submit} onChange={verify.reset} autoComplete="off">
      <Alert tone="neutral" heading={words.supervisor}>
        {own?.help ?? t("supervisorHelp")}
      </Alert>
      {error && !(isCodeAsked && error.serverCode === "second_factor") && (
        <Refusal error={error} text={isAtField ? error.message : readRefusalText(error)} />
      )}
      {!isSignedIn && (
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
      )}
      {isCodeAsked && <AuthenticatorCodeField ref={codeField} name="supervisor_otp" {...field("otp")} />}
      <TextArea name="reason" label={own?.why ?? t("why")} maxLength={notesLength.max} {...field("reason")} />
      <div className={css.actions}>
        <Button type="submit" variant="primary" isPending={verify.isPending} pendingLabel={t("verifying")}>
          {own?.vouch ?? t("vouch")}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {own?.back ?? t("byCode")}
        </Button>
      </div>
    </Form>
  );
}

function readAccount({ username, password }: Readonly<Record<"username" | "password", string>>): string {
  return JSON.stringify([username, password]);
}
