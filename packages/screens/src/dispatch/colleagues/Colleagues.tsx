import {
  type BatchCard,
  type BatchTurn,
  type CardWork,
  readBatchTurn,
  readCardWork,
  type Side,
} from "@id-desk/core";
import { Alert, VisuallyHidden } from "@id-desk/ui";
import { useEffect, useRef, useState } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import * as css from "./Colleagues.css.ts";
import { colleaguesCopy } from "./colleagues.copy.ts";
import { useFollowing } from "./useFollowing.ts";

/** How long nothing more must have come before it is spoken, in milliseconds: not every card at a time. */
const stillness = 2500;

/**
 * How long after a scan it is still sent when it turns out not to be a duplicate, in milliseconds. Later a colleague may
 * have undone something after the scan, and knows why.
 */
const longestDoubt = 5000;

const turnTones = {
  redirected: "warning",
  dispatched: "info",
  cancelled: "warning",
  reopened: "info",
  closed: "info",
} as const;

/** Whether a card may be scanned again: it is not here any more, or not checked any more. */
const opensCard: Readonly<Record<Side, (card: BatchCard) => boolean>> = {
  sending: ({ line_status }) => line_status === "removed",
  receiving: ({ line_status }) => line_status !== "received",
};

/** What colleagues do with the batch of the page, as it happens: their cards quietly, the batch itself plainly. */
export function Colleagues({
  reading,
  scans,
  side,
}: Pick<BatchDesk, "scans" | "side"> & { readonly reading: ShownBatchReading }) {
  const t = useCopy(colleaguesCopy);
  const { batch, reader } = reading;
  const [works, setWorks] = useState<readonly CardWork[]>([]);
  const [turn, setTurn] = useState<BatchTurn>();
  const takenBackBy = useRef<string>(undefined);
  const isOpen = opensCard[side];
  const lookNow = useFollowing(reading, {
    onChanges({ cards }) {
      for (const card of cards) if (isOpen(card)) scans.release(card.serial_number);
    },
    onTakenBack(by) {
      takenBackBy.current = by;
    },
  });

  useEffect(
    () =>
      // A scan is never too early for what a colleague has undone a moment before.
      scans.onRepeat((entry, details) =>
        lookNow(({ cards }) => {
          const card = cards.findLast(({ serial_number }) => serial_number === entry.serial_number);
          if (card && isOpen(card) && Date.now() - entry.at < longestDoubt)
            scans.retake(entry.id, details, card);
        }),
      ),
    [scans, lookNow, isOpen],
  );

  const shown = useRef(batch);
  useEffect(() => {
    const before = shown.current;
    shown.current = batch;
    const news = readCardWork(before, batch, reader);
    if (news.length > 0) setWorks((earlier) => addWorks(earlier, news));
    const found = readBatchTurn(before, batch, reader);
    if (before.status === batch.status && !found) return;
    setTurn(found && { ...found, by: takenBackBy.current ?? found.by });
    takenBackBy.current = undefined;
  }, [batch, reader]);

  const center = batch.destination_center.name;
  const writeTurn = ({ turn, by }: BatchTurn) => (by ? t(`${turn}By`, { by, center }) : t(turn, { center }));
  const sentences = works.map(({ doing, by, count }) => t(doing, { by, count }));
  const spoken = useStill(sentences.join(" "));
  return (
    <>
      {(turn || works.length > 0) && (
        <div className={css.colleagues} data-idd-part="colleagues">
          {turn && (
            <Alert
              key={`${turn.turn} ${batch.version}`}
              tone={turnTones[turn.turn]}
              announce="at once"
              heading={writeTurn(turn)}
            />
          )}
          {sentences.map((sentence, place) => (
            <p key={`${works[place]?.doing} ${works[place]?.by}`} className={css.work}>
              <AnyScript>{sentence}</AnyScript>
            </p>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

/** Adds up what each colleague did, the newest first. */
function addWorks(earlier: readonly CardWork[], news: readonly CardWork[]): readonly CardWork[] {
  const isSame = (one: CardWork) => (other: CardWork) => one.doing === other.doing && one.by === other.by;
  const added = news.map((work) => ({
    ...work,
    count: work.count + (earlier.find(isSame(work))?.count ?? 0),
  }));
  return [...added, ...earlier.filter((work) => !added.some(isSame(work)))];
}

/** The text once it has stopped changing. */
function useStill(text: string): string {
  const [still, setStill] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), stillness);
    return () => clearTimeout(timer);
  }, [text]);
  return still;
}
