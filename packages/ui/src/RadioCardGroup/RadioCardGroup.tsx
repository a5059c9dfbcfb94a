import { type ReactNode, useId, useState } from "react";
import { FieldNotes } from "../internal/Field/FieldFrame.tsx";
import { type FieldProps, useField } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./RadioCardGroup.css.ts";

/** One card to choose. */
export type RadioCardOption<Value extends string | number = string> = {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  /** A short mark at the end, such as "Current". */
  badge?: ReactNode;
  isDisabled?: boolean | undefined;
};

/** What a group of cards takes; `null` stands for none chosen yet. */
export type RadioCardGroupProps<Value extends string | number = string> = Omit<FieldProps, "isOptional"> & {
  options: readonly RadioCardOption<Value>[];
  value?: Value | null | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Small cards side by side, for answers of one word. */
  isCompact?: boolean | undefined;
  /** One line for each, one below the other, for many of them. */
  isList?: boolean | undefined;
  /** Heard but not seen, where the page's heading already asks the question. */
  isLabelHidden?: boolean | undefined;
};

/** Exactly one out of a few things that need more than a word each, by pointer, arrow keys or Space. */
export function RadioCardGroup<Value extends string | number = string>({
  label,
  description,
  errorMessage,
  isInvalid,
  isRequired,
  className,
  options,
  value,
  defaultValue,
  onChange,
  name,
  isDisabled = false,
  isCompact = false,
  isList = false,
  isLabelHidden = false,
}: RadioCardGroupProps<Value>) {
  const ownName = useId();
  const [own, setOwn] = useState<Value | null>(defaultValue ?? null);
  const { ids, controlProps } = useField({ description, errorMessage, isInvalid, isRequired });
  const chosen = value === undefined ? own : value;
  const choose = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return (
    <div
      {...controlProps}
      role="radiogroup"
      aria-labelledby={ids.label}
      className={joinClasses(css.group, className)}
      data-idd-part="field"
    >
      {isLabelHidden ? (
        <VisuallyHidden id={ids.label}>{label}</VisuallyHidden>
      ) : (
        <span id={ids.label} className={css.label}>
          {label}
        </span>
      )}
      <div className={isList ? css.list : isCompact ? css.compact : css.cards}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            name={name ?? ownName}
            isChosen={option.value === chosen}
            isDisabled={isDisabled || (option.isDisabled ?? false)}
            onChoose={choose}
          />
        ))}
      </div>
      <FieldNotes ids={ids} description={description} errorMessage={errorMessage} />
    </div>
  );
}

type RadioCardProps<Value extends string | number> = RadioCardOption<Value> & {
  name: string;
  isChosen: boolean;
  isDisabled: boolean;
  onChoose: (value: Value) => void;
};

function RadioCard<Value extends string | number>({
  value,
  title,
  description,
  badge,
  name,
  isChosen,
  isDisabled,
  onChoose,
}: RadioCardProps<Value>) {
  const id = useId();
  const describedBy = joinClasses(Boolean(description) && `${id}-more`, Boolean(badge) && `${id}-badge`);
  return (
    <label className={css.card}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        className={css.radio}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy || undefined}
        onChange={() => onChoose(value)}
      />
      <span className={css.words}>
        <span id={`${id}-title`} className={css.title}>
          {title}
        </span>
        {description && (
          <span id={`${id}-more`} className={css.description}>
            {description}
          </span>
        )}
      </span>
      {badge && (
        <bdi id={`${id}-badge`} className={css.badge}>
          {badge}
        </bdi>
      )}
    </label>
  );
}
