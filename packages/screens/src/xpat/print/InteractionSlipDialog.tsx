import { createWriteKey, isRegistryError } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { PrintWindow } from "../../print/PrintWindow.tsx";
import * as css from "../../print/print.css.ts";
import { type Printing, unreachable, usePrinter } from "../../print/use-printing.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useAction } from "../../runtime/writing/use-action.ts";
import { InteractionSlip, type PrintedSlip } from "./InteractionSlip.tsx";
import { interactionSlipCopy } from "./interaction-slip.copy.ts";
import type { SlipInteraction } from "./slip-interaction.ts";

/** What the window that prints the slip of an interaction takes. */
export interface InteractionSlipDialogProps {
  /** The interaction as the server has answered it; it never changes. */
  readonly interaction: SlipInteraction;
  /** The server counts prints: it has the word `interactions`. */
  readonly counts: boolean;
  /** How often the slip was printed, where that is known. */
  readonly printed?: number | undefined;
  /** The original was offered elsewhere: if the server does not count, this print is a copy. */
  readonly isReprint?: boolean;
  /** Told how many prints the server has counted. */
  readonly onPrinted?: ((copies: number) => void) | undefined;
  readonly onClose: () => void;
}

/** The window that prints the slip of an interaction. */
export function InteractionSlipDialog({
  interaction,
  counts,
  printed,
  isReprint = false,
  onPrinted,
  onClose,
}: InteractionSlipDialogProps) {
  const t = useCopy(interactionSlipCopy);
  const printing = useSlipPrinting({ interaction, counts, before: printed ?? Number(isReprint), onPrinted });
  const number = <BatchNumber>{interaction.interaction_no}</BatchNumber>;
  return (
    <PrintWindow
      heading={<Phrase text={t("title")} values={{ number }} />}
      words={t}
      printing={printing}
      onPrint={() => void printing.start()}
      onClose={onClose}
      draw={(slip, onReady) => <InteractionSlip slip={slip} onReady={onReady} />}
    >
      <p className={css.note}>{t("paper")}</p>
      {counts && printed !== undefined && (
        <p className={css.note}>{printed > 0 ? t("printedBefore", { count: printed }) : t("neverPrinted")}</p>
      )}
    </PrintWindow>
  );
}

/** Counts a print at a server that counts, and prints in any case: an interaction does not change after it was saved. */
function useSlipPrinting({
  interaction,
  counts,
  before,
  onPrinted,
}: Pick<InteractionSlipDialogProps, "interaction" | "counts" | "onPrinted"> & {
  /** How many prints there were, as far as is known. */
  readonly before: number;
}) {
  const { id } = interaction;
  const { client } = useRegistry();
  const { run } = useAction("markInteractionPrinted");
  const printer = usePrinter();
  const [printing, setPrinting] = useState<Printing<PrintedSlip>>({ isPending: false });
  const key = useRef(createWriteKey());
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /** Counts the print; gives nothing where the server cannot be reached or the host has stopped it. */
  async function count(signal: AbortSignal) {
    const path = { id };
    const request = { path, idempotencyKey: key.current, isSilent: true, signal };
    try {
      return await run({ path }, () => client.request("markInteractionPrinted", request));
    } catch (error) {
      if (isRegistryError(error) && unreachable.includes(error.code)) return undefined;
      throw error;
    }
  }
  async function start(): Promise<void> {
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setPrinting({ isPending: true });
    try {
      const counted = counts ? await count(signal) : undefined;
      if (signal.aborted) return;
      if (counted?.copies !== undefined) onPrinted?.(counted.copies);
      const copy = printer.countCopy(`interaction ${id}`, counted?.copies ?? before + 1);
      const paper = { interaction, copy, ...printer.describe() };
      setPrinting({ isPending: false, paper, isUncounted: counts && !counted });
    } catch (error) {
      if (signal.aborted) return;
      const refusal = isRegistryError(error) ? error : undefined;
      setPrinting({ isPending: false, problem: refusal?.message });
      if (!refusal) throw error;
    }
  }
  return { ...printing, start };
}
