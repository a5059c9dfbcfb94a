import { defineCopy } from "../../runtime/words/copy.ts";

/** The words of the sign-in page. */
export const loginCopy = defineCopy("Login", {
  title: "Sign in",
  lead: "Use your registry account.",
  username: "Username",
  password: "Password",
  submit: "Sign in",
  pending: "Signing in…",
  forgotten: "Forgot your password? Ask your supervisor.",
  usernameRequired: "Username is required.",
  passwordRequired: "Password is required.",
  endedByInactivity: "You have been signed out because you were inactive.",
  endedByExpiry: "Your session has ended. Sign in again to go on.",
  endedElsewhere: "You have been signed out in another window.",
  unreachable: "The registry could not be reached.",
  tryAgain: "Try again",
});
