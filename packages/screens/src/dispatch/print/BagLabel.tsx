import { Barcode } from "../../print/Barcode.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

/** What stands on the outside of a packet: where it goes, in letters that are read from afar, and its number. */
export function BagLabel({ paper }: PaperProps) {
  const t = useCopy(printCopy);
  const { batch, copy } = paper;
  const { name } = batch.destination_center;
  return (
    <main className="bag">
      <div className="bag-top">
        <div
          className="bag-to"
          data-size={name.length <= 30 ? "large" : name.length <= 64 ? "medium" : "small"}
        >
          <p className="term">{t("to")}</p>
          <AnyScript>{name}</AnyScript>
        </div>
        <div className="bag-facts">
          <p className="bag-count">{t("countOnLabel", { count: batch.cards.length })}</p>
          {batch.seal_no && (
            <p>
              {t("seal")} <bdi className="number">{batch.seal_no}</bdi>
            </p>
          )}
          {copy > 1 && <p>{t("copy", { number: copy })}</p>}
        </div>
      </div>
      <div className="bag-code">
        <Barcode text={batch.batch_no} label={t("barcode", { number: batch.batch_no })} />
      </div>
      <div className="bag-foot">
        <span className="number" dir="ltr">
          {batch.batch_no}
        </span>
        <span className="bag-from">
          {t("from")} <AnyScript>{batch.origin_center.name}</AnyScript>
        </span>
      </div>
    </main>
  );
}
