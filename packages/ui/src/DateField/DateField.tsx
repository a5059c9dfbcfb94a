import { type FocusEvent, forwardRef } from "react";
import { useWords } from "../internal/words.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import { completeDate } from "./complete-date.ts";

/** What a date field takes: the text as typed goes out; whether it is a real day is for the caller to say. */
export type DateFieldProps = Omit<TextFieldProps, "type" | "isCode" | "inputMode" | "maxLength">;

/**
 * A day, typed as YYYY-MM-DD.
 *
 * @see Spec 5, "Date"
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { description, value, onChange, onBlur, ...rest },
  ref,
) {
  const words = useWords();
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    const complete = completeDate(typed);
    if (complete !== typed) {
      if (value === undefined) event.currentTarget.value = complete;
      onChange?.(complete);
    }
    onBlur?.(event);
  };
  return (
    <TextField
      {...rest}
      ref={ref}
      isCode
      inputMode="numeric"
      value={value}
      onChange={onChange}
      onBlur={leave}
      description={description ?? words.dateHint}
    />
  );
});
