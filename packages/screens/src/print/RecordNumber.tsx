import type { ReactNode } from "react";
import { BatchNumber } from "../runtime/words/Phrase.tsx";
import { Barcode } from "./Barcode.tsx";
import * as css from "./RecordNumber.css.ts";

/** The number of a record that was just made, large and as a barcode. */
export function RecordNumber({
  label,
  number,
  children,
}: {
  /** What the number is called. */
  readonly label: string;
  readonly number: string;
  /** One more line about the record. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={css.number}>
      <p className={css.note}>{label}</p>
      <p className={css.large}>
        <BatchNumber>{number}</BatchNumber>
      </p>
      <Barcode text={number} label={`${label} ${number}`} className={css.barcode} />
      {children && <p className={css.note}>{children}</p>}
    </div>
  );
}
