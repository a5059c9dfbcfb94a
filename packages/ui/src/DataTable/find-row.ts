import type { RowKey } from "./column.ts";

/** The drawn element of a row, if it is drawn. */
export function findRow(body: ParentNode | null, key: RowKey): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(String(key))}"]`) ?? null;
}
