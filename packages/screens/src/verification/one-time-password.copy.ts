import { defineCopy } from "../runtime/words/copy.ts";

/** The words of verifying somebody by a one-time password, without those that say who it is. */
export const oneTimePasswordCopy = defineCopy("OneTimePassword", {
  where: "Where does the code go?",
  registered: "Registered number {phone}",
  registeredUnseen: "Registered number",
  registeredHint: "The number that the registry has of {name}.",
  other: "Another number",
  otherHint: "With the reason, which is written down.",
  noPhone: "No phone number of {name} is registered.",
  contact: "Phone number",
  contactHint: "7 digits that start with 7 or 9, or 00 and a number abroad.",
  reason: "Reason",
  chooseReason: "Choose a reason",
  reasonRequired: "Reason is required.",
  sendCode: "Send code",
  sending: "Sending…",

  sentTo: "A code was sent to {phone}.",
  code: "Code",
  verify: "Verify code",
  verifying: "Verifying…",
  attempts: { one: "{count} try left.", other: "{count} tries left." },
  validFor: "Valid for {time}",
  resendIn: "Resend in {time}",
  resend: "Resend code",
  elsewhere: "Send to another number",
  back: "Back to the code",
  expired: "The code has expired. Send a new one.",
  wait: "Try again in {time}.",
  minutesLeft: {
    one: "The code is valid for {count} more minute.",
    other: "The code is valid for {count} more minutes.",
  },
  resendReady: "A new code can be sent now.",

  supervisorHelp:
    "A supervisor of this centre signs with their own password. It is written down with the reason.",
  username: "Username of the supervisor",
  password: "Password of the supervisor",
  why: "Why no code can be used",
  usernameRequired: "Username is required.",
  passwordRequired: "Password is required.",
  vouch: "Verify by supervisor",
  byCode: "Use a code instead",

  confirmNumber: "A supervisor has to confirm another number.",
  confirmHelp:
    "A supervisor of this centre, not you, enters their own password. The confirmation is saved with the reason.",
  whyNumber: "Why the code goes to this number",
  confirm: "Confirm and send code",
  backToNumber: "Back to the number",

  verified: "Verified {time}",
  verifiedBy: "Verified {time} by a code to {phone}",
  verifiedBySupervisor: "Verified {time} by a supervisor",
});
