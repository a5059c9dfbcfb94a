import { type RefObject, useEffect, useState } from "react";
import { CodeText } from "../CodeText/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./ScanResult.css.ts";
import { ScanStateIcon } from "./ScanStateIcon.tsx";
import { readLabel, type ScanEntry, type ScanLabels, scanTones } from "./scan-entry.ts";
import { beginSpoken, endBurst, type SpokenLine, speak } from "./spoken-lines.ts";

/** What a scan's result takes. */
export type ScanResultProps = {
  /** The scans, newest first. The newest is shown; each is spoken once when its result is known. */
  entries: readonly ScanEntry[];
  labels: ScanLabels;
  /** What stands here before the first scan. */
  emptyText: string;
  /**
   * The figures that follow the counts of a burst, an element for each. With them, scans without a pause between them are
   * counted once after the last: "19 added, 1 refused, 21 items". Of each only a refusal or a warning is spoken then.
   */
  figures?: RefObject<HTMLElement | null> | undefined;
};

/** How long no result comes after the last scan of a burst, in milliseconds. */
const pause = 1000;

/** What became of the last scan, to be read from a metre away, and heard of every scan. */
export function ScanResult({ entries, labels, emptyText, figures }: ScanResultProps) {
  const [spoken, setSpoken] = useState(() => beginSpoken(entries));
  if (spoken.entries !== entries) setSpoken(speak(spoken, entries, labels, figures !== undefined));
  const { burst } = spoken;
  useEffect(() => {
    if (burst.size === 0) return;
    const count = () => {
      const texts = [...(figures?.current?.children ?? [])].map((figure) => figure.textContent);
      setSpoken((before) => endBurst(before, labels, texts));
    };
    const timer = setTimeout(count, pause);
    return () => clearTimeout(timer);
  }, [burst, labels, figures]);
  const newest = entries[0];
  return (
    <div
      className={css.result}
      data-tone={newest ? scanTones[newest.state] : undefined}
      data-idd-part="scan-result"
    >
      {newest ? (
        <>
          <span className={css.sign}>
            <ScanStateIcon state={newest.state} />
          </span>
          <div className={css.words}>
            <p className={css.state}>{readLabel(newest, labels)}</p>
            <p className={css.what}>
              <CodeText className={css.code}>{newest.text}</CodeText>
              {newest.message && (
                <span className={css.message}>
                  {" "}
                  <bdi>{newest.message}</bdi>
                </span>
              )}
            </p>
          </div>
        </>
      ) : (
        <p className={css.empty}>{emptyText}</p>
      )}
      <SpokenLines lines={spoken.lines} />
    </div>
  );
}

/** Each line is added and none is changed, so that none is spoken twice, however fast they come. */
function SpokenLines({ lines }: { lines: readonly SpokenLine[] }) {
  const draw = (isUrgent: boolean) =>
    lines
      .filter((line) => line.isUrgent === isUrgent)
      .map(({ key, text }) => (
        <span key={key} className={css.spoken}>
          {text}
        </span>
      ));
  return (
    <VisuallyHidden>
      <span role="status" aria-atomic="false">
        {draw(false)}
      </span>
      <span role="alert" aria-atomic="false">
        {draw(true)}
      </span>
    </VisuallyHidden>
  );
}
