import { type Extension, serverCan } from "@id-desk/core";

interface Counted {
  readonly extensions?: readonly Extension[];
  readonly meta: { readonly counts?: Readonly<Record<string, number>> };
}

/**
 * Reads how many rows each tab of a list holds, with the sum of all statuses as `all`.
 *
 * @returns `null` before the first answer; nothing where the server does not count.
 */
export function readTabCounts(
  answer: Counted | undefined,
): Readonly<Partial<Record<string, number>>> | null | undefined {
  if (!answer) return null;
  const { counts } = answer.meta;
  if (!counts || !serverCan(answer, "tab_counts")) return undefined;
  // What has a discrepancy is counted under its status too.
  const { discrepancy: _, ...byStatus } = counts;
  return { ...counts, all: Object.values(byStatus).reduce((sum, count) => sum + count, 0) };
}
