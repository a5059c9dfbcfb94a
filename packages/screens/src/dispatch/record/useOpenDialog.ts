import type { Batch, BatchCard, KeptValues, Side } from "@id-desk/core";
import { useState } from "react";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import type { KeptDialog } from "../../runtime/writing/RecordDialog.tsx";

/** What the dialog of a batch's page asks for. */
interface DialogState {
  readonly action: string;
  readonly card?: BatchCard;
}

/** The dialog of a batch's page; at first the one in which something was typed when the session ended, if any. */
export function useOpenDialog<State extends DialogState>(
  side: Side,
  batch: Batch,
): {
  readonly dialog: State | undefined;
  readonly setDialog: (dialog: State | undefined) => void;
  readonly kept: KeptDialog;
} {
  const form = `${side} ${batch.id}`;
  const typedBefore = useTypedBefore(form);
  const [restored] = useState(() => typedBefore && (readDialog(typedBefore, batch) as State | undefined));
  const [dialog, setDialog] = useState(restored);
  const about = { action: dialog?.action ?? "", card: String(dialog?.card?.id ?? "") };
  return {
    dialog,
    setDialog,
    kept: { form, about, typedBefore: dialog === restored ? typedBefore : undefined },
  };
}

/** A dialog as it was opened; none about a card that the batch no longer has. */
function readDialog({ action = "", card: id }: KeptValues, { cards }: Batch): DialogState | undefined {
  if (!id) return { action };
  const card = cards.find((each) => String(each.id) === id);
  return card && { action, card };
}
