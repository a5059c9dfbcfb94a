import { forwardRef, useRef } from "react";
import { Alert } from "../Alert/index.ts";
import { Button } from "../Button/index.ts";
import type {
  FingerprintProblem,
  FingerprintPrompt,
  FingerprintReader,
  Hand,
} from "../FingerprintField/fingerprint-reader.ts";
import type { FingerprintFileTrouble } from "../FingerprintField/prepare-fingerprint.ts";
import { BanIcon, CirclePauseIcon, FingerprintIcon, ImageIcon, TrashIcon } from "../icons/index.ts";
import { FileInput } from "../internal/Field/FileInput.tsx";
import { buttonRow } from "../internal/Field/GroupFrame.css.ts";
import { GroupFrame } from "../internal/Field/GroupFrame.tsx";
import type { FieldProps } from "../internal/Field/useField.ts";
import { useDrop } from "../internal/useDrop.ts";
import { FingerPanel } from "./FingerPanel.tsx";
import * as css from "./HandField.css.ts";
import { Hands } from "./Hands.tsx";
import {
  type FingerName,
  type FingerOfHand,
  type FingerState,
  type HandFinger,
  keyOf,
  readState,
} from "./hand-finger.ts";
import type { ReadHandAndFinger } from "./sort-files.ts";
import { useHandCapture } from "./useHandCapture.ts";

/** A print that was taken of a finger. */
export type HandPrint = FingerOfHand & {
  /** A PNG, as the reader or the file gave it. */
  readonly file: Blob;
  /** From 0 to 100; nothing where it was not measured. */
  readonly quality: number | undefined;
  /** What has measured the quality, where the reader says it. */
  readonly algorithm: string | undefined;
  readonly source: "reader" | "file";
  /** How many prints were taken of this finger, with this one. */
  readonly tries: number;
};

/** What the field for hands says; `finger` is always what `name` makes of hand and finger. */
export type HandFieldWords = {
  hands: Readonly<Record<Hand, string>>;
  /** What a finger is called: "Right index finger". */
  name: (hand: Hand, finger: FingerName) => string;
  /** Short words in the drawing, one or two for each state. */
  states: Readonly<Record<Exclude<FingerState, "taken" | "low">, string>> &
    Readonly<Record<"taken", (quality: number | undefined) => string>> &
    Readonly<Record<"low", (quality: number) => string>>;
  /** Above the drawing: how many of the required fingers are taken or cannot be taken. */
  progress: (done: number, required: number) => string;
  take: (finger: string) => string;
  /** In place of `take`, where there is a print. */
  again: (finger: string) => string;
  /** In place of `take`, after a problem or where no print was good enough. */
  tryAgain: string;
  stop: string;
  /** Takes the best of the prints that were not good enough; offered after the last try. */
  keep: string;
  /** Asks for the reason why a finger cannot be taken. */
  cannotBeTaken: string;
  remove: string;
  choose: string;
  /** How files are to be named, and that they can be dropped. */
  drop: string;
  /** While the reader is looked for, by its name where it has one. */
  looking: (reader: string | undefined) => string;
  prompts: Readonly<Record<FingerprintPrompt, (finger: string) => string>>;
  preparing: string;
  taken: (finger: string, quality: number | undefined) => string;
  allDone: string;
  /** A print was not good enough, and another one is taken. */
  low: (finger: string, quality: number, least: number, nextTry: number, mostTries: number) => string;
  /** No print was good enough. */
  lowAtLast: (best: number | undefined, least: number, tries: number) => string;
  stopped: string;
  removed: (finger: string) => string;
  /** Of the finger that is looked at. */
  quality: (quality: number, least: number) => string;
  notMeasured: string;
  /** What the print's picture shows, for those who do not see it. */
  alt: (finger: string) => string;
  filesTaken: (count: number) => string;
  filesWithoutFinger: (count: number) => string;
  filesOfOneFinger: (count: number) => string;
  filesNotAsked: (count: number) => string;
  fileRefused: (fileName: string, why: string) => string;
  /** What has happened at the reader and what to do. */
  problems: Readonly<Record<FingerprintProblem, string>>;
  /** Why a file is not taken. */
  troubles: Readonly<Record<FingerprintFileTrouble, string>>;
};

