import { readScannedCards } from "@id-desk/core";
import {
  Alert,
  Button,
  CodeText,
  ScanField,
  type ScanLabels,
  ScanLog,
  ScanResult,
  VisuallyHidden,
} from "@id-desk/ui";
import { CameraIcon, KeyboardIcon } from "@id-desk/ui/icons";
import { media } from "@id-desk/ui/theme";
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { canScanWithCamera } from "../../devices/can-scan-with-camera.ts";
import type { ScanSounds } from "../../devices/use-scan-sounds.ts";
import { useShortcut } from "../../runtime/keys/use-shortcut.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import type { CardScans } from "./card-scans.ts";
import { LinkedBatchLink } from "./LinkedBatchLink.tsx";
import * as css from "./ScanPanel.css.ts";
import { ScanPause } from "./ScanPause.tsx";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import type { CardScanning } from "./useCardScanning.ts";
import { useScans } from "./useCardScans.ts";
import { type DescribeScan, type ScanLine, useScanLines } from "./useScanLines.ts";

/** What the place of scanning takes from its page. */
export interface ScanPanelProps {
  /** The field's label; it begins with "Scan". */
  readonly label: string;
  /** The words for a scan that was taken: "Added". */
  readonly savedLabel: string;
  /** What a screen reader says of the field beside its hint. */
  readonly spokenHint?: string | undefined;
  /** What staff do first. */
  readonly emptyText: string;
  /** The same function while the language is the same. */
  readonly describe: DescribeScan;
  readonly onScan: (text: string) => void;
  readonly scanning: Pick<CardScanning, "scans" | "sounds" | "findCard">;
  readonly autoFocus: boolean;
  readonly scanAnywhere: boolean;
  /** The biggest figure of the page. */
  readonly counter: ReactNode;
  /** Offers to type a card that cannot be scanned. */
  readonly onTypeCard?: (() => void) | undefined;
  /** What is asked about the last scan, under its result. */
  readonly children?: ReactNode;
}

/** Where cards are scanned: the field that is always ready, what became of the last scan, and how far it is. */
export function ScanPanel({
  label,
  spokenHint,
  savedLabel,
  emptyText,
  describe,
  onScan,
  scanning: { scans, sounds, findCard },
  autoFocus,
  scanAnywhere,
  counter,
  onTypeCard,
  children,
}: ScanPanelProps) {
  const takeScan = useLatestCallback(onScan);
  const lines = { scans, findCard, describe, savedLabel };
  return (
    <div className={css.panel} data-idd-part="scan-panel">
      <div className={css.main}>
        <div className={css.field}>
          <Field
            label={label}
            spokenHint={spokenHint}
            onScan={takeScan}
            onMiss={scans.miss}
            play={sounds.play}
            isSoundOn={sounds.isOn}
            onSoundChange={sounds.setOn}
            volume={sounds.volume}
            autoFocus={autoFocus}
            scanAnywhere={scanAnywhere}
          />
        </div>
        <LastScan {...lines} emptyText={emptyText} />
        <ScanPause scans={scans} />
        <MissedCards scans={scans} />
        <OtherWays onTypeCard={onTypeCard} onScan={takeScan} />
        {children}
      </div>
      <div className={css.side}>
        <div className={css.counter}>{counter}</div>
        <Tallies scans={scans} />
        <LastScans {...lines} />
      </div>
    </div>
  );
}

const scanCamera = createPartOnDemand(() =>
  import("../../devices/ScanCamera.tsx").then((module) => module.ScanCamera),
);

/** For a card that the scanner cannot read, and a computer that has none. */
const OtherWays = memo(function OtherWays({
  onTypeCard,
  onScan,
}: Pick<ScanPanelProps, "onTypeCard" | "onScan">) {
  const t = useCopy(scanPanelCopy);
  const { options } = useRegistry();
  const [isFilming, setFilming] = useState(false);
  const ScanCamera = useOnDemand(scanCamera, { isWanted: isFilming, onUnavailable: () => setFilming(false) });
  const hasCamera = canScanWithCamera(options.assets);
  if (!hasCamera && !onTypeCard) return null;
  return (
    <>
      <div className={css.otherWays}>
        {onTypeCard && (
          <Button size="sm" icon={<KeyboardIcon />} onPress={onTypeCard}>
            {t("typeCard")}
          </Button>
        )}
        {hasCamera && (
          <Button size="sm" icon={<CameraIcon />} onPress={() => setFilming(!isFilming)}>
            {t(isFilming ? "stopCamera" : "startCamera")}
          </Button>
        )}
      </div>
      {isFilming && ScanCamera && <ScanCamera onScan={onScan} />}
    </>
  );
});

