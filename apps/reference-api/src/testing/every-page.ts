import type { Desk } from "./desk.ts";

type ListId = "listCenterApplications" | "listIssuances" | "listReceivingBatches" | "listSendingBatches";

/** Reads every page of a list, and what its last page said of how many rows there are. */
export async function listEveryRow(
  desk: Desk,
  id: ListId,
  query: Readonly<Record<string, string | number | boolean>> = {},
): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[]; readonly total: number }> {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; ; page++) {
    const answer = await desk.must(id, { query: { ...query, page, per_page: 100 } });
    const {
      meta,
      extensions: _,
      ...lists
    } = answer as { meta: { total: number; last_page: number } } & Record<string, unknown>;
    rows.push(...(Object.values(lists)[0] as Record<string, unknown>[]));
    if (page >= meta.last_page) return { rows, total: meta.total };
  }
}
