import { type ComponentPropsWithoutRef, forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import { FieldNotes } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, isFilled, useField } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./Checkbox.css.ts";

/** What a checkbox takes. */
export type CheckboxProps = Omit<FieldProps, "isOptional"> &
  Omit<
    ComponentPropsWithoutRef<"input">,
    "onChange" | "type" | "checked" | "defaultChecked" | "required" | "disabled" | "children"
  > & {
    isSelected?: boolean | undefined;
    defaultSelected?: boolean | undefined;
    onChange?: ((isSelected: boolean) => void) | undefined;
    /** Some of what it stands for is chosen, and some is not. */
    isIndeterminate?: boolean | undefined;
    isDisabled?: boolean | undefined;
  };

/** Something that is so or is not, with its words beside it. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  {
    label,
    description,
    errorMessage,
    isInvalid,
    isRequired,
    className,
    id,
    "aria-describedby": describedByOther,
    isSelected,
    defaultSelected,
    onChange,
    isIndeterminate = false,
    isDisabled,
    ...rest
  },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const notes = { description, errorMessage, isInvalid, isRequired };
  const { ids, controlProps } = useField(notes, { id, describedBy: describedByOther });
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return (
    <div className={joinClasses(css.checkbox, className)} data-idd-part="field">
      <label className={css.row} id={ids.label}>
        <input
          {...rest}
          {...controlProps}
          ref={input}
          type="checkbox"
          {...(isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected })}
          disabled={isDisabled}
          className={css.input}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {(isFilled(errorMessage) || isFilled(description)) && (
        <div className={css.notes}>
          <FieldNotes ids={ids} description={description} errorMessage={errorMessage} />
        </div>
      )}
    </div>
  );
});
