import type { Batch, KeptValues, Side } from "@id-desk/core";
import { useScreen } from "../../runtime/frame/screen-context.ts";
import { useAsked } from "../../runtime/writing/use-asked.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import type { CardScans } from "../scanning/useCardScanning.ts";
import type { Asked } from "./command.ts";
import { useReadySms } from "./use-ready-sms.ts";
import type { CommandAnswer } from "./useCommand.ts";

/** The page of a batch as the place where its commands are given. */
export type BatchDesk = ReturnType<typeof useCommandDesk>;

/** What the host is told when a command is the end of the work on a batch. */
const exits: Partial<Record<Asked["action"], string>> = {
  dispatchBatch: "dispatched",
  cancelBatch: "cancelled",
  receiveBatch: "received",
};

/** Holds what is asked for on the page of a batch; each answer goes into the shown batch. */
export function useCommandDesk(side: Side, reading: ShownBatchReading, scans: CardScans) {
  const { batch, takeBatch, takeCard, refresh } = reading;
  const { tellExit } = useScreen();
  const readySms = useReadySms();
  const asking = useAsked<Asked>(`${side} ${batch.id}`, {
    read: (kept) => readAsked(kept, batch),
    write: (asked) => ({ action: asked.action, card: "card" in asked ? String(asked.card.id) : "" }),
  });
  return {
    ...asking,
    side,
    batch,
    scans,
    readySms,
    reload: refresh,
    take(asked: Asked, answer: CommandAnswer) {
      if ("card" in asked) {
        takeCard(answer);
        const { action, card } = asked;
        if (action === "undoCard" || action === "removeCard") scans.takeBack(card.serial_number);
        // A photograph changes nothing that a scan could meet.
        else if (action !== "attachCardPhoto") scans.forget(card.serial_number);
        return;
      }
      takeBatch(answer as { readonly batch?: Batch });
      if (asked.action === "sendReadySms") readySms.remember(batch.id, answer);
      const exit = exits[asked.action];
      if (exit) tellExit(exit);
    },
  };
}

/** What was asked for when the session ended; nothing about a card that the batch no longer has. */
function readAsked({ action, card: id }: KeptValues, { cards }: Batch): Asked | undefined {
  if (!id) return { action } as Asked;
  const card = cards.find((each) => String(each.id) === id);
  return card && ({ action, card } as Asked);
}
