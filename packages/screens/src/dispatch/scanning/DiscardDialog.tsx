import { Button, Dialog } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { discardDialogCopy } from "./discard-dialog.copy.ts";

/** Asks before scans are given up that wait. */
export function DiscardDialog({
  count,
  onDiscard,
  onClose,
}: {
  readonly count: number;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  const t = useCopy(discardDialogCopy);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      role="alertdialog"
      heading={t("discardTitle", { count })}
      dismissLabel={t("keep")}
      actions={
        <Button
          variant="danger"
          onPress={() => {
            onDiscard();
            onClose();
          }}
        >
          {t("discard")}
        </Button>
      }
    >
      {t("discardHelp")}
    </Dialog>
  );
}
