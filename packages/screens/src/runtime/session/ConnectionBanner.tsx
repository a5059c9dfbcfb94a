import type { Connection } from "@id-desk/core";
import { Button, VisuallyHidden } from "@id-desk/ui";
import { WifiOffIcon } from "@id-desk/ui/icons";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useCopy, useRegistry } from "../registry/registry-context.ts";
import * as css from "./ConnectionBanner.css.ts";
import { connectionCopy } from "./connection.copy.ts";

/**
 * Says while the registry cannot be reached, asks by itself whether it can again, and offers to ask at once. The shell
 * has one at the lower edge of the window; a portal puts it wherever its own page has room for it.
 */
export function ConnectionBanner() {
  const t = useCopy(connectionCopy);
  const { connection } = useRegistry();
  const { subscribe, getState } = connection;
  const { trouble, isChecking } = useSyncExternalStore(subscribe, getState, getState);
  const isBack = useReturn(connection);
  const [isAsked, setAsked] = useState(false);
  const cameFrom = useFocusGivenBack(trouble !== null);
  useDevice(connection);

  async function ask(): Promise<void> {
    setAsked(true);
    await connection.check();
    setAsked(false);
  }

  return (
    <div
      className={css.bar}
      data-idd-part="connection"
      {...(trouble && { role: "region", "aria-label": t("label"), "data-tone": "warning" })}
    >
      {/* A screen reader only reads changes of a status that was there before. */}
      <div role="status" className={css.words}>
        {trouble && (
          <>
            <span className={css.sign}>
              <WifiOffIcon />
            </span>
            <span>{t(trouble)}</span>
          </>
        )}
        {!trouble && isBack && <VisuallyHidden>{t("back")}</VisuallyHidden>}
      </div>
      {trouble && (
        <Button
          size="sm"
          isPending={isAsked && isChecking}
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget;
          }}
          onPress={() => void ask()}
        >
          {t("tryAgain")}
        </Button>
      )}
    </div>
  );
}

/** Tells the connection what the browser says of the computer's network. */
function useDevice(connection: Connection): void {
  useEffect(() => {
    const tell = () => connection.noteDevice(navigator.onLine);
    // Also that it is online: while no banner was there, nobody heard the computer come back.
    tell();
    window.addEventListener("online", tell);
    window.addEventListener("offline", tell);
    return () => {
      window.removeEventListener("online", tell);
      window.removeEventListener("offline", tell);
    };
  }, [connection]);
}

/** Long enough to be heard, and then gone for those who read the page by ear. */
const saidFor = 5000;

/** Whether the connection came back a moment ago. */
function useReturn(connection: Connection): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => connection.onReturn(() => setBack(true)), [connection]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setBack(false), saidFor);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack;
}

/** Gives the focus back to where it was when the button that has it goes. */
function useFocusGivenBack(isShown: boolean) {
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (isShown) return;
    const { current } = cameFrom;
    cameFrom.current = null;
    if (current instanceof HTMLElement && document.activeElement === document.body) current.focus();
  }, [isShown]);
  return cameFrom;
}
