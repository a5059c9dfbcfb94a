import { isRegistryError } from "@id-desk/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { useListLimits } from "./list-limits.ts";

/** Why a number led nowhere, in sentences for staff. */
export interface NumberWords {
  /** It is no whole number. */
  readonly numberIncomplete: string;
  readonly numberUnknown: (number: string) => string;
  /** The server cannot look for a number, and it is not on the page. */
  readonly numberNotOnPage: (number: string) => string;
}

/** The rows of a list that are found by their number. */
export interface NumberedRows<Row> {
  /** Every row of the page. */
  readonly rows: readonly Row[];
  readonly numberOf: (row: Row) => string;
  /** The whole number that a text means; nothing when it is none. */
  readonly readNumber: (text: string) => string | undefined;
  /** Asks the registry for the rows with a number. */
  readonly lookUp: (number: string, signal: AbortSignal) => Promise<readonly Row[]>;
  /** The parameter by which it is asked; a server may not know it. */
  readonly wish: string;
  readonly onFound: (row: Row) => void;
}

/** A number that is scanned or typed, and what it leads to. */
export interface NumberSearch<Row> {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** The rows of the page whose number has what was typed in it. */
  readonly shown: readonly Row[];
  /** Finds the row of the number that was typed: on the page, and else at the registry. */
  readonly open: () => Promise<void>;
  readonly isOpening: boolean;
  /** Says why it led nowhere. */
  readonly refusal: ((words: NumberWords) => string) | undefined;
  /** The server cannot look for a number, so that one is looked for on the page alone. */
  readonly isOnPage: boolean;
}

/** Narrows the page of a list to a number while it is typed, and finds its row. */
export function useNumberSearch<Row>(of: NumberedRows<Row>): NumberSearch<Row> {
  const { rows, numberOf, readNumber, lookUp, wish, onFound } = of;
  const { isUnmet, remember } = useListLimits();
  const [typed, setTyped] = useState("");
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<(words: NumberWords) => string>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const text = typed.trim();
  const part = text.toUpperCase();
  const shown = useMemo(
    () => (part === "" ? rows : rows.filter((row) => numberOf(row).includes(part))),
    [rows, part, numberOf],
  );

  function refuseUnknownWish(number: string): void {
    remember(wish);
    setRefusal(() => (words: NumberWords) => words.numberNotOnPage(number));
  }

  async function ask(number: string): Promise<void> {
    if (isUnmet(wish)) return refuseUnknownWish(number);
    const controller = new AbortController();
    asking.current?.abort();
    asking.current = controller;
    setOpening(true);
    try {
      const answered = await lookUp(number, controller.signal);
      const found = answered.find((row) => numberOf(row) === number);
      if (found) onFound(found);
      else if (answered.length > 0) refuseUnknownWish(number);
      else setRefusal(() => (words: NumberWords) => words.numberUnknown(number));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isRegistryError(error)) throw error;
      if (error.code === "validation") refuseUnknownWish(number);
      else setRefusal(() => () => error.message);
    } finally {
      if (asking.current === controller) setOpening(false);
    }
  }

  return {
    typed,
    type(next) {
      setTyped(next);
      setRefusal(undefined);
    },
    shown,
    async open() {
      if (text === "") return;
      setRefusal(undefined);
      const number = readNumber(text);
      const onlyShown = shown.length === 1 && number !== part ? shown[0] : undefined;
      const known = rows.find((row) => numberOf(row) === number) ?? onlyShown;
      if (known) onFound(known);
      else if (number) await ask(number);
      else setRefusal(() => (words: NumberWords) => words.numberIncomplete);
    },
    isOpening,
    refusal,
    isOnPage: isUnmet(wish),
  };
}
