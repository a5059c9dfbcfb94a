import { hasReceipt, type Issuance, isRegistryError, type OperationData, serverCan } from "@id-desk/core";
import { Alert, RadioCardGroup } from "@id-desk/ui";
import { useState } from "react";
import { PrintWindow } from "../../print/PrintWindow.tsx";
import * as css from "../../print/print.css.ts";
import type { Sheet } from "../../print/print-sheet.ts";
import { type LastAnswer, type Printed, usePrinting } from "../../print/use-printing.ts";
import type { Registry } from "../../runtime/registry/create-registry.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { type Receipt, ReceiptPrintout } from "./HandOverReceipt.tsx";
import { receiptCopy } from "./receipt.copy.ts";

type Answer = OperationData<"getCollectedIssuance">;

const sheets: readonly Sheet[] = ["A5", "A4"];

/** The window that prints the receipt of a hand-over. */
export function ReceiptPrintDialog({
  record: { id, issuance_no: number, card, status },
  printed,
  isReprint = false,
  last,
  onIssuance,
  onClose,
}: {
  /** The hand-over of the card, with its status as last read. */
  readonly record: Pick<Issuance, "status"> &
    Readonly<{ id: number; issuance_no: string; card: Pick<Issuance["card"], "id"> }>;
  /** How often the receipt was printed, where that is known. */
  readonly printed?: number | undefined;
  /** The original was offered elsewhere: where the server does not count, this one is a copy. */
  readonly isReprint?: boolean;
  readonly last?: LastAnswer<{ readonly issuance: Issuance }> | undefined;
  /** Takes the hand-over as the server has it after the print was counted. */
  readonly onIssuance?: (issuance: Issuance) => void;
  readonly onClose: () => void;
}) {
  const t = useCopy(receiptCopy);
  const registry = useRegistry();
  const [sheet, setSheet] = useState<Sheet>("A5");
  const markPrinted = useWrite("markReceiptPrinted");
  const printing = usePrinting<Answer, Omit<Receipt, keyof Printed> & { readonly lacksPictures: boolean }>();
  const lacksPictures = printing.paper?.lacksPictures === true;
  const path = { id: card.id };
  const print = () =>
    printing.start({
      ask: (signal) =>
        registry.client.request(status === "completed" ? "getCompletedIssuance" : "getCollectedIssuance", {
          path,
          isSilent: true,
          signal,
        }),
      last,
      async read(answer, signal) {
        const { issuance } = answer;
        if (!hasReceipt(issuance) || issuance.id !== id) return undefined;
        return { issuance, sheet, ...(await readPictures(registry, answer, signal)) };
      },
      gone: t("noReceipt"),
      document: `receipt ${id}`,
      countBefore: (answer) =>
        answer.issuance.printed ?? (isReprint && !serverCan(answer, "printed") ? 1 : 0),
      async count(signal) {
        const counted = await markPrinted.send({ path, isSilent: true, signal });
        signal.throwIfAborted();
        if (counted?.issuance) onIssuance?.(counted.issuance);
        return counted;
      },
    });

  return (
    <PrintWindow
      heading={<Phrase text={t("title")} values={{ number: <BatchNumber>{number}</BatchNumber> }} />}
      words={t}
      printing={printing}
      hasAside={lacksPictures}
      onPrint={() => void print()}
      onClose={onClose}
      draw={(paper, onReady) => <ReceiptPrintout receipt={paper} onReady={onReady} />}
    >
      {lacksPictures && <Alert tone="warning" announce="at once" heading={t("withoutPictures")} />}
      {printed !== undefined && (
        <p className={css.note}>{printed > 0 ? t("printedBefore", { count: printed }) : t("neverPrinted")}</p>
      )}
      <RadioCardGroup
        label={t("paper")}
        options={sheets.map((value) => ({ value, title: t(value), description: t(`${value}Help`) }))}
        value={sheet}
        onChange={setSheet}
      />
    </PrintWindow>
  );
}

/** Reads what was taken as proof, where the server shows it; `lacksPictures` where some of it could not be loaded. */
async function readPictures({ client }: Registry, answer: Answer, signal: AbortSignal) {
  const { card, proof } = answer.issuance;
  if (!serverCan(answer, "evidence")) return { pictures: {}, lacksPictures: false };
  async function read(kind: "thumb" | "signature"): Promise<string | undefined> {
    if (!proof?.[kind]) return undefined;
    try {
      const request = { path: { id: card.id, kind }, isSilent: true, signal } as const;
      return await readAsData(await client.request("getIssuanceEvidence", request));
    } catch (error) {
      signal.throwIfAborted();
      // The receipt is worth more than a picture on it.
      if (isRegistryError(error)) return undefined;
      throw error;
    }
  }
  const [thumb, signature] = await Promise.all([read("thumb"), read("signature")]);
  const lacksPictures = Boolean((proof?.thumb && !thumb) || (proof?.signature && !signature));
  return { pictures: { thumb, signature }, lacksPictures };
}

function readAsData(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
