import { hasReceipt, type Issuance, isRegistryError, type OperationData, serverCan } from "@id-desk/core";
import { countPrint } from "../../print/print-counts.ts";
import type { Sheet } from "../../print/print-sheet.ts";
import { isUnreachable, type PrintRun, useAnswerTime, usePrintRun } from "../../print/use-print-run.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import type { Registry } from "../../runtime/registry/create-registry.ts";
import { useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import type { Receipt, ReceiptPictures } from "./receipt.ts";

/** The hand-over as it was answered last, in case that no newer answer comes. */
export interface LastHandOver {
  readonly issuance: Issuance;
  /** When it came, in milliseconds since 1970 on this computer's clock. */
  readonly answeredAt: number;
}

/** Whose receipt is printed. */
export interface ReceiptRequest {
  readonly cardId: number;
  /** Which of the card's hand-overs. */
  readonly issuanceId: number;
  /** It has its proof, as far as is known. */
  readonly isCompleted: boolean;
  readonly last?: LastHandOver | undefined;
  /** The original was offered elsewhere: where the server does not count, this one is a copy. */
  readonly isReprint?: boolean | undefined;
  /** Takes the hand-over as the server has it after the print was counted. */
  readonly onIssuance?: ((issuance: Issuance) => void) | undefined;
}

/** A receipt that is ready, and what is not on it. */
export interface PreparedReceipt extends Receipt {
  /** Something was taken as proof that could not be loaded. */
  readonly lacksPictures: boolean;
}

type Answer = OperationData<"getCollectedIssuance">;

/** Prints from what the server answers now, and counts it there. */
export function useReceiptPrint({
  cardId,
  issuanceId,
  isCompleted,
  last,
  isReprint = false,
  onIssuance,
}: ReceiptRequest): Omit<PrintRun<PreparedReceipt, "noReceipt">, "start"> & {
  readonly start: (sheet: Sheet) => Promise<void>;
} {
  const registry = useRegistry();
  const { user, center } = useSession();
  const now = useNow();
  const readTime = useAnswerTime();
  const markPrinted = useWrite("markReceiptPrinted");
  const run = usePrintRun<PreparedReceipt, "noReceipt">();

  /** Asks for the hand-over; gives the answer before it where nobody answers. */
  async function read(signal: AbortSignal): Promise<{ readonly answer: Answer; readonly answeredAt?: Date }> {
    const operation = isCompleted ? "getCompletedIssuance" : "getCollectedIssuance";
    try {
      return {
        answer: await registry.client.request(operation, { path: { id: cardId }, isSilent: true, signal }),
      };
    } catch (error) {
      if (!last || !isUnreachable(error)) throw error;
      return { answer: { issuance: last.issuance }, answeredAt: readTime(last.answeredAt) };
    }
  }

  const start = (sheet: Sheet) =>
    run.start(async (signal) => {
      const { answer, answeredAt } = await read(signal);
      const { issuance } = answer;
      if (!hasReceipt(issuance) || issuance.id !== issuanceId) return { problem: "noReceipt" };
      const { pictures, lacksPictures } = await readPictures(registry, answer, signal);
      const mayCount = serverCan(answer, "printed");
      const counted = mayCount
        ? await markPrinted.send({ path: { id: cardId }, isSilent: true, signal })
        : undefined;
      signal.throwIfAborted();
      if (counted?.issuance) onIssuance?.(counted.issuance);
      const known = issuance.printed ?? (isReprint && !mayCount ? 1 : 0);
      const paper: PreparedReceipt = {
        issuance,
        sheet,
        copy: countPrint(registry, `receipt ${issuanceId}`, counted?.copies ?? known + 1),
        name: user?.fullname ?? "",
        center: center?.name ?? "",
        at: now(),
        pictures,
        lacksPictures,
        answeredAt,
      };
      return { paper, isUncounted: (mayCount || answeredAt !== undefined) && !counted };
    });

  return { ...run, start };
}

/** What was taken as proof, where the server shows it. */
async function readPictures(
  { client }: Registry,
  answer: Answer,
  signal: AbortSignal,
): Promise<{ readonly pictures: ReceiptPictures; readonly lacksPictures: boolean }> {
  const { card, proof } = answer.issuance;
  if (!serverCan(answer, "evidence")) return { pictures: {}, lacksPictures: false };
  const read = async (kind: "thumb" | "signature", isKept: boolean | undefined) => {
    if (!isKept) return undefined;
    const request = { path: { id: card.id, kind }, isSilent: true, signal } as const;
    try {
      return await readAsData(await client.request("getIssuanceEvidence", request));
    } catch (error) {
      signal.throwIfAborted();
      // The receipt is worth more than a picture on it.
      if (isRegistryError(error)) return undefined;
      throw error;
    }
  };
  const [thumb, signature] = await Promise.all([
    read("thumb", proof?.thumb),
    read("signature", proof?.signature),
  ]);
  const lacksPictures = (proof?.thumb && !thumb) || (proof?.signature && !signature) || false;
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
