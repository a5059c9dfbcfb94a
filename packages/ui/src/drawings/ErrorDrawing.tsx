import * as css from "./Drawing.css.ts";
import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The image of a page that failed: a window with a crack. */
export function ErrorDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160" size="scene">
      <ellipse cx="120" cy="138" rx="100" ry="13" className={css.ground} />
      <path d="M60 26h60l-8 26 16 16-14 20 12 44H60a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8Z" className={css.body} />
      <path d="M130 22h52a8 8 0 0 1 8 8v90a8 8 0 0 1-8 8h-46l-12-44 14-20-16-16Z" className={css.body} />
      <path d="M52 46h62" className={css.line} />
      <path d="M123 42h67" className={css.line} />
      <circle cx="63" cy="36" r="2" className={css.accent} />
      <circle cx="73" cy="36" r="2" className={css.accent} />
      <path d="M68 66h26M68 80h34M68 94h20" className={css.faint} />
      <path d="M152 62h22M154 76h20" className={css.faint} />
      <circle cx="170" cy="112" r="22" className={css.alarm} />
      <path d="M170 101v12M170 122v.5" className={css.onAlarm} />
    </Drawing>
  );
}
