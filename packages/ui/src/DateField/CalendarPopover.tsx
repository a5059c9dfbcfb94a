import { type CalendarDate, DateFormatter, GregorianCalendar, parseDate } from "@internationalized/date";
import { type RefObject, useContext, useId } from "react";
import { useLocale } from "react-aria/I18nProvider";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from "react-aria-components/Calendar";
import { Dialog, Popover } from "react-aria-components/Popover";
import { ChevronBackIcon, ChevronForwardIcon } from "../icons/index.ts";
import { AriaFrame } from "../internal/AriaFrame.tsx";
import { WindowPlace } from "../internal/WindowPlace.tsx";
import * as css from "./CalendarPopover.css.ts";
import type { CalendarWords } from "./calendar-words.ts";

type CalendarPopoverProps = {
  label: string;
  words: CalendarWords;
  /** The day that is chosen, as YYYY-MM-DD; any other text chooses none. */
  value: string;
  min: string;
  max: string;
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Gets the day as YYYY-MM-DD. */
  onChoose: (day: string) => void;
};

/** The calendar of a date field; it comes in a chunk of its own, fetched when somebody is about to open one. */
export function CalendarPopover({
  label,
  words,
  value,
  min,
  max,
  trigger,
  isOpen,
  onClose,
  onChoose,
}: CalendarPopoverProps) {
  const first = readDay(min) ?? parseDate("1900-01-01");
  const last = readDay(max) ?? parseDate("2099-12-31");
  const chosen = readDay(value);
  return (
    <AriaFrame>
      <WindowPlace>
        <Popover
          className={css.popover}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={(next) => {
            if (!next) onClose();
          }}
          placement="bottom end"
          offset={4}
          data-idd-part="calendar"
        >
          <Dialog aria-label={label} className={css.dialog}>
            <Calendar
              aria-label={label}
              autoFocus
              createCalendar={() => new GregorianCalendar()}
              defaultValue={chosen ?? null}
              minValue={first}
              maxValue={last}
              // What is chosen already can be chosen again, which closes the calendar.
              onChange={(day) => onChoose(day.toString())}
            >
              <MonthBar first={first} last={last} words={words} />
              <CalendarGrid className={css.grid} weekdayStyle="short">
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell date={date} className={css.day} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </WindowPlace>
    </AriaFrame>
  );
}

/** The day that a text names; nothing where it names none. */
function readDay(text: string): CalendarDate | undefined {
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** The month and the year, each to be chosen at once or a month at a time. */
function MonthBar({ first, last, words }: { first: CalendarDate; last: CalendarDate; words: CalendarWords }) {
  const id = useId();
  const { locale } = useLocale();
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  const shown = state.visibleRange.start;
  const writer = new DateFormatter(locale, { month: "long", calendar: "gregory", timeZone: "UTC" });
  const writeMonth = (month: number) => writer.format(new Date(Date.UTC(2024, month - 1, 1)));
  const months = listNumbers(
    shown.year === first.year ? first.month : 1,
    shown.year === last.year ? last.month : 12,
  );
  const show = (change: { month?: number; year?: number }) => {
    const next = state.focusedDate.set({ ...shownMonth(shown), ...change });
    state.setFocusedDate(next.compare(first) < 0 ? first : next.compare(last) > 0 ? last : next);
  };
  return (
    <div className={css.bar}>
      {/* Not React Aria's button, which every dialog would then come with. */}
      <button
        type="button"
        aria-label={words.previousMonth}
        className={css.step}
        disabled={state.isPreviousVisibleRangeInvalid()}
        onClick={() => state.focusPreviousPage()}
      >
        <ChevronBackIcon />
      </button>
      <select
        id={`${id}-month`}
        aria-label={words.month}
        className={css.month}
        value={shown.month}
        onChange={(event) => show({ month: Number(event.currentTarget.value) })}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {writeMonth(month)}
          </option>
        ))}
      </select>
      <select
        id={`${id}-year`}
        aria-label={words.year}
        className={css.year}
        value={shown.year}
        onChange={(event) => show({ year: Number(event.currentTarget.value) })}
      >
        {listNumbers(first.year, last.year).map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={words.nextMonth}
        className={css.step}
        disabled={state.isNextVisibleRangeInvalid()}
        onClick={() => state.focusNextPage()}
      >
        <ChevronForwardIcon />
      </button>
    </div>
  );
}

const shownMonth = ({ month, year }: CalendarDate) => ({ month, year });

function listNumbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
