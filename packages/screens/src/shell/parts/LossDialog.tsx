import { Button, Dialog, type DialogProps } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { leaveCopy } from "./leave.copy.ts";

/** Asks before something is done that loses what is not saved. */
export function LossDialog({
  what,
  sentences,
  onConfirm,
  ...dialog
}: Pick<DialogProps, "isOpen" | "onOpenChange"> & {
  readonly what: "leave" | "logout";
  /** What would be lost. */
  readonly sentences: readonly string[];
  readonly onConfirm: () => void;
}) {
  const t = useCopy(leaveCopy);
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      heading={t(`${what}Title`)}
      dismissLabel={t("stay")}
      actions={
        <Button variant="danger" onPress={onConfirm}>
          {t(what)}
        </Button>
      }
    >
      {sentences.length === 0 ? <p>{t("lost")}</p> : sentences.map((text) => <p key={text}>{text}</p>)}
    </Dialog>
  );
}
