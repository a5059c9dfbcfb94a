import { defaultDateRange, readDate } from "@id-desk/core";
import { useState } from "react";

/** One of the two days between which something was opened. */
export type RangeEnd = "from" | "to";

/** The days between which what is listed was opened, as they are typed and as they narrow the list. */
export interface CreatedRange extends ReturnType<typeof useCreatedRange> {}

interface End {
  readonly text: string;
  /** The day that narrows the list; empty for none. */
  readonly day: string;
  /** The field was left with something in it that is no day. */
  readonly isWrong?: boolean;
}
const nothing: Readonly<Record<RangeEnd, End>> = { from: { text: "", day: "" }, to: { text: "", day: "" } };

/**
 * Holds two days. Each narrows the list as soon as it is a whole one, and while another is typed in its place the one
 * before holds.
 *
 * @param onlyDay the day from and to which it narrows at first, as YYYY-MM-DD.
 */
export function useCreatedRange(onNarrow: () => void, onlyDay = "") {
  const [ends, setEnds] = useState<typeof nothing>(() => {
    const day = readUsualDay(onlyDay);
    return day === "" ? nothing : { from: { text: day, day }, to: { text: day, day } };
  });
  const { from, to } = ends;

  function change(end: RangeEnd, next: End): void {
    setEnds((before) => ({ ...before, [end]: next }));
    if (next.day !== ends[end].day) onNarrow();
  }

  const isBackwards = from.day !== "" && to.day !== "" && to.day < from.day;
  return {
    ends,
    type(end: RangeEnd, text: string): void {
      const day = readUsualDay(text);
      change(end, { text, day: day || text.trim() === "" ? day : ends[end].day });
    },
    /** Staff are done with a field: what is no day there narrows the list no longer. */
    leave(end: RangeEnd): void {
      // A field completes a day as it is left: this event may already have changed what was drawn.
      setEnds((before) =>
        isWrong(before[end].text)
          ? { ...before, [end]: { text: before[end].text, day: "", isWrong: true } }
          : before,
      );
      if (ends[end].day !== "" && isWrong(ends[end].text)) onNarrow();
    },
    /** The last day is before the first one, and does not narrow the list. */
    isBackwards,
    /** How the registry is asked. */
    query: {
      ...(from.day && { created_from: from.day }),
      ...(to.day && !isBackwards && { created_to: to.day }),
    },
    isEmpty: from.text === "" && to.text === "",
    clear: () => setEnds(nothing),
  };
}

const isWrong = (text: string) => text.trim() !== "" && !readUsualDay(text);

/** A day that a registry can be asked for; empty for any other text. */
function readUsualDay(text: string): string {
  const day = readDate(text);
  return day >= defaultDateRange.min && day <= defaultDateRange.max ? day : "";
}
