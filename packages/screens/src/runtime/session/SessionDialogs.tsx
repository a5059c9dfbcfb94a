import type { Center, SessionAttention } from "@id-desk/core";
import { Button, Dialog, VisuallyHidden } from "@id-desk/ui";
import { useState } from "react";
import { useCopy, useRegistry } from "../registry/registry-context.ts";
import { sessionDialogsCopy } from "./SessionDialogs.copy.ts";
import { findSessionWatch, isSpeaker } from "./watch-session.ts";

/** Stands over every page while something has to be done about the session before the work goes on. */
export function SessionDialogs({
  attention,
  holder,
}: {
  readonly attention: SessionAttention;
  /** Which provider this is: where two show one registry, the first speaks for both. */
  readonly holder: object;
}) {
  const { movedTo, secondsLeft } = attention;
  if (!isSpeaker(useRegistry(), holder)) return null;
  if (movedTo) return <CenterChanged center={movedTo} />;
  return secondsLeft === null ? null : <SignedOutSoon secondsLeft={secondsLeft} />;
}

const stays = () => undefined;
const takeFocus = (button: HTMLElement | null) => button?.focus();

/** The page shows one centre and the session is at another: nothing can be done on it. */
function CenterChanged({ center }: { readonly center: Center }) {
  const t = useCopy(sessionDialogsCopy);
  return (
    <Dialog
      isOpen
      onOpenChange={stays}
      role="alertdialog"
      heading={t("centerChanged", { center: center.name })}
      dismissLabel={null}
      actions={
        <Button ref={takeFocus} variant="primary" onPress={() => window.location.reload()}>
          {t("reload")}
        </Button>
      }
    >
      <p>{t("reloadToContinue")}</p>
    </Dialog>
  );
}

/** Warns before the session ends because nobody works. */
function SignedOutSoon({ secondsLeft }: { readonly secondsLeft: number }) {
  const t = useCopy(sessionDialogsCopy);
  const registry = useRegistry();
  const stay = () => void findSessionWatch(registry)?.stay();
  const [firstSeen] = useState(secondsLeft);
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, "0")}`;
  return (
    <Dialog
      isOpen
      onOpenChange={stay}
      role="alertdialog"
      heading={t("signedOutIn", { time })}
      dismissLabel={null}
      actions={
        <>
          <Button variant="quiet" onPress={() => void findSessionWatch(registry)?.signOut()}>
            {t("signOut")}
          </Button>
          <Button ref={takeFocus} variant="primary" onPress={stay}>
            {t("stay")}
          </Button>
        </>
      }
    >
      <p>{t("nobodyWorks")}</p>
      <VisuallyHidden aria-live="assertive">{announce()}</VisuallyHidden>
    </Dialog>
  );

  /**
   * The dialog itself is read out when it opens; a count by seconds would drown everything else. So what is said later
   * are the last minute and half of it, where the count goes past them.
   */
  function announce(): string {
    const isPast = (mark: number) => firstSeen > mark && secondsLeft <= mark;
    if (isPast(30)) return t("secondsLeft", { count: 30 });
    return isPast(60) ? t("minutesLeft", { count: 1 }) : "";
  }
}
