import { memo, type ReactNode, useRef, useState } from "react";
import { CodeText } from "../CodeText/index.ts";
import { isFilled } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { toneText } from "../internal/tones.css.ts";
import { ScanStateIcon } from "../ScanResult/ScanStateIcon.tsx";
import { readLabel, type ScanEntry, type ScanLabels, scanTones } from "../ScanResult/scan-entry.ts";
import * as css from "./ScanLog.css.ts";

/** What a log of scans takes. */
export type ScanLogProps<Entry extends ScanEntry = ScanEntry> = {
  /** The name of the list: "Last scans". */
  label: string;
  /** Newest first; the first fifty can be looked through. */
  entries: readonly Entry[];
  labels: ScanLabels;
  /** What can be done about a scan, such as sending it again. Keep it outside the component, or memoised. */
  renderAction?: ((entry: Entry) => ReactNode) | undefined;
  /** What stands here before the first scan. */
  empty?: ReactNode;
};

/** How many scans are worth looking back on; the page's own list holds them all. */
const mostEntries = 50;

/** What is drawn until the reader opens the list: every line costs each scan its painting. */
const entriesAtRest = 10;

/**
 * The last scans, newest first, each on a line with its state in words. A list that has the focus is open: it shows more
 * scans, each with its sentence. It is silent: results are spoken elsewhere.
 */
export function ScanLog<Entry extends ScanEntry = ScanEntry>({
  label,
  entries,
  labels,
  renderAction,
  empty,
}: ScanLogProps<Entry>) {
  const [isOpen, setOpen] = useState(false);
  const isPressed = useRef(false);
  if (entries.length === 0) return <div className={css.empty}>{empty}</div>;
  return (
    <ol
      className={css.log}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      data-idd-part="scan-log"
      data-open={isOpen || undefined}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onFocus={({ target, currentTarget }) => {
        const isWithin = target !== currentTarget;
        // What can be done about a scan would move away under a pointer that presses it.
        if (isWithin && isPressed.current) return;
        setOpen(true);
        // By the Tab key, or back from a dialog, the focus comes to a button for which a closed list has no room.
        if (isWithin) requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        isPressed.current = false;
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        // A browser scrolls to what has the focus, also where nobody can scroll back.
        currentTarget.scrollTo(0, 0);
      }}
    >
      {entries.slice(0, isOpen ? mostEntries : entriesAtRest).map((entry) => (
        <LogLine key={entry.id} entry={entry} labels={labels} renderAction={renderAction} />
      ))}
    </ol>
  );
}

type LogLineProps<Entry extends ScanEntry> = { entry: Entry } & Pick<
  ScanLogProps<Entry>,
  "labels" | "renderAction"
>;

function Line<Entry extends ScanEntry>({ entry, labels, renderAction }: LogLineProps<Entry>) {
  const { text, state, message, time } = entry;
  const action = renderAction?.(entry);
  return (
    <li className={css.line} data-tone={scanTones[state]}>
      {time !== undefined && <time className={css.time}>{time}</time>}
      <CodeText className={css.code}>{text}</CodeText>
      <span className={joinClasses(css.state, toneText[scanTones[state]])}>
        <ScanStateIcon state={state} />
        {readLabel(entry, labels)}
      </span>
      {message && <bdi className={css.message}>{message}</bdi>}
      {isFilled(action) && <span className={css.action}>{action}</span>}
    </li>
  );
}

// React's type of a remembered component forgets that it takes any entry.
const LogLine = memo(Line) as typeof Line;
