import type { TableControls } from "@id-desk/ui";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { AskedOfCard } from "../commands/command.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import type { CardColumnOptions } from "./card-columns.tsx";
import type { CardRow } from "./card-rows.ts";

/** What has a button of its own in a row; all else is in the menu at its end. */
const withButton: readonly string[] = ["receiveCard", "removeCard"];

/**
 * Puts the focus where the work on a card goes on when its dialog is closed: on what had it before, or on the next row where
 * what was done has taken that away, and often the row as well.
 */
export function useNextRow({
  asked,
  shown,
  listActions,
  controls,
}: {
  readonly asked: BatchDesk["asked"];
  readonly shown: readonly CardRow[];
  readonly listActions: CardColumnOptions["listActions"];
  readonly controls: RefObject<TableControls | null>;
}): void {
  const last = useRef<{
    readonly asked: AskedOfCard;
    readonly serials: readonly string[];
    isClosed: boolean;
  }>(undefined);
  // Alt+Z asks while the scan field has the focus, and the dialog gives it back there.
  const opener = useRef<Element>(document.body);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (asked) opener.current = document.activeElement ?? document.body;
  }, [asked]);
  // After the dialog has let go of the page, and before the next frame, in which it gives the focus back by itself.
  useEffect(() => {
    if (asked) {
      const isSame = last.current && !last.current.isClosed;
      // The order when it was opened: the answer takes the row away.
      if ("card" in asked && !isSame)
        last.current = { asked, serials: shown.map((row) => row.serial_number), isClosed: false };
      return;
    }
    if (!last.current) return;
    const { asked: done, serials, isClosed } = last.current;
    const { serial_number } = done.card;
    const row = shown.find((each) => each.serial_number === serial_number);
    const isThere = opener.current !== document.body && opener.current.isConnected;
    const isLost = document.activeElement === document.body && !isThere;
    if (row && !("state" in row) && (listActions(row) as readonly string[]).includes(done.action)) {
      last.current.isClosed = true;
      // The item of the menu that opened the dialog is gone; the menu's button is not.
      if (isLost && !isClosed)
        controls.current?.focusRow(serial_number, withButton.includes(done.action) ? "first" : "last");
      return;
    }
    last.current = undefined;
    if (!isLost) return;
    const place = serials.indexOf(serial_number);
    const others = [...serials.slice(place + 1), ...serials.slice(0, Math.max(place, 0)).reverse()];
    others.some((serial) => controls.current?.focusRow(serial));
  }, [asked, shown, listActions, controls]);
}
