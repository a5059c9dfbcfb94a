import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Translate } from "../../runtime/copy.ts";
import type { passwordCopy } from "./password.copy.ts";
import type { PasswordChangeState } from "./usePasswordChange.ts";

const DiscardDialog = lazy(() =>
  import("./DiscardDialog.tsx").then((module) => ({ default: module.DiscardDialog })),
);

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
    question: isAsking && (
      <Suspense fallback={null}>
        <DiscardDialog onKeep={() => setAsking(false)} onDiscard={giveUp} t={t} />
      </Suspense>
    ),
  };
}
