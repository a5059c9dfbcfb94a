import { Button } from "@id-desk/ui";
import { type ReactNode, useState } from "react";
import * as css from "../../records/record.css.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { batchRecordCopy } from "./batch-record.copy.ts";

/** How many entries are read without asking for more. */
const atFirst = 20;

/** The first entries of a list that may be thousands long, and a way to all of them. */
export function FirstOfMany<Item>({
  items,
  children,
}: {
  readonly items: readonly Item[];
  /** Draws one entry as a keyed list item. */
  readonly children: (item: Item) => ReactNode;
}) {
  const t = useCopy(batchRecordCopy);
  const [showsAll, setShowsAll] = useState(false);
  const isCut = !showsAll && items.length > atFirst;
  return (
    <>
      <ul className={css.list}>{(isCut ? items.slice(0, atFirst) : items).map(children)}</ul>
      {isCut && (
        <div>
          <Button size="sm" variant="quiet" onPress={() => setShowsAll(true)}>
            {t("showAll", { count: items.length })}
          </Button>
        </div>
      )}
    </>
  );
}
