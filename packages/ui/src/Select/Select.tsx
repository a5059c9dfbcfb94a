import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useState,
} from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import * as field from "../internal/Field/Field.css.ts";
import { FieldFrame } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useFieldProps } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./Select.css.ts";

/** What an option stands for: a status word, or the number of a record. */
export type SelectValue = string | number;

/** One choice of a select. */
export type SelectOption<Value extends SelectValue = string> = {
  value: Value;
  label: string;
  isDisabled?: boolean | undefined;
};

/** Choices of a select under one heading. */
export type SelectSection<Value extends SelectValue = string> = {
  heading: string;
  options: readonly SelectOption<Value>[];
};

/** What a select takes; `null` stands for nothing chosen yet. */
export type SelectProps<Value extends SelectValue = string> = FieldProps &
  Omit<
    ComponentPropsWithoutRef<"select">,
    "onChange" | "value" | "defaultValue" | "required" | "disabled" | "multiple" | "size" | "children"
  > & {
    options: readonly (SelectOption<Value> | SelectSection<Value>)[];
    value?: Value | null | undefined;
    defaultValue?: Value | undefined;
    onChange?: ((value: Value) => void) | undefined;
    /** Stands in the field while nothing is chosen; it cannot be chosen itself. */
    placeholder?: string | undefined;
    isDisabled?: boolean | undefined;
    /** The label is heard and not seen, where everything around the field says what it is for. */
    isLabelHidden?: boolean | undefined;
  };

/**
 * One choice out of a short list. The browser's own select: it opens, types ahead and speaks as every other on
 * the machine does. A list that has to be searched is a ComboBox.
 */
export const Select = forwardRef(function Select<Value extends SelectValue>(
  {
    options,
    value,
    defaultValue,
    onChange,
    placeholder,
    isDisabled,
    isLabelHidden = false,
    ...rest
  }: SelectProps<Value>,
  ref: ForwardedRef<HTMLSelectElement>,
) {
  const { frame, controlProps, own } = useFieldProps(rest);
  const [chosen, setChosen] = useState<Value | null>(defaultValue ?? null);
  const shown = value === undefined ? chosen : value;
  const isEmpty = shown === null && placeholder !== undefined;
  const choose = (text: string) => {
    const option = flatten(options).find((each) => String(each.value) === text);
    if (!option) return;
    setChosen(option.value);
    onChange?.(option.value);
  };
  return (
    <FieldFrame {...frame} isLabelHidden={isLabelHidden}>
      <div className={joinClasses(field.box, css.box)}>
        <select
          {...own}
          {...controlProps}
          ref={ref}
          {...((value !== undefined || placeholder !== undefined) && { value: shown ?? "" })}
          {...(value === undefined && placeholder === undefined && { defaultValue })}
          disabled={isDisabled}
          data-placeholder={isEmpty || undefined}
          className={joinClasses(field.control, css.select)}
          onChange={(event) => choose(event.currentTarget.value)}
          onKeyDown={(event) => {
            own.onKeyDown?.(event);
            // While the list is open an option has the focus. Its Escape is for the list, the next one for the dialog.
            if (event.key === "Escape" && event.target !== event.currentTarget) event.stopPropagation();
          }}
        >
          {isEmpty && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map(renderChoice)}
        </select>
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </div>
    </FieldFrame>
  );
}) as <Value extends SelectValue = string>(
  props: SelectProps<Value> & RefAttributes<HTMLSelectElement>,
) => ReactNode;

function renderChoice<Value extends SelectValue>(choice: SelectOption<Value> | SelectSection<Value>) {
  if ("options" in choice) {
    return (
      <optgroup key={`heading ${choice.heading}`} label={choice.heading}>
        {choice.options.map(renderChoice)}
      </optgroup>
    );
  }
  return (
    <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
      {choice.label}
    </option>
  );
}

function flatten<Value extends SelectValue>(options: SelectProps<Value>["options"]): SelectOption<Value>[] {
  return options.flatMap((choice) => ("options" in choice ? choice.options : [choice]));
}
