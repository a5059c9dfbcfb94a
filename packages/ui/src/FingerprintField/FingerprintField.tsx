import { forwardRef, useRef, useState } from "react";
import { Alert } from "../Alert/index.ts";
import { Button } from "../Button/index.ts";
import { FingerprintIcon, ImageIcon, TrashIcon } from "../icons/index.ts";
import { FileInput } from "../internal/Field/FileInput.tsx";
import { buttonRow } from "../internal/Field/GroupFrame.css.ts";
import { GroupFrame } from "../internal/Field/GroupFrame.tsx";
import type { FieldProps } from "../internal/Field/useField.ts";
import { Picture } from "../Picture/index.ts";
import { Select } from "../Select/index.ts";
import * as css from "./FingerprintField.css.ts";
import type {
  FingerprintProblem,
  FingerprintPrompt,
  FingerprintReader,
  Hand,
  ReadFingerprint,
} from "./fingerprint-reader.ts";
import type { FingerprintFileTrouble } from "./prepare-fingerprint.ts";
import { Told } from "./Told.tsx";
import { useFingerprint } from "./useFingerprint.ts";

/** A fingerprint as it will be sent. */
export type Fingerprint = ReadFingerprint & {
  /** The value of the finger that was chosen. */
  readonly finger: string;
  readonly source: "reader" | "file";
};

/** A finger that may be taken. */
export type FingerChoice = {
  readonly value: string;
  readonly label: string;
  /** What the reader is asked for; `value` by default. */
  readonly finger?: string | undefined;
  readonly hand?: Hand | undefined;
  /** In place of the field's own. */
  readonly leastQuality?: number | undefined;
};

/** What a fingerprint's field says; `finger` is the label of the one that was chosen. */
export type FingerprintFieldWords = {
  /** Over the choice of the finger, where there are several. */
  finger: string;
  take: string;
  /** In place of `take`, once there is a print. */
  again: string;
  /** In place of `take`, after a problem. */
  tryAgain: string;
  cancel: string;
  /** Takes a print that is not good enough; offered after several tries. */
  keep: string;
  /** The button that takes a file in place of the reader. */
  choose: string;
  remove: string;
  /** Before anything was taken. */
  idle: string;
  /** The same where there is no reader to take one. */
  withoutReader: string;
  /** While the reader is looked for, by its name where it has one. */
  looking: (reader: string | undefined) => string;
  prompts: Readonly<Record<FingerprintPrompt, (finger: string) => string>>;
  preparing: string;
  low: (quality: number, least: number) => string;
  taken: (finger: string) => string;
  quality: (quality: number) => string;
  notMeasured: string;
  cancelled: string;
  removed: string;
  /** What the print's picture shows, for those who do not see it. */
  alt: (finger: string) => string;
  /** What has happened at the reader and what to do. */
  problems: Readonly<Record<FingerprintProblem, string>>;
  /** Why a file is not taken. */
  troubles: Readonly<Record<FingerprintFileTrouble, string>>;
};

/** What a fingerprint's field takes. */
export type FingerprintFieldProps = Omit<FieldProps, "isInvalid" | "isRequired"> & {
  words: FingerprintFieldWords;
  /** Takes the print; without one there are only files. */
  reader?: FingerprintReader | undefined;
  /** The fingers that may be taken, the one that is asked for first. */
  fingers: readonly FingerChoice[];
  value: Fingerprint | undefined;
  onChange: (print: Fingerprint | undefined) => void;
  /** A print below it is not taken without another try, from 0 to 100. */
  leastQuality?: number | undefined;
  /** After how many prints below it one is offered all the same. */
  triesBeforeKeeping?: number | undefined;
  /** Tells the value of the finger by the name of a file, where its name says one; `chosen` is the value that it had. */
  readFinger?: ((fileName: string, chosen: string) => string | undefined) | undefined;
  isDisabled?: boolean | undefined;
};

