import { countSeenCharacters } from "../../domain/written-forms.ts";
import { StartRefused } from "../start-refused.ts";
import type { FileRows } from "./read-rows.ts";

type Value = string | number | boolean | null;

/** A column of a file and how its cells are read. */
export interface Column {
  readonly isNeeded?: boolean;
  /** Nothing where it makes no sense. */
  readonly read: (text: string) => Value | undefined;
  /** What it has to be. */
  readonly is: string;
  /** What an empty cell says, where that is not "nothing". */
  readonly empty?: Value;
}

/** A row that was read; a column that the file does not have is missing. */
export interface CheckedRow {
  readonly line: number;
  readonly values: Readonly<Record<string, Value>>;
}

/** What an import did, or would do. */
export interface ImportCounts {
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
}

const mostTold = 1000;

/** Collects what is wrong with rows, by place and column; never what stands in them. */
export class RowProblems {
  private readonly found: { readonly line: number; readonly text: string }[] = [];
  private readonly place: string;

  constructor({ place }: Pick<FileRows, "place">) {
    this.place = place;
  }

  add(line: number, text: string): void {
    this.found.push({ line, text });
  }

  /**
   * @throws StartRefused with a sentence for each row that is wrong.
   */
  refuse(): void {
    if (this.found.length === 0) return;
    const told = this.found
      .toSorted((one, other) => one.line - other.line)
      .slice(0, mostTold)
      .map(({ line, text }) => `${this.place} ${line}: ${text}`);
    const more = this.found.length - told.length;
    throw new StartRefused(
      [
        ...told,
        ...(more > 0 ? [`And ${more} more.`] : []),
        `Nothing was imported. Problems: ${this.found.length}.`,
      ].join("\n"),
    );
  }
}

const orNothing = (read: (text: string) => string) => (text: string) => read(text) || undefined;

/** A column of a written form that the domain reads. */
export const written = (read: (text: string) => string, is: string, isNeeded = false): Column => ({
  read: orNothing(read),
  is,
  isNeeded,
});

/** A column of text that somebody can see. */
export const text = (most: number, isNeeded = false): Column => ({
  read: (value) => (countSeenCharacters(value) > 0 && value.length <= most ? value : undefined),
  is: `a text of up to ${most} characters`,
  isNeeded,
});

/** A column of whole numbers from 1 on. */
export const number = (is: string, isNeeded = false, least = 1): Column => ({
  read: (value) => (/^\d{1,9}$/.test(value) && Number(value) >= least ? Number(value) : undefined),
  is,
  isNeeded,
});

/** A column of one of some words, each with what is kept for it. */
export const word = (words: Readonly<Record<string, Value>>, isNeeded = false): Column => {
  // "constructor" is in every object.
  const known = new Map(Object.entries(words));
  return {
    read: (value) => known.get(value.toLowerCase()),
    is: `one of ${[...known.keys()].join(", ")}`,
    isNeeded,
  };
};

/** Reads each cell of each row by its column. What makes no sense is told to `problems`. */
export function checkRows(
  { rows }: FileRows,
  columns: Readonly<Record<string, Column>>,
  problems: RowProblems,
): CheckedRow[] {
  const unknown = Object.keys(rows[0]?.values ?? {}).find((name) => !Object.hasOwn(columns, name));
  if (unknown !== undefined) {
    throw new StartRefused(`There is no column "${unknown}". There are: ${Object.keys(columns).join(", ")}.`);
  }
  return rows.map(({ line, values }) => {
    const read: Record<string, Value> = {};
    for (const [name, value] of Object.entries(values)) {
      const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
      if (!column) {
        problems.add(line, "it has a column that the first row has not.");
        continue;
      }
      if (value === "") {
        if (!column.isNeeded) read[name] = column.empty ?? null;
        continue;
      }
      const found = column.read(value);
      if (found === undefined) problems.add(line, `${name} is not ${column.is}.`);
      else read[name] = found;
    }
    for (const [name, { isNeeded }] of Object.entries(columns)) {
      if (isNeeded && (values[name] ?? "") === "") problems.add(line, `${name} is missing.`);
    }
    return { line, values: read };
  });
}

/** Tells of rows that say the same of a column of which there is only one each. */
export function checkOnce(rows: readonly CheckedRow[], column: string, problems: RowProblems): void {
  const seen = new Map<Value, number>();
  for (const { line, values } of rows) {
    const value = values[column];
    if (value === undefined || value === null) continue;
    const first = seen.get(value);
    if (first === undefined) seen.set(value, line);
    else problems.add(line, `row ${first} has the same ${column}.`);
  }
}
