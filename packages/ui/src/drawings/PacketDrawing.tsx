import * as css from "./Drawing.css.ts";
import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The picture of something on its way: a closed packet with a label. */
export function PacketDrawing(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160" size="scene">
      <ellipse cx="120" cy="138" rx="96" ry="12" className={css.ground} />
      <path d="m120 20 62 26v64l-62 28-62-28V46Z" className={css.body} />
      <path d="m58 46 62 27v65l-62-28Z" className={css.shade} />
      <path d="m58 46 62 27 62-27M120 73v65" className={css.line} />
      <path d="m89 33 62 27v20" className={css.accentLine} />
      <path d="m134 112 16-7m-16 16 26-11" className={css.accentLine} />
    </Drawing>
  );
}
