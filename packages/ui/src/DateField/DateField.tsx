import { type FocusEvent, forwardRef, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useWords } from "../internal/words.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { CalendarOpener } from "./CalendarOpener.tsx";
import type { CalendarWords } from "./calendar-words.ts";
import { completeDate } from "./complete-date.ts";

/** What a date field takes: the text as typed goes out; whether it is a real day is for the caller to say. */
export type DateFieldProps = Omit<
  TextFieldProps,
  "type" | "isCode" | "inputMode" | "maxLength" | "end" | "min" | "max"
> & {
  /** The first day that the calendar offers, as YYYY-MM-DD. */
  min?: string | undefined;
  /** The last day that the calendar offers, as YYYY-MM-DD. */
  max?: string | undefined;
  /** Loads the hook that gives what the calendar says, in the reader's language. Default: English. Give the same function. */
  loadCalendarWords?: (() => Promise<() => CalendarWords>) | undefined;
};

/**
 * A day, typed as YYYY-MM-DD or chosen from a calendar, whose button comes a moment after the field.
 *
 * @see Spec 5, "Date"
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { label, description, value, onChange, onBlur, min, max, loadCalendarWords, ...rest },
  ref,
) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [calendar, setCalendar] = useState<{
    readonly Opener: typeof CalendarOpener;
    readonly useWords: (() => CalendarWords) | undefined;
  }>();
  useEffect(() => {
    let isGone = false;
    Promise.all([import("./CalendarOpener.tsx"), loadCalendarWords?.()]).then(
      ([{ CalendarOpener: Opener }, useWords]) => !isGone && setCalendar({ Opener, useWords }),
      // Without a network the day is typed.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [loadCalendarWords]);

  const change = (next: string) => {
    if (value === undefined && input.current) input.current.value = next;
    onChange?.(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const complete = completeDate(event.currentTarget.value);
    if (complete !== event.currentTarget.value) change(complete);
    onBlur?.(event);
  };
  return (
    <TextField
      {...rest}
      ref={input}
      label={label}
      isCode
      inputMode="numeric"
      value={value}
      onChange={onChange}
      onBlur={leave}
      description={description ?? words.dateHint}
      end={
        calendar && (
          <calendar.Opener
            input={input}
            label={label}
            min={min}
            max={max}
            isDisabled={rest.isDisabled || rest.isReadOnly}
            useWords={calendar.useWords}
            onChoose={change}
          />
        )
      }
    />
  );
});
