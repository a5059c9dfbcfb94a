/** Names each thing that can be wrong with what staff typed, so that a host can put its own words to it. */
export type ProblemCode = keyof typeof problemMessages;

/** One thing that is wrong with a value: the code for programs, the sentence for staff. */
export interface Problem {
  /** Which rule is broken. */
  readonly code: ProblemCode;
  /** A sentence for staff. */
  readonly message: string;
  /** What the sentence speaks of, for example the largest file size. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * What staff read for each problem, in English. `{name}` stands for a param of the problem.
 * @see Spec 5
 */
export const problemMessages = {
  password_too_short: "Must be at least 8 eight characters long.",
  password_needs_number: "Must contain a number.",
  password_needs_symbol: "Must contain a special character or a symbol.",
  password_needs_both_cases: "Must contain uppercase and lowercase letters.",
  current_password_required: "Current password is required.",
  new_password_required: "New password is required.",
  new_password_confirm_required: "New password confirmation is required.",
  new_password_confirm_mismatch: "Confirm password does not match.",
  id_number_invalid: "ID Number is not valid.",
  serial_number_invalid: "Serial Number is not valid.",
  phone_invalid: "Phone Number is not valid.",
  international_phone_invalid: "Must start with 00 and be digits only.",
  digits_only: "Must be digits only.",
  date_format: "Required format: YYYY-MM-DD",
  date_range: "Must be a date from {min} to {max}.",
  gender_required: "Gender is required.",
  gender_invalid: "Invalid gender ID.",
  notes_required: "Notes are required.",
  notes_too_short: "Notes must be at least {min} characters long.",
  notes_too_long: "Notes must be at most {max} characters long.",
  relationship_required: "Relationship is required.",
  collector_is_owner: "This is the owner's ID number. Choose Owner instead.",
  passport_invalid: "Passport Number is not valid.",
  country_required: "Country is required.",
  name_required: "Name is required.",
  otp_format: "The code has 6 digits.",
  file_empty: "The file is empty.",
  file_too_large: "The file is larger than {max}.",
  file_type_not_accepted: "This type of file is not accepted. Accepted: {accepted}.",
} as const;

/** Puts the params of a problem into its sentence; a host calls it with a sentence of its own. */
export function formatProblem(
  code: ProblemCode,
  params: Readonly<Record<string, string | number>> = {},
  messages: Readonly<Partial<Record<ProblemCode, string>>> = problemMessages,
): string {
  const message = messages[code] ?? problemMessages[code];
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

/** The problem with this code, in the specification's words. */
export function createProblem(
  code: ProblemCode,
  params?: Readonly<Record<string, string | number>>,
): Problem {
  const message = formatProblem(code, params);
  return params ? { code, message, params } : { code, message };
}
