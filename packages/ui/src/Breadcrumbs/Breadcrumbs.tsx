import { ChevronForwardIcon } from "../icons/index.ts";
import { Link } from "../Link/index.ts";
import * as css from "./Breadcrumbs.css.ts";

/** One step on the way to a page. */
export type Breadcrumb = {
  label: string;
  /** Nothing for the page itself, and for a group that has no page. */
  href?: string | undefined;
  /** Goes there without loading the page anew. */
  onPress?: (() => void) | undefined;
};

/** What a way to a page takes. */
export type BreadcrumbsProps = {
  /** The name of the way: "Breadcrumb". */
  label: string;
  /** From the outermost to the page itself. */
  items: readonly Breadcrumb[];
};

/** Where a page stands among the others, and the way back. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} data-idd-part="breadcrumbs">
      <ol className={css.list}>
        {items.map(({ label, href, onPress }, index) => (
          <li key={label} className={css.item}>
            {index > 0 && <ChevronForwardIcon className={css.sign} />}
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <Link variant="standalone" className={css.link} href={href} onPress={onPress}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
