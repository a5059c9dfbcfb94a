import { countCharacters } from "./count-characters.ts";
import { createProblem, type Problem, type ProblemCode } from "./problem.ts";

const minimumLength = 8;

/** In the specification's order, which is the order in which staff read them. */
const rules: readonly { readonly code: ProblemCode; isMet(password: string): boolean }[] = [
  { code: "password_too_short", isMet: (password) => countCharacters(password) >= minimumLength },
  { code: "password_needs_number", isMet: (password) => /\d/.test(password) },
  { code: "password_needs_symbol", isMet: (password) => /[!#@$%^&*)(+=._-]/.test(password) },
  {
    code: "password_needs_both_cases",
    isMet: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  },
];

/** The codes of a new password's rules in the order in which they are listed. */
export const passwordRules: readonly ProblemCode[] = rules.map((rule) => rule.code);

/**
 * Checks a new password and lists every rule that it does not meet yet. Characters beyond the listed
 * symbols are welcome: one of the list has to be there, the rest is free.
 * @see Spec 5, "New password"
 */
export function checkNewPassword(password: string): Problem[] {
  return rules.filter((rule) => !rule.isMet(password)).map((rule) => createProblem(rule.code));
}

/** What the dialog "Change Password" sends, in the words of the call. */
export interface PasswordChange {
  /** The password until now. */
  readonly current_password: string;
  /** The one from now on. */
  readonly new_password: string;
  /** The new one again. */
  readonly new_password_confirm: string;
}

/**
 * Checks the whole of a password change, field by field. A field that is empty says only that it is
 * required.
 * @see Spec 5, "Current password required"
 */
export function checkPasswordChange(change: PasswordChange): Record<keyof PasswordChange, Problem[]> {
  return {
    current_password: change.current_password ? [] : [createProblem("current_password_required")],
    new_password: change.new_password
      ? checkNewPassword(change.new_password)
      : [createProblem("new_password_required")],
    new_password_confirm: checkConfirmation(change),
  };
}

function checkConfirmation({ new_password, new_password_confirm }: PasswordChange): Problem[] {
  if (!new_password_confirm) return [createProblem("new_password_confirm_required")];
  return new_password_confirm === new_password ? [] : [createProblem("new_password_confirm_mismatch")];
}
