import { Button, Dialog, type DialogProps } from "@id-desk/ui";

/** Asks before something is done that loses what is not saved. */
export function LossDialog({
  sentences,
  confirmLabel,
  onConfirm,
  ...dialog
}: Omit<DialogProps, "children" | "actions" | "role"> & {
  /** What would be lost. */
  readonly sentences: readonly string[];
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
}) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      actions={
        <Button variant="danger" onPress={onConfirm}>
          {confirmLabel}
        </Button>
      }
    >
      {sentences.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
}
