import type { BatchSummary } from "@id-desk/core";
import { MenuButton } from "@id-desk/ui";
import { EllipsisIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { rowActionCopy } from "./row-action.copy.ts";
import type { RowAction, RowActions } from "./useRowActions.ts";

const labels = {
  dispatchBatch: "dispatch",
  printManifest: "printManifest",
  printReceiptNote: "printReceiptNote",
  reopenBatch: "reopenConfirm",
  cancelBatch: "cancel",
  sendReadySms: "readySms",
  addBatchNote: "addNote",
} as const satisfies Record<RowAction, string>;

/** What a batch allows, from its row; nothing where it allows nothing. */
export function RowMenu({
  batch,
  actionsOf,
  open,
}: Pick<RowActions, "actionsOf" | "open"> & { readonly batch: BatchSummary }) {
  const t = useCopy(rowActionCopy);
  const actions = actionsOf(batch);
  if (actions.length === 0) return null;
  return (
    <MenuButton
      isIconOnly
      size="sm"
      align="end"
      tooltipSide="start"
      icon={<EllipsisIcon />}
      label={t("actionsOf", { batch: batch.batch_no })}
      items={actions.map((action) => ({
        id: action,
        label: t(labels[action]),
        isDestructive: action === "cancelBatch",
        onAction: () => open(action, batch),
      }))}
    />
  );
}
