import { forwardRef, type KeyboardEvent, useId, useState } from "react";
import { EyeIcon, EyeOffIcon, TriangleAlertIcon } from "../icons/index.ts";
import { useWords } from "../internal/words.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./PasswordField.css.ts";

/** What a password field takes; `autoComplete` says whether the password is the current one or a new one. */
export type PasswordFieldProps = Omit<TextFieldProps, "type" | "end" | "icon" | "isCode" | "autoComplete"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password, hidden until its reader asks to see it; says when Caps Lock is on. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, description, onKeyDown, onKeyUp, onBlur, isDisabled, ...rest },
  ref,
) {
  const words = useWords();
  const labelId = useId();
  const [isShown, setShown] = useState(false);
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setCapsLockOn(event.getModifierState("CapsLock"));
  return (
    <TextField
      {...rest}
      ref={ref}
      label={<span id={labelId}>{label}</span>}
      type={isShown ? "text" : "password"}
      isCode
      isDisabled={isDisabled}
      description={
        isCapsLockOn ? (
          <>
            <span className={css.warning}>
              <TriangleAlertIcon />
              {words.capsLockIsOn}
            </span>
            {description}
          </>
        ) : (
          description
        )
      }
      onKeyDown={(event) => {
        readCapsLock(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        readCapsLock(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLockOn(false);
        onBlur?.(event);
      }}
      end={
        <>
          <VisuallyHidden role="status">{isCapsLockOn && words.capsLockIsOn}</VisuallyHidden>
          <button
            type="button"
            className={css.toggle}
            disabled={isDisabled}
            // Three of them may stand in one form: which one is heard after what it does.
            aria-describedby={labelId}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            title={isShown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </>
      }
    />
  );
});
