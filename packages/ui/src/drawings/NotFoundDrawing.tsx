import * as css from "./Drawing.css.ts";
import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The image of a page that does not exist: 404, with a lens for its nought. */
export function NotFoundDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160" size="scene">
      <ellipse cx="120" cy="132" rx="104" ry="14" className={css.ground} />
      <path d="M48 36 20 92h46V36H48ZM66 92h10v14H66v22H52v-22H20V92" className={css.body} />
      <path d="M52 92V58L35 92Z" className={css.shade} />
      <path d="M192 36l-28 56h46V36h-18Zm18 56h10v14h-10v22h-14v-22h-32V92" className={css.body} />
      <path d="M196 92V58l-17 34Z" className={css.shade} />
      <path d="m140 108 18 24" className={css.handle} />
      <circle cx="119" cy="80" r="34" className={css.body} />
      <circle cx="119" cy="80" r="34" className={css.accentLine} />
      <circle cx="119" cy="80" r="24" className={css.shade} />
      <path d="M105 74a16 16 0 0 1 9-9" className={css.line} />
    </Drawing>
  );
}
