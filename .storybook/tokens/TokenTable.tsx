import type { ReactNode } from "react";
import * as css from "./tokens.css.ts";

type TokenTableProps = {
  /** What the table lists, for those who hear it. */
  caption: string;
  /** The headings; the first column names the row. */
  headings: readonly string[];
  rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
};

/** A table whose first column is the name of a token or of a pair. */
export function TokenTable({ caption, headings, rows }: TokenTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={css.scroller} aria-label={caption} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">
                <code className={css.code}>{name}</code>
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
