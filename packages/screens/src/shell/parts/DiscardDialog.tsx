import { Button, Dialog } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import type { passwordCopy } from "./password.copy.ts";

/** Asks before passwords that were typed are given up. */
export function DiscardDialog({
  onKeep,
  onDiscard,
  t,
}: {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly t: Translate<typeof passwordCopy.texts>;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={onKeep}
      role="alertdialog"
      size="sm"
      heading={t("discardTitle")}
      dismissLabel={t("keep")}
      actions={
        <Button variant="danger" onPress={onDiscard}>
          {t("discard")}
        </Button>
      }
    >
      <p>{t("unsaved")}</p>
    </Dialog>
  );
}