/** What the field for hands takes. */
export type HandFieldProps = Omit<FieldProps, "isInvalid" | "isRequired" | "isOptional"> & {
  words: HandFieldWords;
  /** The fingers that may be taken, in the order in which they are asked for. Other fingers are drawn only. */
  fingers: readonly HandFinger[];
  /** Takes the prints; without one there are only files. */
  reader?: FingerprintReader | undefined;
  /** Is given each print at once. The page shows it as the finger's `status`. */
  onPrint: (print: HandPrint) => void;
  /** Somebody says that a finger cannot be taken. The page asks why and shows it as the finger's `status`. */
  onException: (finger: FingerOfHand) => void;
  /** Removes a print or an exception. Returns whether it was removed; the field announces the removal after that. */
  onRemove: (finger: FingerOfHand) => boolean | Promise<boolean>;
  /** Tells finger and hand by the name of a file, where its name says them. */
  readHandAndFinger: ReadHandAndFinger;
  /** How many prints are taken of a finger before the best one is offered. */
  mostTries?: number | undefined;
  isDisabled?: boolean | undefined;
};

/** Takes the prints of several fingers one after the other: from a reader, or from files. */
export const HandField = forwardRef<HTMLDivElement, HandFieldProps>(function HandField(
  {
    words,
    fingers,
    reader,
    onPrint,
    onException,
    onRemove,
    readHandAndFinger,
    mostTries = 5,
    isDisabled = false,
    ...frame
  },
  ref,
) {
  const hands = useHandCapture({
    words,
    fingers,
    reader,
    onPrint,
    onException,
    onRemove,
    readHandAndFinger,
    mostTries,
  });
  const { current, phase, isReading, told } = hands;
  const files = useRef<HTMLInputElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isPreparing = phase.name === "preparing";
  const { isOver, dropProps } = useDrop({
    isDisabled: isDisabled || isPreparing || isReading,
    onDrop: hands.takeFiles,
  });

  const required = fingers.filter((each) => each.required);
  const done = required.filter(({ status }) => status.name !== "missing").length;
  const name = current && words.name(current.hand, current.finger);
  const isMissing = current?.status.name === "missing";
  const isLow = phase.name === "low" && !isReading;

  return (
    <GroupFrame {...frame} ref={ref}>
      <div {...dropProps} className={css.field} data-over={isOver || undefined}>
        <p className={css.progress}>
          <bdi>{words.progress(done, required.length)}</bdi>
        </p>
        <div className={css.work}>
          <Hands
            words={words}
            fingers={fingers}
            current={current && keyOf(current)}
            stateOf={(each) => readState(each, each === current)}
            isDisabled={isDisabled}
            isBusy={isPreparing}
            onSelect={hands.select}
          />
          <div className={css.side}>
            <FingerPanel words={words} reader={reader} {...{ current, phase, isReading, told }} />
            {phase.name === "problem" && (
              <Alert tone="warning" announce="politely">
                {words.problems[phase.problem]}
              </Alert>
            )}
            <div className={buttonRow}>
              {reader && name && (
                <Button
                  ref={main}
                  variant={!isReading && isMissing && !isLow ? "primary" : "secondary"}
                  icon={isReading ? <CirclePauseIcon /> : <FingerprintIcon />}
                  isDisabled={isDisabled}
                  isPending={isPreparing}
                  onPress={isReading ? hands.stop : hands.take}
                >
                  {isReading
                    ? words.stop
                    : phase.name === "problem" || isLow
                      ? words.tryAgain
                      : isMissing
                        ? words.take(name)
                        : words.again(name)}
                </Button>
              )}
              {isLow && phase.tries >= mostTries && (
                <Button
                  isDisabled={isDisabled}
                  onPress={() => {
                    hands.keepLow();
                    // The button goes with what it is about.
                    main.current?.focus();
                  }}
                >
                  {words.keep}
                </Button>
              )}
              {current && (
                // One button, so that the focus stays when a finger gets an exception or loses it.
                <Button
                  variant={isLow ? "secondary" : "quiet"}
                  icon={isMissing ? <BanIcon /> : <TrashIcon />}
                  isDisabled={isDisabled}
                  isPending={isPreparing}
                  onPress={isMissing ? hands.except : () => void hands.remove()}
                >
                  {isMissing ? words.cannotBeTaken : words.remove}
                </Button>
              )}
              <Button
                // Without a reader it is the way that there is.
                variant={reader ? "quiet" : "secondary"}
                icon={<ImageIcon />}
                isDisabled={isDisabled || isReading}
                isPending={isPreparing}
                onPress={() => files.current?.click()}
              >
                {words.choose}
              </Button>
            </div>
            <p className={css.progress}>
              <bdi>{words.drop}</bdi>
            </p>
          </div>
        </div>
      </div>
      <FileInput
        ref={files}
        accept="image/png,image/jpeg"
        multiple
        onChoose={(chosen) => hands.takeFiles(chosen)}
      />
    </GroupFrame>
  );
});
