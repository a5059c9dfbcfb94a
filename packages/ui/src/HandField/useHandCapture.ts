import { useEffect, useRef, useState } from "react";
import type { Fingerprint } from "../FingerprintField/FingerprintField.tsx";
import type { FingerprintPhase, LowPrint } from "../FingerprintField/useFingerprint.ts";
import { useFingerprint } from "../FingerprintField/useFingerprint.ts";
import type { ChosenFiles } from "../internal/Field/FileInput.tsx";
import { useLatest } from "../internal/useLatest.ts";
import type { HandFieldProps } from "./HandField.tsx";
import { findNext, type HandFinger, keyOf, toChoice } from "./hand-finger.ts";
import { sortFiles } from "./sort-files.ts";

/** What has happened last, in sentences. */
export type HandEvent = {
  readonly tone: "success" | "warning" | "muted";
  readonly lines: readonly string[];
  /** After the last of the required fingers: it says so for as long as none is missing. */
  readonly isEnd?: boolean;
};

type Options = Pick<
  HandFieldProps,
  "fingers" | "reader" | "words" | "onPrint" | "onException" | "onRemove" | "readHandAndFinger"
> & { mostTries: number };

/** Takes the missing fingers one after the other. Each print is taken by {@link useFingerprint}. */
export function useHandCapture(options: Options) {
  const { fingers, reader, words } = options;
  const latest = useLatest(options);
  const [chosen, setChosen] = useState<string>();
  const [told, setTold] = useState<HandEvent>();
  /** The finger whose exception was asked for; once the page has it, the next finger is shown. */
  const [excepted, setExcepted] = useState<string>();
  /** Prints that the page was given and may not show yet. */
  const given = useRef(new Set<string>());
  // One that the page takes back after it has shown it is asked for again.
  useEffect(() => {
    for (const each of fingers) if (each.status.name !== "missing") given.current.delete(keyOf(each));
  }, [fingers]);

  const found = fingers.find((each) => keyOf(each) === chosen);
  const current = found ?? findNext(fingers) ?? fingers[0];
  const { phase, ...print } = useFingerprint({
    reader,
    choice: current ? toChoice(current) : { value: "", label: "" },
    leastQuality: 0,
    onChange,
    onLow,
  });
  const isReading = phase.name === "looking" || phase.name === "place" || phase.name === "lift";

  if (excepted !== undefined) {
    const finger = fingers.find((each) => keyOf(each) === excepted);
    if (finger?.status.name === "exception") {
      setExcepted(undefined);
      if (keyOf(finger) === chosen) setChosen(keyOf(findNext(fingers, chosen) ?? finger));
    }
  }

  const find = (key: string) => latest.current.fingers.find((each) => keyOf(each) === key);

  function ask(finger: HandFinger): void {
    setChosen(keyOf(finger));
    print.take(toChoice(finger));
  }

  function onChange(taken: Fingerprint | undefined, tries: number): void {
    const finger = taken && find(taken.finger);
    if (!finger) return;
    const { hand, finger: name, leastQuality = 0 } = finger;
    const { image: file, quality, algorithm, source } = taken;
    const key = keyOf(finger);
    latest.current.onPrint({ hand, finger: name, file, quality, algorithm, source, tries });
    if (source === "file") return;
    given.current.add(key);
    const { words, fingers } = latest.current;
    const next = findNext(fingers, key, given.current);
    const isLow = quality !== undefined && quality < leastQuality;
    setTold({
      tone: isLow ? "warning" : "success",
      lines: [words.taken(words.name(hand, name), quality)],
      isEnd: next === undefined,
    });
    if (next) ask(next);
    else setChosen(key);
  }

  function onLow({ finger: key, quality, tries }: LowPrint): void {
    const finger = find(key);
    const { words, mostTries } = latest.current;
    if (!finger || tries >= mostTries) {
      setTold(undefined);
      return;
    }
    const { hand, finger: name, leastQuality = 0 } = finger;
    setTold({
      tone: "warning",
      lines: [words.low(words.name(hand, name), quality, leastQuality, tries + 1, mostTries)],
    });
    print.take(toChoice(finger));
  }

  /** What is over when something else begins. */
  function begin(): void {
    given.current = new Set();
    setTold(undefined);
  }

  async function takeFiles(files: ChosenFiles): Promise<void> {
    const { fingers, readHandAndFinger, words } = latest.current;
    const sorted = sortFiles(files, fingers, readHandAndFinger);
    begin();
    const refused: string[] = [];
    let taken = 0;
    for (const { file, of } of sorted.files) {
      const answer = await print.takeFile(file, keyOf(of));
      // Something else was begun, or the field is gone.
      if (!answer) return;
      if (answer.trouble) refused.push(words.fileRefused(file.name, words.troubles[answer.trouble]));
      else taken += 1;
    }
    print.startOver();
    const lines = [
      taken > 0 && words.filesTaken(taken),
      ...refused,
      sorted.withoutFinger > 0 && words.filesWithoutFinger(sorted.withoutFinger),
      sorted.ofOneFinger > 0 && words.filesOfOneFinger(sorted.ofOneFinger),
      sorted.notAsked > 0 && words.filesNotAsked(sorted.notAsked),
    ].filter((line) => typeof line === "string");
    setTold({ tone: taken === files.length ? "success" : "warning", lines });
    setChosen(undefined);
  }

  return {
    current,
    phase: aboutCurrent(phase, current),
    isReading,
    told: told?.isEnd && !findNext(fingers) ? { ...told, lines: [...told.lines, words.allDone] } : told,
    take() {
      if (!current) return;
      begin();
      ask(current);
    },
    stop() {
      setTold({ tone: "muted", lines: [words.stopped] });
      print.cancel();
    },
    select(finger: HandFinger) {
      if (isReading) return ask(finger);
      setChosen(keyOf(finger));
      if (finger === current) return;
      setTold(undefined);
      print.startOver();
    },
    keepLow: () => void print.keepLow(),
    except() {
      if (!current) return;
      if (isReading) print.cancel();
      setTold(undefined);
      setChosen(keyOf(current));
      setExcepted(keyOf(current));
      options.onException({ hand: current.hand, finger: current.finger });
    },
    async remove() {
      if (!current) return;
      const { hand, finger } = current;
      print.startOver();
      setChosen(keyOf(current));
      setTold(undefined);
      const isRemoved = await options.onRemove({ hand, finger });
      if (isRemoved) setTold({ tone: "muted", lines: [words.removed(words.name(hand, finger))] });
    },
    takeFiles: (files: ChosenFiles) => void takeFiles(files),
  };
}

/** A print that was not good enough is offered only while its finger is shown and has no exception. */
function aboutCurrent(phase: FingerprintPhase, current: HandFinger | undefined): FingerprintPhase {
  if (phase.name !== "low") return phase;
  const isOffered = current && phase.finger === keyOf(current) && current.status.name !== "exception";
  return isOffered ? phase : { name: "idle" };
}
