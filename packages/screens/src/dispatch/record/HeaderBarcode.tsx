import { type ComponentType, useEffect, useState } from "react";
import type { Barcode } from "../../print/Barcode.tsx";
import * as css from "./BatchHeader.css.ts";

/**
 * The batch's number for a scanner that is held to the window. It comes after the page and is no loss where it does
 * not come: the number is what is read and heard.
 */
export function HeaderBarcode({ batchNo }: { readonly batchNo: string }) {
  const [Drawn, setDrawn] = useState<ComponentType<Parameters<typeof Barcode>[0]>>();
  useEffect(() => {
    let isGone = false;
    import("../../print/Barcode.tsx").then(
      (module) => !isGone && setDrawn(() => module.Barcode),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return (
    <span className={css.barcode} aria-hidden="true">
      {Drawn && <Drawn text={batchNo} label={batchNo} className={css.bars} />}
    </span>
  );
}
