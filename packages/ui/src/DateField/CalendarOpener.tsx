import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { CalendarIcon } from "../icons/index.ts";
import type { CalendarPopover } from "./CalendarPopover.tsx";
import { type CalendarWords, englishCalendar } from "./calendar-words.ts";
import { completeDate } from "./complete-date.ts";
import * as css from "./DateField.css.ts";

const fetchCalendar = () => import("./CalendarPopover.tsx");
// The press tries again.
const warmUp = () => void fetchCalendar().catch(() => undefined);
const useEnglish = () => englishCalendar;

/** The button that opens the calendar of a date field. The calendar is fetched when the pointer or the focus comes near. */
export function CalendarOpener({
  input,
  label,
  min = "1900-01-01",
  max = "2099-12-31",
  isDisabled,
  useWords = useEnglish,
  onChoose,
}: {
  input: RefObject<HTMLInputElement | null>;
  /** The label of the field. */
  label: ReactNode;
  min: string | undefined;
  max: string | undefined;
  isDisabled: boolean | undefined;
  /** Gives what the calendar says; the same function for as long as the field is shown. */
  useWords: (() => CalendarWords) | undefined;
  /** Gets the day as YYYY-MM-DD. */
  onChoose: (day: string) => void;
}) {
  const words = useWords();
  const opener = useRef<HTMLButtonElement>(null);
  const [Popover, setPopover] = useState<typeof CalendarPopover>();
  /** The text of the field when the calendar was opened. */
  const [openedWith, setOpenedWith] = useState<string>();
  const wasChosen = useRef(false);
  useEffect(() => {
    // Not before the calendar is gone, which keeps the focus inside itself.
    if (openedWith === undefined && wasChosen.current) input.current?.focus();
    wasChosen.current = false;
  }, [openedWith, input]);

  const open = async () => {
    // Safari gives a pressed button no focus, and the focus returns here when no day is chosen.
    opener.current?.focus();
    const fetched = await fetchCalendar().catch(() => undefined);
    // Without a network it may not come; the day can be typed, and the next press tries again.
    if (!fetched) return;
    setPopover(() => fetched.CalendarPopover);
    setOpenedWith(completeDate(input.current?.value ?? ""));
  };
  const { chooseDate } = words;
  const name = typeof label === "string" ? words.chooseDateFor(label) : chooseDate;
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        disabled={isDisabled}
        // Without the field's own label in it: what looks for the field by its label finds one.
        aria-label={chooseDate}
        aria-haspopup="dialog"
        aria-expanded={openedWith !== undefined}
        title={name}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => void open()}
      >
        <CalendarIcon />
      </button>
      {Popover && (
        <Popover
          label={name}
          words={words}
          value={openedWith ?? ""}
          min={min}
          max={max}
          trigger={opener}
          isOpen={openedWith !== undefined}
          onClose={() => setOpenedWith(undefined)}
          onChoose={(day) => {
            wasChosen.current = true;
            onChoose(day);
            setOpenedWith(undefined);
          }}
        />
      )}
    </>
  );
}
