import { type RefAttributes, useMemo } from "react";
import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from "react-aria-components/ComboBox";
import { Header } from "react-aria-components/Header";
import { CheckIcon, ChevronDownIcon, CircleAlertIcon } from "../icons/index.ts";
import { defined } from "../internal/defined.ts";
import * as field from "../internal/Field/Field.css.ts";
import { type FieldProps, isFilled } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { useWords } from "../internal/words.ts";
import * as css from "./ComboBox.css.ts";
import { createMatcher, flatten } from "./match-options.ts";
import type { ComboBoxOption, ComboBoxSection, ComboBoxValue } from "./options.ts";
import { ReadableNodes } from "./ReadableNodes.tsx";

/** What a searchable list takes; `null` stands for nothing chosen. */
export type ComboBoxProps<Value extends ComboBoxValue = string> = FieldProps & {
  options: readonly (ComboBoxOption<Value> | ComboBoxSection<Value>)[];
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  /** Called with `null` when the field is emptied. */
  onChange?: ((value: Value | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  inputRef?: RefAttributes<HTMLInputElement>["ref"];
};

/** One choice out of a long list, found by typing any part of it. How many are left is spoken. */
export function ComboBox<Value extends ComboBoxValue = string>({
  label,
  description,
  errorMessage,
  isInvalid = false,
  isRequired = false,
  isOptional = false,
  className,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  placeholder,
  name,
  isDisabled = false,
  autoFocus = false,
  inputRef,
}: ComboBoxProps<Value>) {
  const words = useWords();
  const matches = useMemo(() => createMatcher(flatten(options)), [options]);
  const hasError = isFilled(errorMessage);
  return (
    <AriaComboBox
      className={joinClasses(field.field, className)}
      data-idd-part="field"
      {...defined({ value, defaultValue, name, onBlur: onBlur && (() => onBlur()) })}
      onChange={(next) => onChange?.(next as Value | null)}
      defaultFilter={matches}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={hasError || isInvalid}
      validationBehavior="aria"
      autoFocus={autoFocus}
    >
      <Label className={field.label}>
        {label}
        {isOptional && " "}
        {isOptional && <span className={field.optional}>({words.optional})</span>}
      </Label>
      <div className={field.box}>
        <Input
          ref={inputRef ?? null}
          className={field.control}
          data-idd-field={name}
          {...defined({ placeholder })}
        />
        <Button className={css.opener} aria-label={words.showChoices}>
          <ChevronDownIcon />
        </Button>
      </div>
      {hasError && (
        <FieldError className={field.error}>
          <CircleAlertIcon className={field.errorIcon} />
          <span>{errorMessage}</span>
        </FieldError>
      )}
      {isFilled(description) && (
        <Text slot="description" className={field.description}>
          {description}
        </Text>
      )}
      <ReadableNodes />
      <Popover className={css.popover} offset={4} data-idd-part="choices">
        <ListBox
          className={css.list}
          renderEmptyState={() => <div className={css.nothing}>{words.noMatches}</div>}
        >
          {options.map((entry) => ("options" in entry ? renderSection(entry) : renderOption(entry)))}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

function renderSection<Value extends ComboBoxValue>({ heading, options }: ComboBoxSection<Value>) {
  return (
    <ListBoxSection key={`heading ${heading}`} id={`heading ${heading}`}>
      <Header className={css.heading}>{heading}</Header>
      {options.map(renderOption)}
    </ListBoxSection>
  );
}

function renderOption<Value extends ComboBoxValue>({
  value,
  label,
  detail,
  isDisabled = false,
}: ComboBoxOption<Value>) {
  return (
    <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled} className={css.option}>
      {({ isSelected }) => (
        <>
          <span className={css.words}>
            {label}
            {detail && <span className={css.detail}>{detail}</span>}
          </span>
          {isSelected && (
            <span className={css.mark}>
              <CheckIcon />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
