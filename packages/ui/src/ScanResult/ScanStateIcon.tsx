import {
  CircleCheckIcon,
  CircleXIcon,
  CopyIcon,
  HourglassIcon,
  type IconProps,
  TriangleAlertIcon,
  UndoIcon,
  WifiOffIcon,
} from "../icons/index.ts";
import type { ScanState } from "./scan-entry.ts";

const signs = {
  waiting: HourglassIcon,
  ok: CircleCheckIcon,
  warned: TriangleAlertIcon,
  duplicate: CopyIcon,
  refused: CircleXIcon,
  unsent: WifiOffIcon,
  undone: UndoIcon,
} satisfies Record<ScanState, typeof CopyIcon>;

/** The sign of a scan's state; each has a shape of its own. */
export function ScanStateIcon({ state, className }: IconProps & { state: ScanState }) {
  const Sign = signs[state];
  return <Sign className={className} />;
}
