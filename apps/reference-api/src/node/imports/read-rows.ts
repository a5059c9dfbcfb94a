import { readFileSync } from "node:fs";
import { dropByteOrderMarks, parseJson } from "../../contract/storable.ts";
import { StartRefused } from "../start-refused.ts";

/** A row of a file, by the names of its columns; "" is nothing. */
export interface FileRow {
  /** Where it begins, from 1 on; of a list in JSON its place. */
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The rows of a file. */
export interface FileRows {
  /** What the file calls a row's place: "Line" or "Entry". */
  readonly place: "Line" | "Entry";
  readonly rows: readonly FileRow[];
}

interface Cells {
  readonly line: number;
  readonly cells: readonly string[];
}

/** One cell and what ends it: a comma, the end of the line or of the file. A quote inside quotes stands twice. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

function splitCsv(text: string): Cells[] {
  const found: Cells[] = [];
  let [line, begun] = [1, 1];
  let cells: string[] = [];
  cell.lastIndex = 0;
  while (cell.lastIndex < text.length || cells.length > 0) {
    const match = cell.exec(text);
    if (!match) throw new StartRefused(`Line ${line}: a quote is not closed, or stands inside a cell.`);
    const [all, quoted, plain = "", end] = match;
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"').trim());
    line += all.split(/\r\n|\n|\r/).length - 1;
    if (end === ",") continue;
    if (cells.some((each) => each !== "")) found.push({ line: begun, cells });
    cells = [];
    begun = line;
    if (end === "") break;
  }
  return found;
}

/** Reads a table whose first line names its columns. */
export function readCsv(text: string): FileRows {
  const [head, ...others] = splitCsv(dropByteOrderMarks(text));
  if (!head) throw new StartRefused("The file is empty.");
  const twice = head.cells.find((name, index) => head.cells.indexOf(name) !== index);
  if (twice !== undefined) throw new StartRefused(`The column "${twice}" stands there twice.`);
  const rows = others.map(({ line, cells }) => {
    if (cells.length !== head.cells.length) {
      throw new StartRefused(
        `Line ${line}: it has ${cells.length} cells, and the first line names ${head.cells.length} columns.`,
      );
    }
    return { line, values: Object.fromEntries(head.cells.map((name, index) => [name, cells[index] ?? ""])) };
  });
  return { place: "Line", rows };
}

function readValue(value: unknown): string | undefined {
  if (value === null) return "";
  return ["string", "number", "boolean"].includes(typeof value) ? String(value).trim() : undefined;
}

/** Reads a list of objects. */
export function readJson(text: string): FileRows {
  let list: unknown;
  try {
    list = parseJson(text);
  } catch {
    throw new StartRefused("The file is no JSON.");
  }
  if (!Array.isArray(list)) throw new StartRefused("The file is no list of objects.");
  const rows = list.map((entry: unknown, index) => {
    const line = index + 1;
    if (typeof entry !== "object" || entry === null)
      throw new StartRefused(`Entry ${line}: it is no object.`);
    const values = Object.entries(entry).map(([name, value]) => {
      const read = readValue(value);
      if (read === undefined) throw new StartRefused(`Entry ${line}: "${name}" is neither text nor number.`);
      return [name, read] as const;
    });
    return { line, values: Object.fromEntries(values) };
  });
  return { place: "Entry", rows };
}

/**
 * Reads the rows of a file: JSON where its name says so, else a table with commas.
 *
 * @throws StartRefused when it cannot be read as that.
 */
export function readRows(file: string): FileRows {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    const why = name === "TypeError" ? "it is not in UTF-8" : code;
    throw new StartRefused(`The file ${file} cannot be read (${why}).`);
  }
  return /\.json$/i.test(file) ? readJson(text) : readCsv(text);
}
