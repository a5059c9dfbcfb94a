import { type CsvValue, formatCsv } from "@id-desk/core";
import { saveFile } from "../runtime/writing/save-file.ts";

/** Gives a table to staff as a file for spreadsheets. */
export function downloadCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  saveFile(name, new Blob([formatCsv(rows)], { type: "text/csv;charset=utf-8" }));
}
