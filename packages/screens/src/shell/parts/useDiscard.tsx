import { type ReactNode, useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import type { passwordCopy } from "./password.copy.ts";
import type { PasswordChangeState } from "./usePasswordChange.ts";

const discardDialog = createPartOnDemand(() => import("./DiscardDialog.tsx"), "DiscardDialog");

/** Closes at once where nothing was typed, and asks before it where something would be lost. */
export function useDiscard(
  { form, discard }: Pick<PasswordChangeState, "form" | "discard">,
  onClose: () => void,
  t: Translate<typeof passwordCopy.texts>,
): { readonly close: () => void; readonly question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  const DiscardDialog = useOnDemand(discardDialog, { isWanted: isAsking, onUnavailable: keep });
  function giveUp(): void {
    setAsking(false);
    discard();
    onClose();
  }
  return {
    close: () => (form.typed ? setAsking(true) : onClose()),
    question: isAsking && DiscardDialog && <DiscardDialog onKeep={keep} onDiscard={giveUp} t={t} />,
  };
}
