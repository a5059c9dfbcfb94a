import * as css from "./Drawing.css.ts";
import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The picture of a search that found nothing. */
export function SearchDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160" size="scene">
      <ellipse cx="120" cy="138" rx="96" ry="12" className={css.ground} />
      <rect x="58" y="22" width="96" height="112" rx="8" className={css.body} />
      <path d="M74 44h40M74 62h64M74 80h34M74 98h28M74 116h40" className={css.faint} />
      <path d="m168 118 18 18" className={css.handle} />
      <circle cx="148" cy="96" r="29" className={css.body} />
      <circle cx="148" cy="96" r="29" className={css.accentLine} />
      <path d="M136 96h24" className={css.line} />
    </Drawing>
  );
}
