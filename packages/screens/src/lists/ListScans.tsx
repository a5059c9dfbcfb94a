import { scanPlace, useBursts, useWholeScans } from "@id-desk/ui";
import type { RefObject } from "react";
import type { ScanListProps } from "../runtime/frame/screen-props.ts";
import { isPageCovered, textEntry, useShortcut } from "../runtime/keys/use-shortcut.ts";

/** What the scans of a list are heard with. */
export interface ListScansProps extends ScanListProps {
  /** A part of the page that stays. */
  readonly inside: RefObject<HTMLElement | null>;
  /** Where the search is typed; left out where nothing is searched by typing. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
  /** What F2 does, in words of staff. */
  readonly label: string;
  readonly onScan: (text: string) => void;
}

/**
 * Hears what is scanned on the page of a list while the focus is in no field: within the screen, or wherever it is in
 * the shell or `main` where the host says so. F2 leads to the field for the search.
 */
export function ListScans({ inside, field, label, scanAnywhere, onScan }: ListScansProps): null {
  useShortcut(
    { keys: "F2", label },
    field &&
      (() => {
        field.current?.focus();
        field.current?.select();
      }),
  );
  function take(text: string): boolean {
    // Every code has a digit: a word that is typed quickly into a menu is no scan.
    if (!/\d/.test(text) || isPageCovered()) return false;
    onScan(text);
    return true;
  }
  useBursts((text) => isHere(inside.current, scanAnywhere) && take(text));
  useWholeScans(take);
  return null;
}

/** Whether the focus is where scans belong to the list, and not where they would be typed. */
function isHere(element: HTMLElement | null, scanAnywhere: boolean | undefined): boolean {
  const { activeElement, body } = document;
  if (activeElement?.matches(textEntry)) return false;
  if (scanAnywhere && activeElement === body) return true;
  return element?.closest(scanAnywhere ? scanPlace : "[data-idd-screen]")?.contains(activeElement) === true;
}
