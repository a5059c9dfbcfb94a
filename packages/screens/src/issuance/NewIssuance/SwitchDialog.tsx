import { Button, Dialog } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import type { newIssuanceCopy } from "./NewIssuance.copy.ts";

const costs = { verified: "switchVerified", typed: "switchTyped", proof: "switchProof" } as const;

/** Asks before another card takes the place of one that something was done for. */
export function SwitchDialog({
  serial,
  atStake,
  t,
  onAnswer,
}: {
  readonly serial: string;
  readonly atStake: keyof typeof costs;
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
      <Phrase text={t(costs[atStake])} serial={serial} />
    </Dialog>
  );
}
