import { defaultDateRange, readDate } from "@id-desk/core";
import { useState } from "react";

/** One of the two days between which something was opened. */
export type RangeEnd = "from" | "to";

/** The days between which what is listed was opened, as they are typed and as they narrow the list. */
export interface CreatedRange {
  /** What stands in each field. */
  readonly typed: Readonly<Record<RangeEnd, string>>;
  readonly type: (end: RangeEnd, text: string) => void;
  /** Staff are done with a field: what is no day there narrows the list no longer. */
  readonly leave: (end: RangeEnd) => void;
  /** The fields that were left with something in them that is no day. */
  readonly wrong: readonly RangeEnd[];
  /** The last day is before the first one, and does not narrow the list. */
  readonly isBackwards: boolean;
  /** How the registry is asked. */
  readonly query: { readonly created_from?: string; readonly created_to?: string };
  readonly isEmpty: boolean;
  readonly clear: () => void;
}

const nothing = { from: "", to: "" };

/**
 * Holds two days. Each narrows the list as soon as it is a whole one, and while another is typed in its place the one
 * before holds.
 */
export function useCreatedRange(onNarrow: () => void): CreatedRange {
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
    typed,
    type(end, text) {
      setTyped((before) => ({ ...before, [end]: text }));
      setWrong((before) => before.filter((each) => each !== end));
      const day = readUsualDay(text);
      if (day || text.trim() === "") narrow(end, day);
    },
    leave(end) {
      if (typed[end].trim() === "" || readUsualDay(typed[end])) return;
      setWrong((before) => [...before.filter((each) => each !== end), end]);
      narrow(end, "");
    },
    wrong,
    isBackwards,
    query: {
      ...(days.from && { created_from: days.from }),
      ...(days.to && !isBackwards && { created_to: days.to }),
    },
    isEmpty: typed.from === "" && typed.to === "",
    clear() {
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
