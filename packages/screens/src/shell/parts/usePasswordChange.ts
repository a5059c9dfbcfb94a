import {
  checkNewPassword,
  checkPasswordChange,
  createWriteKey,
  isRegistryError,
  type PasswordChange,
  type ProblemCode,
  passwordRules,
  type RegistryError,
} from "@id-desk/core";
import type { Rule } from "@id-desk/ui";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { type Action, useAction } from "../../runtime/writing/use-action.ts";
import { useUnsavedWork } from "../../runtime/writing/use-unsaved-work.ts";
import type { passwordCopy } from "./password.copy.ts";

/** A field of the form, by the name that the call has for it. */
export type PasswordName = keyof PasswordChange;

/** What changing a password knows and can do. */
export interface PasswordChangeState
  extends Pick<Action<"updatePassword">, "isOffered" | "isDisabled" | "disabledReason"> {
  readonly draft: PasswordChange;
  readonly change: (name: PasswordName, value: string) => void;
  /** Staff have left a field: from now on it says what is wrong with it. */
  readonly leave: (name: PasswordName) => void;
  /** What a field says. */
  readonly findText: (name: PasswordName) => string | undefined;
  /** The rules of the new password, and which of them it meets. */
  readonly rules: readonly Rule[];
  /** The new password was left before it met every rule. */
  readonly isNewInvalid: boolean;
  /** Why the registry refused, where it named no field. */
  readonly refusal: string | undefined;
  readonly isValid: boolean;
  /** Something was typed that closing would lose. */
  readonly isStarted: boolean;
  readonly isPending: boolean;
  readonly submit: () => Promise<void>;
  /** Gives up what was typed. */
  readonly discard: () => void;
}

const nothing: PasswordChange = { current_password: "", new_password: "", new_password_confirm: "" };
const names = Object.keys(nothing) as PasswordName[];

const isRule = (code: ProblemCode) => passwordRules.includes(code);

/** Holds a change of the password until the registry has taken it; what was typed stays through a refusal. */
export function usePasswordChange(
  t: Translate<typeof passwordCopy.texts>,
  onChanged: () => void,
): PasswordChangeState {
  const { client } = useRegistry();
  const { run, ...action } = useAction("updatePassword");
  const [draft, setDraft] = useState(nothing);
  const [left, setLeft] = useState<readonly PasswordName[]>([]);
  const [error, setError] = useState<RegistryError>();
  const [isPending, setPending] = useState(false);
  const writeKey = useRef(createWriteKey());
  const isStarted = names.some((name) => draft[name] !== "");
  useUnsavedWork(isStarted ? t("unsaved") : undefined);

  const problems = checkPasswordChange(draft);
  const isValid = names.every((name) => problems[name].length === 0);
  const unmet = checkNewPassword(draft.new_password).map(({ code }) => code);
  const refusedFields = names.filter((name) => error?.fields[name]?.length);

  function findText(name: PasswordName): string | undefined {
    const [refused] = error?.fields[name] ?? [];
    if (refused) return refused;
    const code = problems[name].find((problem) => !isRule(problem.code))?.code;
    if (!code) return undefined;
    // Who is still typing the same letters again is told nothing yet.
    const isGoingWrong =
      code === "new_password_confirm_mismatch" && !draft.new_password.startsWith(draft.new_password_confirm);
    return left.includes(name) || isGoingWrong ? t(code as keyof typeof passwordCopy.texts) : undefined;
  }

  function discard(): void {
    // Before the page is left, or its host would ask about work that is saved or given up.
    flushSync(() => {
      setDraft(nothing);
      setLeft([]);
      setError(undefined);
    });
  }

  async function submit(): Promise<void> {
    if (isPending || action.isDisabled) return;
    setLeft(names);
    if (!isValid) return;
    setPending(true);
    setError(undefined);
    try {
      let isChanged = false;
      await run({}, async () => {
        await client.auth.updatePassword(draft, { idempotencyKey: writeKey.current });
        isChanged = true;
      });
      if (!isChanged) return;
      discard();
      onChanged();
    } catch (failure) {
      if (!isRegistryError(failure)) throw failure;
      setError(failure);
    } finally {
      setPending(false);
    }
  }

  return {
    ...action,
    draft,
    change(name, value) {
      setDraft((before) => ({ ...before, [name]: value }));
      // What the registry said was about something else.
      setError(undefined);
    },
    leave: (name) => setLeft((before) => (before.includes(name) ? before : [...before, name])),
    findText,
    rules: passwordRules.map((code) => ({
      id: code,
      text: t(code as keyof typeof passwordCopy.texts),
      isMet: !unmet.includes(code),
    })),
    isNewInvalid: left.includes("new_password") && draft.new_password !== "" && unmet.length > 0,
    refusal: error && refusedFields.length === 0 ? error.message : undefined,
    isValid,
    isStarted,
    isPending,
    submit,
    discard,
  };
}
