import { type KeyboardEvent, useId } from "react";
import type { Hand } from "../FingerprintField/fingerprint-reader.ts";
import {
  BanIcon,
  CircleCheckIcon,
  CircleDashedIcon,
  CircleDotIcon,
  MinusIcon,
  TriangleAlertIcon,
} from "../icons/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./HandField.css.ts";
import type { HandFieldWords } from "./HandField.tsx";
import { type FingerName, type FingerState, fingerNames, type HandFinger, keyOf } from "./hand-finger.ts";
import { fingerLines, fingerWidth, handSize, palm } from "./hand-shape.ts";

const signs: Readonly<Record<FingerState, typeof BanIcon>> = {
  needed: CircleDashedIcon,
  next: CircleDotIcon,
  taken: CircleCheckIcon,
  low: TriangleAlertIcon,
  exception: BanIcon,
  notNeeded: MinusIcon,
};

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Leads from finger to finger, as they are seen from left to right. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const next = buttons[steps[event.key]?.(at, buttons.length - 1) ?? -1];
  if (!(event.key in steps)) return;
  event.preventDefault();
  next?.focus();
}

type HandsProps = {
  words: HandFieldWords;
  fingers: readonly HandFinger[];
  /** The key of the finger that is looked at. */
  current: string | undefined;
  stateOf: (finger: HandFinger) => FingerState;
  isDisabled: boolean;
  /** A press does nothing for now, and the focus stays. */
  isBusy: boolean;
  onSelect: (finger: HandFinger) => void;
};

/** Both hands with their palms down, each finger that may be taken as a button. */
export function Hands(props: HandsProps) {
  return (
    // Hands are where they are in every language: the own left one at the left. The keys are those of the buttons in it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between its buttons
    <div className={css.hands} dir="ltr" onKeyDown={move}>
      <OneHand {...props} hand="left" />
      <OneHand {...props} hand="right" />
    </div>
  );
}

function OneHand({
  words,
  fingers,
  current,
  stateOf,
  isDisabled,
  isBusy,
  onSelect,
  hand,
}: HandsProps & { hand: Hand }) {
  const captionId = useId();
  const shown = fingers.filter((each) => each.hand === hand);
  const ofName = (name: FingerName) => shown.find(({ finger }) => finger === name);
  const ordered = hand === "left" ? fingerNames : [...fingerNames].reverse();
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset cannot be laid out as a hand is.
    <div role="group" aria-labelledby={captionId} className={css.hand} data-hand={hand}>
      <HandDrawing
        hand={hand}
        isCurrent={(name) => current === keyOf({ hand, finger: name })}
        stateOf={(name) => {
          const finger = ofName(name);
          return finger && stateOf(finger);
        }}
      />
      {ordered.map((name, column) => {
        const finger = ofName(name);
        if (!finger) return null;
        const state = stateOf(finger);
        const Sign = signs[state];
        const isCurrent = keyOf(finger) === current;
        return (
          <button
            key={name}
            type="button"
            className={css.finger}
            data-state={state}
            style={{
              insetInlineStart: `${column * 20}%`,
              insetBlockStart: `calc(${(fingerLines[name].tip[1] - fingerWidth / 2) / (handSize.height / 100)}% - 2 * var(--idd-rem))`,
            }}
            tabIndex={isCurrent ? 0 : -1}
            aria-pressed={isCurrent}
            aria-disabled={isBusy || undefined}
            disabled={isDisabled}
            onClick={() => !isBusy && onSelect(finger)}
          >
            <VisuallyHidden>{words.name(hand, name)}: </VisuallyHidden>
            <bdi className={css.word}>{tellState(words, finger, state)}</bdi>
            <Sign className={css.sign} />
          </button>
        );
      })}
      <span id={captionId} className={css.caption}>
        <bdi>{words.hands[hand]}</bdi>
      </span>
    </div>
  );
}

/** What is written beside a finger. */
function tellState({ states }: HandFieldWords, { status }: HandFinger, state: FingerState): string {
  const quality = status.name === "taken" ? status.quality : undefined;
  if (state === "taken") return states.taken(quality);
  return state === "low" ? states.low(quality ?? 0) : states[state];
}

/** The hand under the buttons. Each part is drawn wider first, so that one edge runs round them all. */
function HandDrawing({
  hand,
  isCurrent,
  stateOf,
}: {
  hand: Hand;
  isCurrent: (name: FingerName) => boolean;
  stateOf: (name: FingerName) => FingerState | undefined;
}) {
  const lines = fingerNames.map((name) => {
    const { tip, base } = fingerLines[name];
    return { name, d: `M${tip.join(" ")} L${base.join(" ")}` };
  });
  return (
    <svg
      viewBox={`0 0 ${handSize.width} ${handSize.height}`}
      className={css.drawing}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={hand === "right" ? `translate(${handSize.width} 0) scale(-1 1)` : undefined}>
        {lines.map(({ name, d }) => (
          <path
            key={name}
            d={d}
            className={css.fingerEdge}
            data-state={stateOf(name)}
            data-current={isCurrent(name) || undefined}
          />
        ))}
        <path d={palm} className={css.palmEdge} />
        {lines.map(({ name, d }) => (
          <path key={name} d={d} className={css.fingerFill} data-state={stateOf(name)} />
        ))}
        <path d={palm} className={css.palm} />
      </g>
    </svg>
  );
}
