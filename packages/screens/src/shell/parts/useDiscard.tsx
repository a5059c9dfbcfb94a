import { Button, Dialog } from "@id-desk/ui";
import { type ReactNode, useState } from "react";
import type { Translate } from "../../runtime/copy.ts";
import type { passwordCopy } from "./password.copy.ts";
import type { PasswordChangeState } from "./usePasswordChange.ts";

/** Closes at once where nothing was typed, and asks before it where something would be lost. */
export function useDiscard(
  { isStarted, discard }: Pick<PasswordChangeState, "isStarted" | "discard">,
  onClose: () => void,
  t: Translate<typeof passwordCopy.texts>,
): { readonly close: () => void; readonly question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  function giveUp(): void {
    setAsking(false);
    discard();
    onClose();
  }
  return {
    close: () => (isStarted ? setAsking(true) : onClose()),
    question: (
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        role="alertdialog"
        size="sm"
        heading={t("discardTitle")}
        dismissLabel={t("keep")}
        actions={
          <Button variant="danger" onPress={giveUp}>
            {t("discard")}
          </Button>
        }
      >
        <p>{t("unsaved")}</p>
      </Dialog>
    ),
  };
}
