import { Barcode } from "../../print/Barcode.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

/** The look of a bag label, beside that of every paper; its page is as large as the label. */
export const labelSheet = `
@page { size: 100mm 50mm; margin: 0; }
.bag { display: flex; flex-direction: column; justify-content: space-between; inline-size: 100mm; block-size: 49.8mm; padding: 3.5mm 4mm 2.5mm; overflow: hidden; }
.bag-top { display: flex; justify-content: space-between; gap: 4mm; }
.bag-to { flex: 1; min-inline-size: 0; font-weight: 700; line-height: 1.15; overflow-wrap: anywhere; }
.bag-to[data-size="large"] { font-size: 19pt; }
.bag-to[data-size="medium"] { font-size: 14.5pt; }
.bag-to[data-size="small"] { font-size: 10pt; }
.bag-facts { flex: none; max-inline-size: 34mm; text-align: end; line-height: 1.3; overflow-wrap: anywhere; }
.bag-count { font-size: 14pt; font-weight: 700; white-space: nowrap; }
.bag-code svg { inline-size: 84mm; block-size: 13mm; margin-inline: auto; }
.bag-foot { display: flex; justify-content: space-between; align-items: baseline; gap: 4mm; }
.bag-foot > .number { font-size: 12pt; font-weight: 700; }
.bag-from { min-inline-size: 0; overflow: hidden; font-size: 8pt; text-overflow: ellipsis; white-space: nowrap; }
`;

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
