import { mayDo } from "@id-desk/core";
import { type ReactNode, useEffect, useRef } from "react";
import { useScreen, useScreenState } from "../../runtime/frame/screen-context.ts";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { watchLostFocus } from "../../runtime/frame/watch-lost-focus.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { PrintButton } from "../print/PrintButton.tsx";
import { ScanWatch, type ScanWatchProps } from "../scanning/ScanWatch.tsx";
import * as css from "./BatchHeader.css.ts";
import { BatchHeader } from "./BatchHeader.tsx";
import { BatchNotes } from "./BatchNotes.tsx";
import { History } from "./History.tsx";
import { RemovedCards } from "./RemovedCards.tsx";

const colleagues = createPartOnDemand(() =>
  import("../colleagues/Colleagues.tsx").then((module) => module.Colleagues),
);

/** What both pages of a batch have around its cards: what it is and does at the top, what is known of it below. */
export function BatchPage({
  desk,
  reading,
  scanning,
  isScanning,
  actions,
  children,
}: ScanWatchProps & {
  readonly desk: BatchDesk;
  /** What can be done with the whole batch now, beside the way to its papers. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}) {
  const { batch, side, scans, ask } = desk;
  const mayGive = useMayGive();
  const isFollowed = reading.can("changes");
  const Colleagues = useOnDemand(colleagues, {
    isWanted: isFollowed,
    onUnavailable: reading.stopFollowing,
  });
  useScreenState({ isReady: true });
  useFocusAfterChange(batch.status);
  const mayAddNote = mayDo("addBatchNote", batch, side) && mayGive("addBatchNote");
  return (
    <>
      <BatchHeader batch={batch} side={side}>
        <PrintButton side={side} reading={reading} scans={scans} />
        {actions}
      </BatchHeader>
      <ScanWatch scanning={scanning} reading={reading} isScanning={isScanning} />
      {Colleagues && isFollowed && <Colleagues reading={reading} scans={scans} side={side} />}
      {children}
      <div className={css.record}>
        {side === "sending" && <RemovedCards batch={batch} />}
        <BatchNotes batch={batch} onAdd={mayAddNote ? () => ask({ action: "addBatchNote" }) : undefined} />
        <History batch={batch} can={reading.can} />
      </div>
    </>
  );
}

/**
 * Puts the focus on the page's heading when a change of the batch has taken away what had it, such as the
 * button that was pressed.
 */
function useFocusAfterChange(status: string): void {
  const { name } = useScreen();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // The screen's own heading: a portal around it may have others.
    const heading = document.querySelector<HTMLElement>(`[data-idd-screen="${name}"] h1`);
    return watchLostFocus(() => heading?.focus({ preventScroll: true }));
  }, [status, name]);
}
