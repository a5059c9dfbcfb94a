import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of changing a password; its rules and what is missing are the specification's. @see Spec 5 */
export const passwordCopy = defineCopy("ChangePassword", {
  title: "Change Password",
  lead: "You stay signed in here; everywhere else you are signed out.",
  current: "Current password",
  new: "New password",
  newHint: "15 characters or more are safest: a few words that you remember.",
  confirmation: "Confirm new password",
  met: "met",
  notMet: "not met yet",
  progress: "{met} of {all} rules are met.",
  password_too_short: "Must be at least 8 eight characters long.",
  password_needs_number: "Must contain a number.",
  password_needs_symbol: "Must contain a special character or a symbol.",
  password_needs_both_cases: "Must contain uppercase and lowercase letters.",
  current_password_required: "Current password is required.",
  new_password_required: "New password is required.",
  new_password_confirm_required: "New password confirmation is required.",
  new_password_confirm_mismatch: "Confirm password does not match.",
  close: "Close",
  confirm: "Confirm",
  pending: "Changing…",
  unsaved: "Your password has not been changed yet.",
  discardTitle: "Discard what you typed?",
  keep: "Keep editing",
  discard: "Discard changes",
});
