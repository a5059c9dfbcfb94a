import type { IssuanceSummary } from "@id-desk/core";

/** The hand-overs of a page that have a status and hold what was typed: a number, a name, or a part of one. */
export function narrowPage(
  rows: readonly IssuanceSummary[],
  { typed, status }: { readonly typed: string; readonly status: string },
): readonly IssuanceSummary[] {
  const wanted = fold(typed);
  if (wanted === "" && status === "all") return rows;
  return rows.filter(
    (row) =>
      (status === "all" || row.status === status) && (wanted === "" || listTexts(row).includes(wanted)),
  );
}

function listTexts({ issuance_no, card, owner, collector }: IssuanceSummary): string {
  return [
    issuance_no,
    card.serial_number,
    card.id_number,
    owner.name_en,
    owner.name_dv,
    collector.name,
    collector.name_dv,
  ]
    .map((text) => fold(text ?? ""))
    .join("\n");
}

/** As it is compared: numbers are read off cards in groups, and names are typed in small letters. */
function fold(text: string): string {
  return text.replaceAll(/[\s\u200b-\u200f\u2060]+/g, "").toLowerCase();
}
