import type { ReactNode } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import { ToneIcon } from "../internal/ToneIcon.tsx";
import { toneSign, toneText } from "../internal/tones.css.ts";
import type { Tone } from "../theme/index.ts";
import * as css from "./NoticeList.css.ts";

/** One thing that was told before. */
export type PastNotice = {
  id: string | number;
  tone: Tone;
  /** The tone in a word, beside its sign: "Failed". */
  label: string;
  text: string;
  /** When it was told, as it is read: "14:05". */
  time: string;
  /** The same for programs, as ISO 8601. */
  dateTime: string;
  /** What else is to be known: "3 times". */
  detail?: string | undefined;
};

/** What a list of past notices takes. */
export type NoticeListProps = {
  /** The name of the list. */
  label: string;
  /** Newest first. */
  notices: readonly PastNotice[];
  /** What stands here before the first notice. */
  empty: ReactNode;
  className?: string | undefined;
};

/** What was told in passing, for whoever missed it. It is silent: each notice was spoken when it came. */
export function NoticeList({ label, notices, empty, className }: NoticeListProps) {
  if (notices.length === 0) return <div className={joinClasses(css.empty, className)}>{empty}</div>;
  return (
    <ol className={joinClasses(css.list, className)} aria-label={label} data-idd-part="notice-list">
      {notices.map(({ id, tone, label: word, text, time, dateTime, detail }) => (
        <li key={id} className={css.line} data-tone={tone}>
          <span className={joinClasses(toneSign, toneText[tone])}>
            <ToneIcon tone={tone} />
          </span>
          <div className={css.content}>
            <p className={css.facts}>
              <span className={joinClasses(css.word, toneText[tone])}>{word}</span>
              <time dateTime={dateTime}>{time}</time>
              {detail && <span>{detail}</span>}
            </p>
            <p>
              <bdi>{text}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
