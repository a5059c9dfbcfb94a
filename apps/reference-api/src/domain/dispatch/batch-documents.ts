import type { components } from "../../contract/registry.gen.d.ts";
import type { BatchStatus, Ruling, Side } from "./batch-actions.ts";

/** A paper of a batch. */
export type BatchDocument = components["schemas"]["BatchDocument"];

const packing: readonly BatchStatus[] = ["open", "dispatched", "receiving", "received"];

/** Whose paper it is, and in which statuses there is one. */
const documents: Readonly<
  Record<BatchDocument, { readonly by: readonly Side[]; readonly in: readonly BatchStatus[] }>
> = {
  manifest: { by: ["origin"], in: packing },
  bag_label: { by: ["origin"], in: packing },
  receipt_note: { by: ["destination"], in: ["received"] },
  missing_list: { by: ["origin", "destination"], in: ["receiving", "received"] },
};

/** Why there is no such paper of a batch at one of its sides; nothing where there is one. */
export function decideDocument(
  document: BatchDocument,
  { side, status, missing }: { readonly side: Side; readonly status: BatchStatus; readonly missing: number },
): Ruling | undefined {
  const rule = documents[document];
  const hasCards = document !== "missing_list" || missing > 0;
  if (rule.by.includes(side) && rule.in.includes(status) && hasCards) return undefined;
  return { message: "This batch has no such document now.", code: "no_such_document" };
}
