import { parseScan, readScannedCards, type ScanQueueSnapshot } from "@id-desk/core";
import {
  Alert,
  Button,
  CodeText,
  type MenuItem,
  ScanField,
  type ScanFieldProps,
  ScanLog,
  ScanResult,
  useScansUnderDialog,
  VisuallyHidden,
} from "@id-desk/ui";
import { media } from "@id-desk/ui/theme";
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { canScanWithCamera } from "../../devices/can-scan-with-camera.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import * as css from "./ScanPanel.css.ts";
import { ScanPause } from "./ScanPause.tsx";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import type { LinkedBatch } from "./scan-refusal.ts";
import { type CardScanning, useScans } from "./useCardScanning.ts";
import { type ScanLine, useScanLines } from "./useScanLines.ts";

interface ScanPanelProps {
  /** The field's label; it begins with "Scan". */
  readonly label: string;
  /** The words for a scan that was taken: "Added". */
  readonly savedLabel: string;
  /** What a screen reader says of the field beside its hint. */
  readonly spokenHint?: string | undefined;
  /** What staff do first. */
  readonly emptyText: string;
  readonly scanning: CardScanning;
  /** What scanned commands are given to. */
  readonly desk: BatchDesk;
  /** The server takes checks of cards back. */
  readonly canUndo?: boolean;
  /** The expected number of cards is hidden until they are counted. */
  readonly isBlind?: boolean;
  /** The biggest figure of the page. */
  readonly counter: ReactNode;
  /** Offers to type a card that cannot be scanned. */
  readonly onTypeCard?: (() => void) | undefined;
  /** What can be done about a scan of the log, in place of the way to the batch that has its card; the same function while it draws the same. */
  readonly renderAction?: ((line: ScanLine) => ReactNode) | undefined;
  /** A form for a card, under the result. */
  readonly children?: ReactNode;
}

/** Where cards are scanned: the field that is always ready, what became of the last scan, and how far it is. */
export function ScanPanel({
  label,
  spokenHint,
  savedLabel,
  emptyText,
  scanning,
  desk,
  canUndo = false,
  isBlind = false,
  counter,
  onTypeCard,
  renderAction = offerBatch,
  children,
}: ScanPanelProps) {
  const t = useCopy(scanPanelCopy);
  const { scans, sounds, field, hasCommands } = scanning;
  const ScanCommands = useOnDemand(scanCommands, {
    isWanted: hasCommands,
    warmsUp: false,
    onUnavailable: scanning.dropCommands,
  });
  const takeScan = useLatestCallback(scanning.onScan);
  const { entries, news } = useScanLines(scanning);
  const snapshot = useScans(scans, (whole) => whole);
  const labels = useMemo(
    () => ({
      waiting: t("waitingState"),
      ok: savedLabel,
      duplicate: t("duplicateState"),
      refused: t("refusedState"),
      unsent: t("unsentState"),
      undone: t("undoneState"),
    }),
    [t, savedLabel],
  );
  const result = useRef<HTMLDivElement>(null);
  const total = useRef<HTMLDivElement>(null);
  const camera = useScanCamera();
  const [newest] = news;
  useSeenOnChange(result, newest && `${newest.id} ${newest.state}`);
  return (
    <div className={css.panel} data-idd-part="scan-panel">
      <div className={css.main}>
        <div className={css.field}>
          <Field
            label={label}
            spokenHint={spokenHint}
            onScan={takeScan}
            onMiss={scans.miss}
            sounds={sounds}
            camera={camera.switch}
            autoFocus={field.autoFocusScan}
            scanAnywhere={field.scanAnywhere}
          />
        </div>
        <div ref={result} className={css.inSight}>
          <ScanResult entries={news} labels={labels} emptyText={emptyText} figures={total} />
        </div>
        {hasCommands && ScanCommands && (
          <ScanCommands desk={desk} scanning={scanning} canUndo={canUndo} isBlind={isBlind} />
        )}
        <ScanPause scans={scans} />
        <MissedCards missed={snapshot.missed} />
        {onTypeCard && (
          <div className={css.otherWays}>
            <Button size="sm" onPress={onTypeCard}>
              {t("typeCard")}
            </Button>
          </div>
        )}
        {camera.ScanCamera && <camera.ScanCamera onScan={takeScan} />}
        {children}
      </div>
      <div className={css.side}>
        <div ref={total} className={css.counter}>
          {counter}
        </div>
        <Tallies {...snapshot} />
        <div className={css.log}>
          <ScanLog
            label={t("lastScans")}
            entries={entries}
            labels={labels}
            empty={t("nothingYet")}
            renderAction={renderAction}
          />
        </div>
      </div>
    </div>
  );
}

const scanCommands = createPartOnDemand(() => import("./ScanCommands.tsx"), "ScanCommands");

const offerBatch = ({ linkedTo }: ScanLine) => linkedTo && <LinkedBatchLink {...linkedTo} />;