/** Takes one fingerprint: from a reader, or from a file. */
export const FingerprintField = forwardRef<HTMLDivElement, FingerprintFieldProps>(function FingerprintField(
  {
    words,
    reader,
    fingers,
    value,
    onChange,
    leastQuality = 0,
    triesBeforeKeeping = 3,
    readFinger,
    isDisabled = false,
    errorMessage,
    ...frame
  },
  ref,
) {
  const [chosen, setChosen] = useState<string>();
  // What may be taken can change: the settings come after the page.
  const known = fingers.some((each) => each.value === chosen) ? chosen : fingers[0]?.value;
  const finger = value?.finger ?? known ?? "";
  const choice: FingerChoice = fingers.find((each) => each.value === finger) ?? {
    value: finger,
    label: finger,
  };
  const least = choice.leastQuality ?? leastQuality;
  const { phase, ...print } = useFingerprint({
    reader,
    choice,
    leastQuality: least,
    onChange: (next) => onChange(next),
  });
  const files = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const isReading = phase.name === "looking" || phase.name === "place" || phase.name === "lift";
  const isBusy = isReading || phase.name === "preparing";
  // Told by nothing that has happened: it is read with the field, and not spoken when the field appears.
  const isIdle = !value && (phase.name === "idle" || phase.name === "refused");
  const shown = isReading ? undefined : phase.name === "low" ? phase.best : value;

  function takeFile(file: File) {
    const named = readFinger?.(file.name, finger);
    const known = fingers.some((each) => each.value === named) ? named : undefined;
    void print.takeFile(file, known ?? finger);
  }
  const goBack = () => (reader ? first : choose).current?.focus();

  return (
    <GroupFrame
      {...frame}
      ref={ref}
      errorMessage={phase.name === "refused" ? words.troubles[phase.trouble] : errorMessage}
    >
      {fingers.length > 1 && !value && (
        <Select
          label={words.finger}
          options={fingers}
          value={finger}
          onChange={(next) => {
            setChosen(next);
            // A print that was not good enough is of the finger from before.
            print.startOver();
          }}
          isDisabled={isDisabled || isBusy}
          className={css.choice}
        />
      )}
      <div className={css.reading} data-phase={phase.name}>
        <div className={css.plate}>
          {shown ? (
            <Picture file={shown.image} alt={words.alt(choice.label)} size="sm" className={css.print} />
          ) : (
            <FingerprintIcon className={css.finger} />
          )}
        </div>
        <div className={css.side}>
          {isIdle && <p className={css.line}>{reader ? words.idle : words.withoutReader}</p>}
          <div role="status" className={css.told}>
            <Told
              words={words}
              phase={phase}
              value={value}
              finger={choice.label}
              reader={reader}
              leastQuality={least}
            />
          </div>
          {phase.name === "problem" && (
            <Alert tone="warning" announce="politely">
              {words.problems[phase.problem]}
            </Alert>
          )}
        </div>
      </div>
      <div className={buttonRow}>
        {reader && (
          <Button
            ref={first}
            size="sm"
            icon={<FingerprintIcon />}
            isDisabled={isDisabled || phase.name === "preparing"}
            isPending={isReading}
            pendingLabel={words.take}
            onPress={() => print.take()}
          >
            {phase.name === "problem" || phase.name === "low"
              ? words.tryAgain
              : value
                ? words.again
                : words.take}
          </Button>
        )}
        {isReading && (
          <Button
            size="sm"
            onPress={() => {
              print.cancel();
              // The button goes with what it is about.
              goBack();
            }}
          >
            {words.cancel}
          </Button>
        )}
        {phase.name === "low" && phase.tries >= triesBeforeKeeping && (
          <Button
            size="sm"
            onPress={() => {
              print.keepLow();
              goBack();
            }}
          >
            {words.keep}
          </Button>
        )}
        <Button
          ref={choose}
          size="sm"
          // Without a reader it is the way that there is.
          variant={reader ? "quiet" : "secondary"}
          icon={<ImageIcon />}
          isDisabled={isDisabled || isReading}
          isPending={phase.name === "preparing"}
          pendingLabel={words.preparing}
          onPress={() => files.current?.click()}
        >
          {words.choose}
        </Button>
        {value && !isBusy && (
          <Button
            size="sm"
            variant="quiet"
            icon={<TrashIcon />}
            isDisabled={isDisabled}
            onPress={() => {
              print.remove();
              goBack();
            }}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <FileInput ref={files} accept="image/png,image/jpeg" onChoose={([file]) => takeFile(file)} />
    </GroupFrame>
  );
});
