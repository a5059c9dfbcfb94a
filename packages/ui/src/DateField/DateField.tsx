import { type FocusEvent, forwardRef, useEffect, useImperativeHandle, useRef, useState } from "react";
import { CalendarIcon } from "../icons/index.ts";
import { useWords } from "../internal/words.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";
import type { CalendarPopover } from "./CalendarPopover.tsx";
import { type CalendarWords, nameInEnglish } from "./calendar-words.ts";
import { completeDate } from "./complete-date.ts";
import * as css from "./DateField.css.ts";

/** What a date field takes: the text as typed goes out; whether it is a real day is for the caller to say. */
export type DateFieldProps = Omit<
  TextFieldProps,
  "type" | "isCode" | "inputMode" | "maxLength" | "end" | "min" | "max"
> & {
  /** The first day that the calendar offers, as YYYY-MM-DD. */
  min?: string | undefined;
  /** The last day that the calendar offers, as YYYY-MM-DD. */
  max?: string | undefined;
  /** What the calendar says, in the reader's language. Default: English. */
  calendarWords?: CalendarWords | undefined;
};

const fetchCalendar = () => import("./CalendarPopover.tsx");
// The press tries again.
const warmUp = () => void fetchCalendar().catch(() => undefined);

/**
 * A day, typed as YYYY-MM-DD or chosen from a calendar. The calendar's code is fetched when the pointer or the focus
 * comes near its button.
 *
 * @see Spec 5, "Date"
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  {
    label,
    description,
    value,
    onChange,
    onBlur,
    min = "1900-01-01",
    max = "2099-12-31",
    calendarWords,
    ...rest
  },
  ref,
) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [Popover, setPopover] = useState<typeof CalendarPopover>();
  /** The text of the field when the calendar was opened. */
  const [openedWith, setOpenedWith] = useState<string>();
  const wasChosen = useRef(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  useEffect(() => {
    // Not before the calendar is gone, which keeps the focus inside itself.
    if (openedWith === undefined && wasChosen.current) input.current?.focus();
    wasChosen.current = false;
  }, [openedWith]);

  const change = (next: string) => {
    if (value === undefined && input.current) input.current.value = next;
    onChange?.(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const complete = completeDate(event.currentTarget.value);
    if (complete !== event.currentTarget.value) change(complete);
    onBlur?.(event);
  };
  const open = async () => {
    // Safari gives a pressed button no focus, and the focus returns here when no day is chosen.
    opener.current?.focus();
    const fetched = await fetchCalendar().catch(() => undefined);
    // Without a network it may not come; the day can be typed, and the next press tries again.
    if (!fetched) return;
    setPopover(() => fetched.CalendarPopover);
    setOpenedWith(completeDate(input.current?.value ?? ""));
  };
  const name = (calendarWords?.chooseDate ?? nameInEnglish)(typeof label === "string" ? label : "");
  const isFixed = rest.isDisabled || rest.isReadOnly;
  return (
    <>
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
          <button
            ref={opener}
            type="button"
            className={css.opener}
            disabled={isFixed}
            aria-label={name}
            aria-haspopup="dialog"
            aria-expanded={openedWith !== undefined}
            title={name}
            onPointerEnter={warmUp}
            onFocus={warmUp}
            onClick={() => void open()}
          >
            <CalendarIcon />
          </button>
        }
      />
      {Popover && (
        <Popover
          label={name}
          words={calendarWords}
          value={openedWith ?? ""}
          min={min}
          max={max}
          trigger={opener}
          isOpen={openedWith !== undefined}
          onClose={() => setOpenedWith(undefined)}
          onChoose={(day) => {
            wasChosen.current = true;
            change(day);
            setOpenedWith(undefined);
          }}
        />
      )}
    </>
  );
});