interface FieldProps
  extends Pick<ScanPanelProps, "label" | "spokenHint" | "onScan" | "autoFocus" | "scanAnywhere"> {
  readonly onMiss: CardScans["miss"];
  readonly play: ScanSounds["play"];
  readonly isSoundOn: boolean;
  readonly onSoundChange: ScanSounds["setOn"];
  readonly volume: ReactNode;
}

/** The field; F2 leads back to it from everywhere on the page. Nothing that is scanned draws it again. */
const Field = memo(function Field({
  spokenHint,
  onMiss,
  play,
  isSoundOn,
  onSoundChange,
  volume,
  ...rest
}: FieldProps) {
  const t = useCopy(scanPanelCopy);
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ keys: "F2", label: t("shortcut") }, () => field.current?.focus());
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
      onStrayScan={(text) => {
        for (const serial of readScannedCards(text)) onMiss(serial);
        play("error");
      }}
      unfinishedHint={t("unfinished")}
      onUnfinished={() => play("error")}
      keepsFocus
      sound={{
        isOn: isSoundOn,
        onChange: onSoundChange,
        turnOffLabel: t("soundOff"),
        turnOnLabel: t("soundOn"),
        more: isSoundOn && volume,
      }}
    />
  );
});

interface LinesProps
  extends Pick<CardScanning, "scans" | "findCard">,
    Pick<ScanPanelProps, "describe" | "savedLabel"> {}

function useLabels(savedLabel: string): ScanLabels {
  const t = useCopy(scanPanelCopy);
  return useMemo(
    () => ({
      waiting: t("waitingState"),
      ok: savedLabel,
      duplicate: t("duplicateState"),
      refused: t("refusedState"),
      unsent: t("unsentState"),
    }),
    [t, savedLabel],
  );
}

/** What became of the last scan, in large letters. */
const LastScan = memo(function LastScan({
  scans,
  findCard,
  describe,
  savedLabel,
  emptyText,
}: LinesProps & Pick<ScanPanelProps, "emptyText">) {
  const { news } = useScanLines(scans, describe, findCard);
  const place = useRef<HTMLDivElement>(null);
  const [newest] = news;
  useSeenOnChange(place, newest && `${newest.id} ${newest.state}`);
  return (
    <div ref={place} className={css.inSight}>
      <ScanResult entries={news} labels={useLabels(savedLabel)} emptyText={emptyText} />
    </div>
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
const MissedCards = memo(function MissedCards({ scans }: Pick<LinesProps, "scans">) {
  const t = useCopy(scanPanelCopy);
  const missed = useScans(scans, (snapshot) => snapshot.missed);
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
});

const offerBatch = ({ linkedTo }: ScanLine) => linkedTo && <LinkedBatchLink {...linkedTo} />;

/** The scans before it. */
const LastScans = memo(function LastScans({ scans, findCard, describe, savedLabel }: LinesProps) {
  const t = useCopy(scanPanelCopy);
  const { entries } = useScanLines(scans, describe, findCard);
  return (
    <div className={css.log}>
      <ScanLog
        label={t("lastScans")}
        entries={entries}
        labels={useLabels(savedLabel)}
        empty={t("nothingYet")}
        renderAction={offerBatch}
      />
    </div>
  );
});

/** How many scans of this desk are saved, on their way, of cards that were there already, and refused. */
const Tallies = memo(function Tallies({ scans }: { readonly scans: CardScans }) {
  const t = useCopy(scanPanelCopy);
  const { saved, undelivered, duplicates } = useScans(scans, ({ queue }) => queue);
  const refused = useScans(scans, (snapshot) => snapshot.refused);
  return (
    <ul className={css.tallies}>
      {saved > 0 && (
        <li className={css.tally}>
          <bdi>{t("saved", { count: saved })}</bdi>
        </li>
      )}
      {undelivered > 0 && (
        <li className={css.tally} data-tone="waiting">
          <bdi>{t("waiting", { count: undelivered })}</bdi>
        </li>
      )}
      {duplicates > 0 && (
        <li className={css.tally}>
          <bdi>{t("duplicates", { count: duplicates })}</bdi>
        </li>
      )}
      {refused > 0 && (
        <li className={css.tally} data-tone="danger">
          <bdi>{t("refused", { count: refused })}</bdi>
        </li>
      )}
    </ul>
  );
});
