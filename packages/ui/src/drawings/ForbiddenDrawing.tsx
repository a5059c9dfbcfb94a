import * as css from "./Drawing.css.ts";
import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The picture of a page that is not for this reader: a closed door with a lock. */
export function ForbiddenDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160" size="scene">
      <ellipse cx="120" cy="138" rx="96" ry="12" className={css.ground} />
      <path d="M80 136V26a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v110" className={css.shade} />
      <rect x="90" y="28" width="60" height="108" rx="3" className={css.body} />
      <path d="M62 136h116" className={css.line} />
      <rect x="101" y="39" width="38" height="24" rx="3" className={css.shade} />
      <path d="M110 90v-8a10 10 0 0 1 20 0v8" className={css.accentLine} />
      <rect x="104" y="90" width="32" height="26" rx="5" className={css.accent} />
      <path d="M120 100v6" className={css.onAccent} />
    </Drawing>
  );
}
