import { encodeCode128 } from "@id-desk/core";

/** White on either side, in modules: without it a reader does not see where the code begins. */
const quietZone = 10;

/** A number as Code 128, with its quiet zones; the width of the whole is that of its class. */
export function Barcode({
  text,
  label,
  className,
}: {
  readonly text: string;
  /** What it is called where it cannot be seen. */
  readonly label: string;
  readonly className?: string | undefined;
}) {
  const widths = encodeCode128(text);
  if (!widths) return null;
  let at = quietZone;
  let bars = "";
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${at + quietZone} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={bars} fill="currentColor" />
    </svg>
  );
}
