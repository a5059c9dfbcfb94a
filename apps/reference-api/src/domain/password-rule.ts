const minimumLength = 8;

const rules: readonly { readonly text: string; isMet(password: string): boolean }[] = [
  {
    text: "Must be at least 8 eight characters long.",
    isMet: (password) => [...password].length >= minimumLength,
  },
  { text: "Must contain a number.", isMet: (password) => /\d/.test(password) },
  {
    text: "Must contain a special character or a symbol.",
    isMet: (password) => /[!#@$%^&*)(+=._-]/.test(password),
  },
  {
    text: "Must contain uppercase and lowercase letters.",
    isMet: (password) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  },
];

/**
 * The texts of every rule that a new password does not meet; an empty list says that it is accepted.
 * @see Spec 5, "New password"
 */
export function checkNewPassword(password: string): string[] {
  return rules.filter((rule) => !rule.isMet(password)).map((rule) => rule.text);
}

/** Brings the ways in which keyboards write the same password into one form. */
export function normalisePassword(password: string): string {
  return password.normalize("NFKC");
}
