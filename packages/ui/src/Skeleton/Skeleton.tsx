import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./Skeleton.css.ts";

/** The form and the measure of what will stand here. */
export type SkeletonProps = {
  /** A line of text, a block or a round picture. */
  shape?: "text" | "block" | "circle" | undefined;
  /** A CSS length, in em rather than rem, so that it follows `--idd-rem`; the whole line when left out. */
  width?: string | undefined;
  /** The same, for a block. */
  height?: string | undefined;
  className?: string | undefined;
};

/**
 * Keeps the place of something that is still loading, so that nothing jumps. It says nothing: the part around
 * it carries `aria-busy` and the words.
 */
export function Skeleton({ shape = "text", width = "100%", height = "1em", className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(css.shape[shape], className)}
      style={{
        inlineSize: width,
        blockSize: shape === "text" ? undefined : shape === "circle" ? width : height,
      }}
    />
  );
}
