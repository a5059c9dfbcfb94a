import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import * as field from "../internal/Field/Field.css.ts";
import { FieldFrame } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useField } from "../internal/Field/useField.ts";

/** What the browser's own field takes. */
type Native = ComponentPropsWithoutRef<"input">;

/** What a field of one line takes. */
export type TextFieldProps = FieldProps &
  Omit<
    Native,
    "onChange" | "value" | "defaultValue" | "required" | "disabled" | "readOnly" | "size" | "prefix"
  > & {
    value?: string | undefined;
    defaultValue?: string | undefined;
    onChange?: ((value: string) => void) | undefined;
    isDisabled?: boolean | undefined;
    isReadOnly?: boolean | undefined;
    /** For numbers, codes and addresses: left to right in every language, figures of one width. */
    isCode?: boolean | undefined;
    /** A sign before the text, such as a magnifying glass. */
    icon?: ReactNode;
    /** Something to press after the text, such as a button that clears it. */
    end?: ReactNode;
  };

/** One line to type in, with its label above and its hint or error under it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    description,
    errorMessage,
    isInvalid,
    isRequired,
    isOptional,
    className,
    id,
    "aria-describedby": describedByOther,
    value,
    onChange,
    isDisabled,
    isReadOnly,
    isCode = false,
    icon,
    end,
    type = "text",
    ...rest
  },
  ref,
) {
  const notes = { label, description, errorMessage, isInvalid, isRequired, isOptional, className };
  const { ids, controlProps } = useField(notes, { id, describedBy: describedByOther });
  return (
    <FieldFrame {...notes} ids={ids}>
      <div className={field.box}>
        {icon && <span className={field.addon}>{icon}</span>}
        <input
          {...rest}
          {...controlProps}
          {...(isCode && codeAttributes)}
          ref={ref}
          type={type}
          {...(value !== undefined && { value })}
          disabled={isDisabled}
          readOnly={isReadOnly}
          className={field.control}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {end}
      </div>
    </FieldFrame>
  );
});

const codeAttributes = {
  dir: "ltr",
  spellCheck: false,
  autoCapitalize: "none",
  autoCorrect: "off",
  "data-codes": "",
} as const;
