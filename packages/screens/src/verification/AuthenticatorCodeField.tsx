import { TextField, type TextFieldProps } from "@id-desk/ui";
import { forwardRef } from "react";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { authenticatorCodeCopy } from "./authenticator-code.copy.ts";

/** The longest code that the registry reads, with the spaces and hyphens that people type. */
const longest = 40;

/** Asks for the code that an authenticator app shows, or for a recovery code, which has letters. */
export const AuthenticatorCodeField = forwardRef<HTMLInputElement, Omit<TextFieldProps, "label">>(
  function AuthenticatorCodeField(props, ref) {
    const t = useCopy(authenticatorCodeCopy);
    return (
      <TextField
        ref={ref}
        label={t("code")}
        description={t("codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={longest}
        isCode
        isRequired
        {...props}
      />
    );
  },
);
