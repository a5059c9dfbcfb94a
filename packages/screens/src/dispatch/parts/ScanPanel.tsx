import { Button, ScanField, ScanLog, ScanResult } from "@id-desk/ui";
import { KeyboardIcon } from "@id-desk/ui/icons";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useCopy } from "../../runtime/registry-context.ts";
import * as css from "./ScanPanel.css.ts";
import { ScanPause } from "./ScanPause.tsx";
import { scanPanelCopy } from "./scan-panel.copy.ts";
import type { ScanLogState } from "./useScanLog.ts";
import type { CardScans } from "./useScanQueue.ts";
import type { ScanSounds } from "./useScanSounds.ts";

/** What the place of scanning takes from its page. */
export interface ScanPanelProps {
  /** The field's label; it begins with "Scan". */
  readonly label: string;
  /** The words for a scan that was taken: "Added". */
  readonly savedLabel: string;
  /** What staff do first. */
  readonly emptyText: string;
  readonly onScan: (text: string) => void;
  readonly scans: CardScans;
  readonly log: ScanLogState;
  readonly sounds: ScanSounds;
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
  savedLabel,
  emptyText,
  onScan,
  scans,
  log,
  sounds,
  autoFocus,
  scanAnywhere,
  counter,
  onTypeCard,
  children,
}: ScanPanelProps) {
  const t = useCopy(scanPanelCopy);
  const field = useRef<HTMLInputElement>(null);
  const labels = useMemo(
    () => ({
      waiting: t("waitingState"),
      ok: savedLabel,
      duplicate: t("duplicateState"),
      refused: t("refusedState"),
      unsent: t("unsentState"),
    }),
    [t, savedLabel],
  );
  useEffect(() => {
    const focusField = (event: KeyboardEvent) => {
      if (event.key !== "F2" || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    window.addEventListener("keydown", focusField);
    return () => window.removeEventListener("keydown", focusField);
  }, []);
  return (
    <div className={css.panel} data-idd-part="scan-panel">
      <div className={css.main}>
        <ScanField
          ref={field}
          label={label}
          description={t("hint")}
          onScan={onScan}
          onStrayScan={() => sounds.play("error")}
          autoFocus={autoFocus}
          keepsFocus
          scanAnywhere={scanAnywhere}
          sound={{
            isOn: sounds.isOn,
            onChange: sounds.setOn,
            turnOffLabel: t("soundOff"),
            turnOnLabel: t("soundOn"),
          }}
        />
        <ScanResult entries={log.news} labels={labels} emptyText={emptyText} />
        <ScanPause scans={scans} />
        {onTypeCard && (
          <div>
            <Button size="sm" icon={<KeyboardIcon />} onPress={onTypeCard}>
              {t("typeCard")}
            </Button>
          </div>
        )}
        {children}
      </div>
      <div className={css.side}>
        {counter}
        <Tallies scans={scans} refused={scans.snapshot.refused} />
        <div className={css.log}>
          <ScanLog label={t("lastScans")} entries={log.entries} labels={labels} empty={t("nothingYet")} />
        </div>
      </div>
    </div>
  );
}

/** How many scans of this desk are saved, on their way and refused. */
function Tallies({ scans, refused }: { readonly scans: CardScans; readonly refused: number }) {
  const t = useCopy(scanPanelCopy);
  const { saved, undelivered } = scans.snapshot;
  return (
    <ul className={css.tallies}>
      {saved > 0 && <li className={css.tally}>{t("saved", { count: saved })}</li>}
      {undelivered > 0 && (
        <li className={css.tally} data-tone="progress">
          {t("waiting", { count: undelivered })}
        </li>
      )}
      {refused > 0 && (
        <li className={css.tally} data-tone="danger">
          {t("refused", { count: refused })}
        </li>
      )}
    </ul>
  );
}
