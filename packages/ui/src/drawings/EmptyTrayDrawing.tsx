import * as css from "./Drawing.css.ts";
import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The picture of a list with nothing in it, and nothing wrong about that: an empty tray. */
export function EmptyTrayDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160" size="scene">
      <ellipse cx="120" cy="138" rx="96" ry="12" className={css.ground} />
      <path d="M84 58V38a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v20" className={css.line} strokeDasharray="5 7" />
      <path d="M74 58 52 92v34a8 8 0 0 0 8 8h120a8 8 0 0 0 8-8V92l-22-34Z" className={css.shade} />
      <path
        d="M52 92h40a6 6 0 0 1 6 6 8 8 0 0 0 8 8h28a8 8 0 0 0 8-8 6 6 0 0 1 6-6h40v34a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8Z"
        className={css.body}
      />
      <path d="M120 40v36m-11-11 11 11 11-11" className={css.accentLine} />
    </Drawing>
  );
}
