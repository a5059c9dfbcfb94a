import { useScansWithin } from "@id-desk/ui";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useShortcut } from "../runtime/keys/use-shortcut.ts";

/**
 * Hears what is scanned on the page of a list while the focus is in no field: within the screen, or wherever it is in
 * `main` where the host says so. F2 leads to the field for the search.
 */
export function useListScans({
  inside,
  field,
  label,
  scanAnywhere = false,
  onScan,
}: {
  /** A part of the page that stays. */
  readonly inside: RefObject<HTMLElement | null>;
  /** Where the search is typed; left out where nothing is searched by typing. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
  /** What F2 does, in words of staff. */
  readonly label: string;
  readonly scanAnywhere?: boolean | undefined;
  readonly onScan: (text: string) => void;
}): void {
  const screen = useRef<HTMLElement>(null);
  const page = useRef<HTMLElement>(null);
  // Before the scans are listened to.
  useLayoutEffect(() => {
    screen.current = inside.current?.closest<HTMLElement>("[data-idd-screen]") ?? null;
    page.current = inside.current?.ownerDocument.body ?? null;
  }, [inside]);
  useScansWithin(scanAnywhere ? page : screen, (text) => {
    if (!scanAnywhere || isInMain(inside.current)) onScan(text);
  });
  useShortcut(
    { keys: "F2", label },
    field &&
      (() => {
        field.current?.focus();
        field.current?.select();
      }),
  );
}

/** Whether the focus is in the main part of the page around an element, or nowhere. */
function isInMain(element: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === body || (element?.closest("main") ?? body).contains(activeElement);
}
