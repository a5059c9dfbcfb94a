import { Button } from "@id-desk/ui";
import { type ReactNode, useId, useState } from "react";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { listCopy } from "./list.copy.ts";
import * as css from "./list.css.ts";

/** Filters beside the search field. On a narrow window they fold into one button, so that the list is in sight. */
export function FoldedFilters({
  used,
  children,
}: {
  /** How many of them narrow the list now. */
  readonly used: number;
  readonly children: ReactNode;
}) {
  const t = useCopy(listCopy);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className={css.fold} aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
        {used > 0 ? t("filtersUsed", { count: used }) : t("filters")}
      </Button>
      <div id={id} className={isOpen ? css.unfolded : css.folded}>
        {children}
      </div>
    </>
  );
}
