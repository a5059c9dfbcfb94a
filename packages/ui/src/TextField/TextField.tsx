import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from "react";
import { XIcon } from "../icons/index.ts";
import * as field from "../internal/Field/Field.css.ts";
import { FieldFrame } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useFieldProps } from "../internal/Field/useField.ts";
import { useWords } from "../internal/words.ts";
import * as css from "./TextField.css.ts";

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
    /** The label is heard and not seen, where everything around the field says what it is for. */
    isLabelHidden?: boolean | undefined;
    /** A sign before the text, such as a magnifying glass. */
    icon?: ReactNode;
    /** Something to press after the text, such as a button that clears it. */
    end?: ReactNode;
  };

/**
 * One line to type in, with its label above and its hint or error under it. With `type="search"` and something
 * typed it has a button that clears it.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    value,
    defaultValue,
    onChange,
    isDisabled,
    isReadOnly,
    isCode = false,
    isLabelHidden = false,
    icon,
    end,
    type = "text",
    ...rest
  },
  ref,
) {
  const { frame, controlProps, own } = useFieldProps(rest);
  const [typed, setTyped] = useState(defaultValue ?? "");
  const canBeCleared = type === "search" && !isDisabled && !isReadOnly && (value ?? typed) !== "";
  const change = (next: string) => {
    setTyped(next);
    onChange?.(next);
  };
  return (
    <FieldFrame {...frame} isLabelHidden={isLabelHidden}>
      <div className={field.box}>
        {icon && <span className={field.addon}>{icon}</span>}
        <input
          {...own}
          {...controlProps}
          {...(isCode && codeAttributes)}
          ref={ref}
          type={type}
          {...(value === undefined ? { defaultValue } : { value })}
          disabled={isDisabled}
          readOnly={isReadOnly}
          className={field.control}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {canBeCleared && <ClearButton labelId={frame.ids.label} onClear={() => change("")} />}
        {end}
      </div>
    </FieldFrame>
  );
});

/** Empties the field before it and gives it the focus back. */
function ClearButton({ labelId, onClear }: { labelId: string; onClear: () => void }) {
  const words = useWords();
  return (
    <button
      type="button"
      id={`${labelId}-clear`}
      className={css.clear}
      aria-label={words.clear}
      aria-labelledby={`${labelId}-clear ${labelId}`}
      onClick={({ currentTarget }) => {
        const input = currentTarget.parentElement?.querySelector("input");
        // One whose text is its caller's gets it from there.
        if (input) input.value = "";
        input?.focus();
        onClear();
      }}
    >
      {/* On the button itself it would be heard once more, after the name. */}
      <span className={css.clearSign} title={words.clear} aria-hidden="true">
        <XIcon />
      </span>
    </button>
  );
}

const codeAttributes = {
  dir: "ltr",
  spellCheck: false,
  autoCapitalize: "none",
  autoCorrect: "off",
  "data-codes": "",
} as const;
