import { defaultDateRange, readDate } from "@id-desk/core";
import { useState } from "react";

/** One of the two days between which something was opened. */
export type RangeEnd = "from" | "to";

/** The days between which what is listed was opened, as they are typed and as they narrow the list. */
export type CreatedRange = ReturnType<typeof useCreatedRange>;

const nothing = { from: "", to: "" };

/**
 * Holds two days. Each narrows the list as soon as it is a whole one, and while another is typed in its place the one
 * before holds.
 */
export function useCreatedRange(onNarrow: () => void) {
  const [typed, setTyped] = useState(nothing);
  const [days, setDays] = useState(nothing);
  const [wrong, setWrong] = useState<readonly RangeEnd[]>([]);

  function narrow(end: RangeEnd, day: string): void {
    if (days[end] === day) return;
    setDays({ ...days, [end]: day });
    onNarrow();
  }

  const isBackwards = days.from !== "" && days.to !== "" && days.to < days.from;
  return {
    /** What is in each field. */
    typed,
    type(end: RangeEnd, text: string): void {
      setTyped((before) => ({ ...before, [end]: text }));
      setWrong((before) => before.filter((each) => each !== end));
      const day = readUsualDay(text);
      if (day || text.trim() === "") narrow(end, day);
    },
    /** Staff are done with a field: what is no day there narrows the list no longer. */
    leave(end: RangeEnd): void {
      if (typed[end].trim() === "" || readUsualDay(typed[end])) return;
      setWrong((before) => [...before.filter((each) => each !== end), end]);
      narrow(end, "");
    },
    /** The fields that were left with something in them that is no day. */
    wrong,
    /** The last day is before the first one, and does not narrow the list. */
    isBackwards,
    /** How the registry is asked. */
    query: {
      ...(days.from && { created_from: days.from }),
      ...(days.to && !isBackwards && { created_to: days.to }),
    },
    isEmpty: typed.from === "" && typed.to === "",
    clear(): void {
      setTyped(nothing);
      setDays(nothing);
      setWrong([]);
    },
  };
}

/** A day that a registry can be asked for; empty for any other text. */
function readUsualDay(text: string): string {
  const day = readDate(text);
  return day >= defaultDateRange.min && day <= defaultDateRange.max ? day : "";
}