/** Leads to the batch that holds a card already, where the registry says which it is. */
function LinkedBatchLink({ batchId, batchNo, destinationId }: LinkedBatch) {
  const t = useCopy(scanPanelCopy);
  const { center } = useSession();
  if (batchId === undefined) return null;
  const isComingHere = destinationId !== undefined && destinationId === center?.id;
  const screen = isComingHere ? "DispatchReceivingBatch" : "DispatchSendingBatch";
  return (
    <DestinationLink to={{ screen, params: { batchId } }}>
      {t("openBatch", { batch: batchNo })}
    </DestinationLink>
  );
}

const scanCamera = createPartOnDemand(() => import("../../devices/ScanCamera.tsx"), "ScanCamera");

/** The camera for a computer without a scanner: the item of the menu that switches it, and its picture while it is on. */
function useScanCamera() {
  const t = useCopy(scanPanelCopy);
  const { options } = useRegistry();
  const [isFilming, setFilming] = useState(false);
  const ScanCamera = useOnDemand(scanCamera, { isWanted: isFilming, onUnavailable: () => setFilming(false) });
  const hasCamera = canScanWithCamera(options.assets);
  const items = useMemo(
    () =>
      hasCamera
        ? [
            {
              id: "camera",
              label: t(isFilming ? "stopCamera" : "startCamera"),
              onAction: () => setFilming(!isFilming),
            },
          ]
        : [],
    [hasCamera, isFilming, t],
  );
  return { switch: items, ScanCamera: isFilming ? ScanCamera : undefined };
}

type FieldProps = Pick<ScanPanelProps, "label" | "spokenHint"> &
  Pick<CardScanning, "onScan" | "sounds"> &
  Pick<ScanFieldProps, "autoFocus" | "scanAnywhere"> & {
    readonly onMiss: CardScanning["scans"]["miss"];
    /** The camera's item of the field's menu. */
    readonly camera: readonly MenuItem[];
  };

/** The field; F2 leads back to it from everywhere on the page. Nothing that is scanned draws it again. */
const Field = memo(function Field({ spokenHint, onMiss, sounds, camera, ...rest }: FieldProps) {
  const { isOn, setOn, play, menu } = sounds;
  const t = useCopy(scanPanelCopy);
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ keys: "F2", label: t("shortcut") }, () => {
    field.current?.focus();
    // Also where it has the focus already and the page was scrolled away from it.
    field.current?.scrollIntoView({ block: "nearest" });
  });
  function miss(text: string): string | undefined {
    const serials = readScannedCards(text);
    if (serials.length === 0) return undefined;
    for (const serial of serials) onMiss(serial);
    play("error");
    return t("dialogOpen");
  }
  useScansUnderDialog(
    (text, codeField) => {
      if (parseScan(text).kind === "command") return rest.onScan(text);
      // The card that lies in the place of another is scanned into a field of its own.
      return codeField?.matches("[name$=serial_number]") ? undefined : miss(text);
    },
    { inCodeFields: true },
  );
  return (
    <ScanField
      {...rest}
      ref={field}
      description={
        <>
          {spokenHint && <VisuallyHidden>{spokenHint} </VisuallyHidden>}
          {t("hint")}
        </>
      }
      // Such as under the side menu of a narrow window, which says nothing of it itself.
      onStrayScan={(text) => miss(text) ?? play("error")}
      unfinishedHint={t("unfinished")}
      onUnfinished={() => play("error")}
      keepsFocus
      sound={{
        isOn,
        onChange: setOn,
        turnOffLabel: t("soundOff"),
        turnOnLabel: t("soundOn"),
        more: menu(camera),
      }}
    />
  );
});

/** Brings what became of a scan into sight, and the field above it, where the window may not hold both. */
function useSeenOnChange(place: RefObject<HTMLElement | null>, state: string | undefined) {
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    if (!window.matchMedia(media.belowMd).matches) return;
    // The result last: where there is no room for both, it is what staff have to see.
    for (const element of [place.current?.previousElementSibling, place.current])
      element?.scrollIntoView({ block: "nearest" });
  }, [place, state]);
}

/** The cards that were scanned when nothing could record them, until each is scanned again. */
function MissedCards({ missed }: Pick<ScanQueueSnapshot, "missed">) {
  const t = useCopy(scanPanelCopy);
  const heading = missed.length > 0 && t("missed", { count: missed.length });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{heading}</span>
      </VisuallyHidden>
      {heading && (
        <Alert tone="danger" heading={heading}>
          <ul className={css.missed} data-idd-part="missed-scans">
            {missed.map(({ serial_number }) => (
              <li key={serial_number}>
                <CodeText>{serial_number}</CodeText>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

/** How many scans of this desk are saved, on their way, of cards that were there already, and refused. */
function Tallies({ saved, undelivered, duplicates, refused }: ScanQueueSnapshot) {
  const t = useCopy(scanPanelCopy);
  const tallies = [
    { text: "saved", count: saved, tone: undefined },
    { text: "waiting", count: undelivered, tone: "waiting" },
    { text: "duplicates", count: duplicates, tone: undefined },
    { text: "refused", count: refused, tone: "danger" },
  ] as const;
  return (
    <ul className={css.tallies}>
      {tallies.map(
        ({ text, count, tone }) =>
          count > 0 && (
            <li key={text} className={css.tally} data-tone={tone}>
              <bdi>{t(text, { count })}</bdi>
            </li>
          ),
      )}
    </ul>
  );
}
