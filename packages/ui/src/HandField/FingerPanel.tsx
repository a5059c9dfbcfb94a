import * as frame from "../FingerprintField/FingerprintField.css.ts";
import type { FingerprintReader } from "../FingerprintField/fingerprint-reader.ts";
import { Quality } from "../FingerprintField/Told.tsx";
import type { FingerprintPhase } from "../FingerprintField/useFingerprint.ts";
import { CircleCheckIcon, FingerprintIcon, InfoIcon, TriangleAlertIcon } from "../icons/index.ts";
import { Picture } from "../Picture/index.ts";
import { Spinner } from "../Spinner/index.ts";
import type { HandFieldWords } from "./HandField.tsx";
import type { HandFinger } from "./hand-finger.ts";
import type { HandEvent } from "./useHandCapture.ts";

const toneSigns = { success: CircleCheckIcon, warning: TriangleAlertIcon, muted: InfoIcon };

type FingerPanelProps = {
  words: HandFieldWords;
  reader: FingerprintReader | undefined;
  current: HandFinger | undefined;
  phase: FingerprintPhase;
  isReading: boolean;
  told: HandEvent | undefined;
};

/** The finger that is looked at, and what is happening at the reader. */
export function FingerPanel(props: FingerPanelProps) {
  const { words, current, phase, isReading, told } = props;
  if (!current) return null;
  const { status, leastQuality = 0 } = current;
  const name = words.name(current.hand, current.finger);
  const low = phase.name === "low" ? phase : undefined;
  const shown = isReading
    ? undefined
    : (low?.best.image ?? (status.name === "taken" ? status.file : undefined));
  return (
    <div className={frame.reading} data-phase={phase.name}>
      <div className={frame.plate}>
        {shown ? (
          <Picture file={shown} alt={words.alt(name)} size="sm" className={frame.print} />
        ) : (
          <FingerprintIcon className={frame.finger} />
        )}
      </div>
      <div className={frame.side}>
        {!isReading && <p className={frame.prompt}>{name}</p>}
        {/* What is told stays while the prompts change: only what is new is spoken. */}
        <div role="status" aria-atomic="false" className={frame.told}>
          <Event {...props} name={name} />
        </div>
        {!isReading && !low && status.name === "taken" && (
          <>
            {/* What has just happened says it already. */}
            {!told && (
              <p className={frame.note}>
                {status.quality === undefined
                  ? words.notMeasured
                  : words.quality(status.quality, leastQuality)}
              </p>
            )}
            {status.quality !== undefined && (
              <Quality quality={status.quality} isEnough={status.quality >= leastQuality} />
            )}
          </>
        )}
        {!isReading && status.name === "exception" && (
          <p className={frame.note}>{status.reason ?? words.states.exception}</p>
        )}
        {low?.best.quality !== undefined && <Quality quality={low.best.quality} isEnough={false} />}
      </div>
    </div>
  );
}

/** What is heard, one message for each event. */
function Event({ words, reader, current, phase, told, name }: FingerPanelProps & { name: string }) {
  if (phase.name === "problem") return null;
  if (phase.name === "low")
    return (
      <Line
        tone="warning"
        text={words.lowAtLast(phase.best.quality, current?.leastQuality ?? 0, phase.tries)}
      />
    );
  const isPrompted = phase.name === "place" || phase.name === "lift";
  // Between two fingers the reader is known to be there: nothing is said of looking for it, and nothing jumps.
  const isBetween = phase.name === "looking" && told !== undefined;
  const isWaiting = phase.name === "preparing" || (phase.name === "looking" && !isBetween);
  return (
    <>
      {told?.lines.map((line) => (
        <Line key={line} tone={told.tone} text={line} />
      ))}
      {isPrompted && <p className={frame.prompt}>{words.prompts[phase.name](name)}</p>}
      {isBetween && <p className={frame.prompt}>{"\u00a0"}</p>}
      {isWaiting && (
        <p className={frame.line}>
          <Spinner isDecorative />
          {phase.name === "looking" ? words.looking(reader?.name) : words.preparing}
        </p>
      )}
    </>
  );
}

function Line({ tone, text }: { tone: HandEvent["tone"]; text: string }) {
  const Sign = toneSigns[tone];
  return (
    <p className={frame.line} data-tone={tone}>
      <Sign className={frame.sign} />
      <bdi>{text}</bdi>
    </p>
  );
}
