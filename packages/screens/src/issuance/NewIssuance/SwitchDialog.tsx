import { Button, Dialog } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import type { newIssuanceCopy } from "./NewIssuance.copy.ts";

/** Asks before another card takes the place of one that something was done for. */
export function SwitchDialog({
  serial,
  cost,
  t,
  onAnswer,
}: {
  readonly serial: string;
  readonly cost: string;
  readonly t: Translate<typeof newIssuanceCopy.texts>;
  readonly onAnswer: (isLeaving: boolean) => void;
}) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      heading={t("switchTitle")}
      dismissLabel={t("stay")}
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      actions={
        <Button variant="danger" onPress={() => onAnswer(true)}>
          {t("switchConfirm")}
        </Button>
      }
    >
      <Phrase text={cost} serial={serial} />
    </Dialog>
  );
}
