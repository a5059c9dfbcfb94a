import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useMemo } from "react";
import * as css from "./second-factor.css.ts";

/** The quiet zone on each side, in modules. */
const quiet = 4;

/** Shows a text as a QR code, black on white. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size + 2 * quiet };
  }, [text]);
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
