import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
} from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import * as field from "../internal/Field/Field.css.ts";
import { FieldFrame } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useFieldProps } from "../internal/Field/useField.ts";
import { useWords } from "../internal/words.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { bringIntoSight, Choices, Floating, isInSight, optionId } from "./Choices.tsx";
import * as css from "./ComboBox.css.ts";
import type { ComboBoxEntry, ComboBoxValue } from "./options.ts";
import { useComboBox } from "./useComboBox.ts";

/** What a searchable list takes; `null` stands for nothing chosen. */
export type ComboBoxProps<Value extends ComboBoxValue = string> = FieldProps &
  Pick<
    ComponentPropsWithoutRef<"input">,
    "id" | "aria-describedby" | "placeholder" | "autoFocus" | "onFocus"
  > & {
    /** Choices, or headings with choices; make the list once and not on every rendering. */
    options: readonly ComboBoxEntry<Value>[];
    value?: Value | null | undefined;
    defaultValue?: Value | undefined;
    /** Called with `null` when the field is emptied. */
    onChange?: ((value: Value | null) => void) | undefined;
    /** Called with what is typed, for options that are searched for elsewhere. */
    onType?: ((text: string) => void) | undefined;
    onBlur?: (() => void) | undefined;
    /** The name under which a form sends the value. */
    name?: string | undefined;
    isDisabled?: boolean | undefined;
    /** The options are still on their way: what is typed meanwhile stays, and is looked for when they are there. */
    isLoading?: boolean | undefined;
  };

/**
 * One choice out of a long list, found by typing any part of it. How many are left is spoken, and leaving the
 * field never takes a choice that is in doubt.
 */
export const ComboBox = forwardRef(function ComboBox<Value extends ComboBoxValue>(
  {
    options,
    value,
    defaultValue,
    onChange,
    onType,
    onBlur,
    name,
    isDisabled,
    isLoading = false,
    ...rest
  }: ComboBoxProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const words = useWords();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { frame, controlProps, own } = useFieldProps(rest);
  const list = useComboBox({
    entries: options,
    value,
    defaultValue,
    onChange,
    isLoading,
    isInSight: (option) => isInSight(listId, option),
    bringIntoSight: (option) => bringIntoSight(listId, option),
  });
  const hasChoices = list.isOpen && list.count > 0;

  const toggle = () => {
    box.current?.querySelector("input")?.focus();
    if (list.isOpen) list.close();
    else list.openAll();
  };
  return (
    <FieldFrame {...frame}>
      <div ref={box} className={field.box}>
        <input
          {...own}
          {...controlProps}
          ref={ref}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={hasChoices}
          aria-controls={hasChoices ? listId : undefined}
          aria-activedescendant={
            hasChoices && list.active !== undefined ? optionId(listId, list.active) : undefined
          }
          data-idd-field={name}
          value={list.text}
          disabled={isDisabled}
          className={field.control}
          onChange={(event) => {
            list.type(event.currentTarget.value);
            onType?.(event.currentTarget.value);
          }}
          onKeyDown={list.press}
          onClick={(event) => {
            // So that typing replaces what was chosen before.
            if (!list.isOpen) event.currentTarget.select();
            list.openAll();
          }}
          onBlur={() => {
            list.leave();
            onBlur?.();
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.showChoices}
          disabled={isDisabled}
          className={css.opener}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          <ChevronDownIcon />
        </button>
        {name !== undefined && <input type="hidden" name={name} value={list.chosen ?? ""} />}
        <VisuallyHidden role="status">
          {list.isOpen && (isLoading ? words.loading : words.choicesLeft(list.count))}
        </VisuallyHidden>
        {list.isOpen && (
          <Floating field={box}>
            {hasChoices ? (
              <Choices
                id={listId}
                labelledBy={frame.ids.label}
                shown={list.shown}
                chosen={list.chosen}
                active={list.active}
                onChoose={list.choose}
              />
            ) : (
              <div className={css.nothing}>{isLoading ? words.loading : words.noMatches}</div>
            )}
          </Floating>
        )}
      </div>
    </FieldFrame>
  );
}) as <Value extends ComboBoxValue = string>(
  props: ComboBoxProps<Value> & RefAttributes<HTMLInputElement>,
) => ReactNode;
