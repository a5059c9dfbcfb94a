import { Link, Skeleton } from "@id-desk/ui";
import type { ReactNode } from "react";
import * as css from "../Dashboard.css.ts";

/** What a tile shows, and where it leads. */
export interface TileProps {
  /** What is counted: "Letters to post". */
  readonly label: string;
  /** A few words on what they wait for. */
  readonly help?: string | undefined;
  /** The count as staff read it. Left out while it is not known. */
  readonly count?: string | undefined;
  /** There is none of it: the tile is quiet. */
  readonly isZero?: boolean | undefined;
  /** Staff have to correct these first: the count stands out unless it is zero. */
  readonly isUrgent?: boolean | undefined;
  /** The list of what is counted. */
  readonly href: string;
  /** Goes there without loading the page anew, on a plain press. */
  readonly onPress?: (() => void) | undefined;
  /** Shown in the place of the help, where the count could not be read. */
  readonly failure?: ReactNode;
}

/** A figure of work that leads to its list. It keeps its place while it is read, and when that fails. */
export function Tile({ label, help, count, isZero, isUrgent, href, onPress, failure }: TileProps) {
  return (
    <li className={css.tile} data-zero={isZero || undefined} data-urgent={(isUrgent && !isZero) || undefined}>
      <Link href={href} onPress={onPress} variant="standalone" className={css.link}>
        <span className={css.label}>{label}</span>
        <span className={css.figure}>
          {count ?? (failure ? "–" : <Skeleton shape="block" width="1.5em" height="0.85em" />)}
        </span>
        {!failure && help && <span className={css.help}>{help}</span>}
      </Link>
      {failure && <div className={css.failure}>{failure}</div>}
    </li>
  );
}
