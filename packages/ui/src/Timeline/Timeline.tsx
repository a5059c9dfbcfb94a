import type { ReactNode } from "react";
import { CircleCheckIcon, CircleDashedIcon, CircleDotIcon } from "../icons/index.ts";
import { isFilled } from "../internal/Field/useField.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { measuredBlock } from "../internal/measured-block.css.ts";
import { ToneIcon } from "../internal/ToneIcon.tsx";
import type { Tone } from "../theme/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Timeline.css.ts";

/** How far a step is. */
export type TimelineState = "done" | "current" | "waiting" | "problem";

/** One step on the way. */
export type TimelineStep = {
  id: string;
  /** What happens in this step: "Dispatched". */
  label: ReactNode;
  /** At most one step is `current`. */
  state: TimelineState;
  /** The state in words: "Done", "Not yet", "Returned". Hidden, but read aloud, if the step is done and has a time. */
  stateLabel: string;
  /** The time of the step, as text or as a `time` element. */
  at?: ReactNode;
  place?: ReactNode;
  /** More about the step: the reason of a problem. */
  note?: ReactNode;
  /** How serious a problem is; other states ignore it. Danger when left out. */
  tone?: Extract<Tone, "danger" | "warning"> | undefined;
};

/** What a timeline takes. */
export type TimelineProps = {
  /** The name of the list: "Progress of the order". */
  label: string;
  /** In the order in which they happen. */
  items: readonly TimelineStep[];
  className?: string | undefined;
};

/** Shows the steps that something passes through: side by side where there is room, otherwise one below the other. */
export function Timeline({ label, items, className }: TimelineProps) {
  return (
    <div
      className={joinClasses(measuredBlock, className)}
      data-steps={countSteps(items)}
      data-idd-part="timeline"
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari does not tell that it is a list */}
      <ol role="list" className={css.list} aria-label={label}>
        {items.map(({ id, ...step }, index) => (
          <Step key={id} {...step} next={items[index + 1]?.state} />
        ))}
      </ol>
    </div>
  );
}

/** Returns how much room the steps need to be side by side. More than eight never are. */
function countSteps({ length }: TimelineProps["items"]): "few" | "several" | "many" {
  if (length <= 4) return "few";
  return length <= 8 ? "several" : "many";
}

function Step({
  label,
  state,
  stateLabel,
  at,
  place,
  note,
  tone = "danger",
  next,
}: Omit<TimelineStep, "id"> & { next: TimelineState | undefined }) {
  const isStateShown = state !== "done" || !isFilled(at);
  return (
    <li
      className={css.step}
      aria-current={state === "current" ? "step" : undefined}
      data-state={state}
      data-tone={state === "problem" ? tone : undefined}
    >
      <span className={css.sign}>
        {state === "problem" ? <ToneIcon tone={tone} /> : <StateIcon state={state} />}
      </span>
      {next && <span className={css.way} data-leads-to={next} />}
      <div className={css.words}>
        <p className={css.label}>
          <bdi>{label}</bdi>
          {!isStateShown && <VisuallyHidden> ({stateLabel})</VisuallyHidden>}
        </p>
        {isStateShown && (
          <p className={css.state}>
            <bdi>{stateLabel}</bdi>
          </p>
        )}
        <Line className={css.fact}>{at}</Line>
        <Line className={css.fact}>{place}</Line>
        <Line className={css.note}>{note}</Line>
      </div>
    </li>
  );
}

const stateIcons = { done: CircleCheckIcon, current: CircleDotIcon, waiting: CircleDashedIcon };

function StateIcon({ state }: { state: keyof typeof stateIcons }) {
  const Icon = stateIcons[state];
  return <Icon />;
}

/** Shows words in their own direction on a line of their own, if there are any. */
function Line({ className, children }: { className: string; children: ReactNode }) {
  if (!isFilled(children)) return null;
  return (
    <div className={className}>
      <bdi>{children}</bdi>
    </div>
  );
}
