import { type CsvValue, formatCsv } from "@id-desk/core";

/** Gives a table to staff as a file for spreadsheets. */
export function downloadCsv(name: string, rows: readonly (readonly CsvValue[])[]): void {
  const file = new Blob([formatCsv(rows)], { type: "text/csv;charset=utf-8" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser reads it after this.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
