import { defineCopy } from "../runtime/words/copy.ts";

/** The words of the field for the code of an authenticator app. */
export const authenticatorCodeCopy = defineCopy("AuthenticatorCode", {
  code: "Authenticator code",
  codeHint: "The six digits that your app shows, or a recovery code",
  codeRequired: "Authenticator code is required.",
});
