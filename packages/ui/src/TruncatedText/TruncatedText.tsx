import type { ReactNode } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import { Tooltip } from "../Tooltip/index.ts";
import * as css from "./TruncatedText.css.ts";
import { useIsTruncated } from "./useIsTruncated.ts";

/** What a text that may be too long takes. */
export type TruncatedTextProps = {
  /** The words; a code in them may be in groups. */
  children: ReactNode;
  /** The language of the words, where it is another than the page's. */
  lang?: string | undefined;
  className?: string | undefined;
};

/**
 * A text of one line that ends with an ellipsis where its place ends. What is cut off shows to whoever rests on it or
 * tabs to it; what fits is no stop on the way.
 *
 * @see Spec 9, "Truncated text"
 */
export function TruncatedText({ children, lang, className }: TruncatedTextProps) {
  const [isTruncated, ref] = useIsTruncated();
  const text = (
    <span
      ref={ref}
      lang={lang}
      // Cut at its own end, whichever way the page runs.
      dir="auto"
      className={joinClasses(css.text, className)}
      {...(isTruncated && { tabIndex: 0 })}
    >
      {children}
    </span>
  );
  if (!isTruncated) return text;
  return (
    <Tooltip content={children} isNameOnly>
      {text}
    </Tooltip>
  );
}
