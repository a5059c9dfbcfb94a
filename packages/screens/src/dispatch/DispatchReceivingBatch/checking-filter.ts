import { type CardRow, isScanRow } from "../cards/card-rows.ts";

/** Which cards of a batch that is checked are listed. */
export type CheckingFilter = "remaining" | "received" | "missing" | "disputed" | "all";

const resolved: readonly string[] = ["received", "missing", "disputed"];

/** Whether a row is listed under a filter; a scan under way stands where its card does. */
export function isListed(row: CardRow, filter: CheckingFilter): boolean {
  if (filter === "all") return true;
  const status = isScanRow(row) ? row.card?.line_status : row.line_status;
  if (filter === "remaining") return status === undefined || !resolved.includes(status);
  return status === filter;
}
