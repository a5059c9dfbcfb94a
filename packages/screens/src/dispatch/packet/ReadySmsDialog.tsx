import { countCards } from "@id-desk/core";
import type { WordsOf } from "../../runtime/words/copy.ts";
import type { readySmsTexts } from "../commands/command-texts.ts";
import { BatchDialog, type BatchDialogFrame } from "../record/BatchDialog.tsx";
import type { DispatchDialogProps } from "./DispatchDialog.tsx";

/** Tells the collectors of a batch that their cards are ready, once; says first who cannot be told. */
export function ReadySmsDialog({
  batch,
  cards,
  awaited,
  onConfirm,
  t,
  ...frame
}: Pick<DispatchDialogProps, keyof BatchDialogFrame | "batch" | "cards" | "awaited"> & {
  readonly onConfirm: () => unknown;
  readonly t: WordsOf<typeof readySmsTexts>;
}) {
  const withoutPhone = (cards ?? []).filter(
    ({ line_status, has_phone }) => line_status === "received" && has_phone === false,
  ).length;
  return (
    <BatchDialog
      {...frame}
      heading={t("readySmsTitle", { count: countCards(batch).received })}
      confirmLabel={t("readySms")}
      lead={t("readySmsHelp")}
      isHeld={!cards}
      onSubmit={onConfirm}
    >
      {withoutPhone > 0 && <p>{t("readySmsNoPhone", { count: withoutPhone })}</p>}
      {!cards && awaited}
    </BatchDialog>
  );
}
