import { CircleCheckIcon, TriangleAlertIcon } from "../icons/index.ts";
import { Spinner } from "../Spinner/index.ts";
import * as css from "./FingerprintField.css.ts";
import type { Fingerprint, FingerprintFieldWords } from "./FingerprintField.tsx";
import type { FingerprintReader } from "./fingerprint-reader.ts";
import type { FingerprintPhase } from "./useFingerprint.ts";

/** Where the taking of a print is, in words and a sign. */
export function Told({
  words,
  phase,
  value,
  finger,
  reader,
  leastQuality,
}: {
  words: FingerprintFieldWords;
  phase: FingerprintPhase;
  value: Fingerprint | undefined;
  /** What the finger is called. */
  finger: string;
  reader: FingerprintReader | undefined;
  leastQuality: number;
}) {
  if (phase.name === "problem") return null;
  if (phase.name === "looking" || phase.name === "preparing") {
    return (
      <p className={css.line}>
        <Spinner isDecorative />
        {phase.name === "looking" ? words.looking(reader?.name) : words.preparing}
      </p>
    );
  }
  if (phase.name === "place" || phase.name === "lift") {
    return <p className={css.prompt}>{words.prompts[phase.name](finger)}</p>;
  }
  if (phase.name === "low") {
    const { quality } = phase;
    return (
      <>
        <p className={css.line} data-tone="warning">
          <TriangleAlertIcon className={css.sign} />
          {words.low(quality, leastQuality)}
        </p>
        <Quality quality={quality} isEnough={false} />
      </>
    );
  }
  if (value) {
    const { quality } = value;
    return (
      <>
        <p className={css.line} data-tone="success">
          <CircleCheckIcon className={css.sign} />
          {words.taken(finger)}
        </p>
        <p className={css.note}>{quality === undefined ? words.notMeasured : words.quality(quality)}</p>
        {quality !== undefined && <Quality quality={quality} isEnough={quality >= leastQuality} />}
      </>
    );
  }
  return phase.name === "cancelled" || phase.name === "removed" ? (
    <p className={css.line}>{words[phase.name]}</p>
  ) : null;
}

/** The same as the words beside it, to be seen from afar. */
export function Quality({ quality, isEnough }: { quality: number; isEnough: boolean }) {
  return (
    <div className={css.bar} aria-hidden="true">
      <div
        className={css.filled}
        data-enough={isEnough || undefined}
        style={{ inlineSize: `${Math.min(100, Math.max(0, quality))}%` }}
      />
    </div>
  );
}
