import { useMedia } from "@id-desk/ui";
import { Fragment, type ReactNode } from "react";

/**
 * Shows the work and, beside it, the person or the card that it is about. Where the window has no room for both, the work
 * is below. The keyboard and screen readers come to both parts in the order in which they are seen.
 */
export function Sides({
  from,
  className,
  beside,
  children,
}: {
  /** The media query from which the two are side by side. */
  readonly from: string;
  readonly className: string;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}) {
  const isWide = useMedia(from);
  // Both keep what they hold when they change places.
  const parts = [<Fragment key="beside">{beside}</Fragment>, <Fragment key="work">{children}</Fragment>];
  return <div className={className}>{isWide ? parts.reverse() : parts}</div>;
}
