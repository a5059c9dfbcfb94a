/**
 * The rows of a page that have a status, or `all`, and hold what was typed: a number, a name, or a part of one.
 *
 * @param listTexts what a row is found by.
 */
export function narrowPage<Row extends { readonly status: string }>(
  rows: readonly Row[],
  { typed, status }: { readonly typed: string; readonly status: string },
  listTexts: (row: Row) => readonly (string | null | undefined)[],
): readonly Row[] {
  const wanted = fold(typed);
  if (wanted === "" && status === "all") return rows;
  return rows.filter(
    (row) =>
      (status === "all" || row.status === status) &&
      (wanted === "" || listTexts(row).some((text) => fold(text ?? "").includes(wanted))),
  );
}

/** As it is compared: numbers are read off cards in groups, and names are typed in small letters. */
function fold(text: string): string {
  return text.replaceAll(/[\s\u200b-\u200f\u2060]+/g, "").toLowerCase();
}
