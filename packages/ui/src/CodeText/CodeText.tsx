import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./CodeText.css.ts";
import { splitCode } from "./split-code.ts";

/** What a code takes. */
export type CodeTextProps = {
  /** The code as it is stored: "SN0001234". */
  children: string;
  className?: string | undefined;
};

/**
 * A serial, a number or another code in groups that the eye can check against a printed one. The gaps are only
 * looks: what is copied, searched and spoken is the plain code, and it runs left to right in every language.
 */
export function CodeText({ children, className }: CodeTextProps) {
  let at = 0;
  return (
    <bdi dir="ltr" className={joinClasses(css.code, className)}>
      {splitCode(children).map((group) => {
        const key = at;
        at += group.length;
        // An element only where a gap is: a table holds hundreds of codes.
        if (key === 0) return group;
        return (
          <span key={key} className={css.group}>
            {group}
          </span>
        );
      })}
    </bdi>
  );
}
