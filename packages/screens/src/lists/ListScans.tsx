import type { RefObject } from "react";
import type { ScanListProps } from "../runtime/frame/screen-props.ts";
import { useShortcut } from "../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand } from "../runtime/reading/on-demand.ts";

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

// It comes right behind the page, whose rows are not there sooner either.
const heardScans = createPartOnDemand(() => import("./HeardScans.tsx"), "HeardScans");

/**
 * Hears what is scanned on the page of a list while the focus is in no field: within the screen, or wherever it is in
 * `main` where the host says so. F2 leads to the field for the search.
 */
export function ListScans({ inside, field, label, scanAnywhere, onScan }: ListScansProps) {
  useShortcut(
    { keys: "F2", label },
    field &&
      (() => {
        field.current?.focus();
        field.current?.select();
      }),
  );
  const HeardScans = useOnDemand(heardScans, { isWanted: true, onUnavailable: () => undefined });
  return HeardScans && <HeardScans inside={inside} scanAnywhere={scanAnywhere} onScan={onScan} />;
}
