import type { MouseEvent, ReactNode } from "react";
import { isPlainPress } from "../internal/is-plain-press.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./AppShell.css.ts";

/** Whose pages these are. */
export type BrandProps = {
  /**
   * The logo and, after it, the name of the product in a `bdi`, which is cut at its own end; where there is little
   * room only the logo is seen.
   */
  brand: ReactNode;
  /** Where the brand leads. */
  brandHref?: string | undefined;
  /** A plain press of the brand; with Ctrl, Shift or the middle button the browser opens the address itself. */
  onBrandPress?: (() => void) | undefined;
  /** A short text about all pages, such as where the reader works; it ends with an ellipsis where it is long. */
  chip?: ReactNode;
  /** What the chip tells, for those who hear it: "Current place:". */
  chipPrefix?: string | undefined;
};

/** The brand, or the chip that belongs to it. */
export function Brand({ part, ...props }: BrandProps & { part: "brand" | "chip" }) {
  return part === "brand" ? <BrandLink {...props} /> : <Chip {...props} />;
}

function BrandLink({ brand, brandHref, onBrandPress }: BrandProps) {
  if (brandHref !== undefined) {
    const press = (event: MouseEvent) => {
      if (!onBrandPress || !isPlainPress(event)) return;
      event.preventDefault();
      onBrandPress();
    };
    return (
      <a href={brandHref} className={css.brand} onClick={press}>
        {brand}
      </a>
    );
  }
  if (onBrandPress) {
    return (
      <button type="button" className={css.brand} onClick={onBrandPress}>
        {brand}
      </button>
    );
  }
  return <div className={css.brand}>{brand}</div>;
}

function Chip({ chip, chipPrefix }: BrandProps) {
  if (!chip) return null;
  return (
    <div className={css.chip} data-idd-part="chip" title={typeof chip === "string" ? chip : undefined}>
      {chipPrefix && <VisuallyHidden>{chipPrefix} </VisuallyHidden>}
      <bdi className={css.chipWords}>{chip}</bdi>
    </div>
  );
}
