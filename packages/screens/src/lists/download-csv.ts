import { type CsvValue, formatCsv, readRegistryMoment } from "@id-desk/core";
import { saveFile } from "../runtime/writing/save-file.ts";

/** A column of a file: its heading, and what it has of a row. */
export type FileColumn<Row> = readonly [heading: string, read: (row: Row) => CsvValue];

/** Gives rows to staff as a file for spreadsheets. */
export function downloadCsv<Row>(name: string, columns: readonly FileColumn<Row>[], rows: readonly Row[]) {
  const table = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, read]) => read(row))),
  ];
  saveFile(name, new Blob([formatCsv(table)], { type: "text/csv;charset=utf-8" }));
}

/** Writes moments on the registry's clock, such as "2026-11-24 13:45"; empty for none. */
export function createMomentWriter(timeZone: string): (moment: string | null | undefined) => string {
  return (moment) => {
    const read = moment ? readRegistryMoment(new Date(moment), timeZone) : undefined;
    return read ? `${read.day} ${read.time}` : "";
  };
}
