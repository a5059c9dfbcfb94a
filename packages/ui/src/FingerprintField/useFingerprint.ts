import { useEffect, useRef, useState } from "react";
import { readKind } from "../internal/pictures/read-kind.ts";
import { readPixelsInMetre } from "../internal/pictures/resolution.ts";
import { useLatest } from "../internal/useLatest.ts";
import type { FingerChoice, Fingerprint } from "./FingerprintField.tsx";
import {
  type FingerprintProblem,
  type FingerprintPrompt,
  type FingerprintReader,
  FingerprintReaderError,
  type ReadFingerprint,
  readProblem,
} from "./fingerprint-reader.ts";
import { type FingerprintFileTrouble, prepareFingerprint } from "./prepare-fingerprint.ts";

/** Where the taking of a print is. */
export type FingerprintPhase =
  | { readonly name: "idle" | "looking" | "preparing" | "cancelled" | "removed" | FingerprintPrompt }
  | { readonly name: "problem"; readonly problem: FingerprintProblem }
  | { readonly name: "refused"; readonly trouble: FingerprintFileTrouble }
  | LowPrint;

/** A print that is not good enough, and the best of all that were taken of this finger. */
export type LowPrint = {
  readonly name: "low";
  /** The value of the finger. */
  readonly finger: string;
  /** The quality of the last print, from 0 to 100. */
  readonly quality: number;
  readonly best: ReadFingerprint;
  /** How many prints of this finger were not good enough. */
  readonly tries: number;
};

/** Takes a fingerprint from a reader or a file, one at a time, and says where that is. */
export function useFingerprint(options: {
  reader: FingerprintReader | undefined;
  choice: FingerChoice;
  leastQuality: number;
  /** Is given a print with the number of prints that it took, or nothing once the print is removed. */
  onChange: (print: Fingerprint | undefined, tries: number) => void;
  /** Is told of a print that is not good enough. It may take another one at once. */
  onLow?: ((low: LowPrint) => void) | undefined;
}) {
  const latest = useLatest(options);
  const [phase, setPhase] = useState<FingerprintPhase>({ name: "idle" });
  /** Of the finger that is being taken. A better print takes the place of `best`. */
  const low = useRef<LowPrint>(undefined);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  /** What was begun before is over. */
  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  function keep(print: ReadFingerprint, source: Fingerprint["source"], finger: string, tries: number): void {
    low.current = undefined;
    setPhase({ name: "idle" });
    latest.current.onChange({ ...print, finger, source }, tries);
  }

  async function read(reader: FingerprintReader, choice: FingerChoice, signal: AbortSignal): Promise<void> {
    const { problem } = await reader.check(signal);
    if (problem) throw new FingerprintReaderError(problem);
    if (signal.aborted) return;
    const { value, finger = value, hand, leastQuality = latest.current.leastQuality } = choice;
    const print = await reader.capture({
      finger,
      ...(hand && { hand }),
      signal,
      onPrompt: (name) => !signal.aborted && setPhase({ name }),
    });
    if ((await readKind(print.image)) !== "image/png") throw new FingerprintReaderError("failed");
    // What is measured in a picture of unknown resolution is not called measured.
    const isMeasured = (await readPixelsInMetre(print.image)) !== undefined;
    const { quality, ...unmeasured } = print;
    const kept = isMeasured ? print : unmeasured;
    if (signal.aborted) return;
    const before = low.current;
    const tries = (before?.tries ?? 0) + 1;
    if (quality === undefined || quality >= leastQuality) return keep(kept, "reader", value, tries);
    const isBetter = !before || quality > (before.best.quality ?? 0);
    const next: LowPrint = {
      name: "low",
      finger: value,
      quality,
      tries,
      best: isBetter ? kept : before.best,
    };
    low.current = next;
    setPhase(next);
    latest.current.onLow?.(next);
  }

  /** Takes a print of the chosen finger, or of another one that the next drawing will have as its choice. */
  function take(choice = latest.current.choice): void {
    const { reader } = latest.current;
    if (!reader) return;
    const signal = begin();
    if (low.current?.finger !== choice.value) low.current = undefined;
    setPhase({ name: "looking" });
    read(reader, choice, signal).catch((error: unknown) => {
      if (!signal.aborted) setPhase({ name: "problem", problem: readProblem(error) });
    });
  }

  /** Answers why a file is not taken, if it is not, or nothing when something else was begun in the meantime. */
  async function takeFile(
    file: File,
    finger: string,
  ): Promise<{ readonly trouble?: FingerprintFileTrouble } | undefined> {
    const signal = begin();
    setPhase({ name: "preparing" });
    const prepared = await prepareFingerprint(file);
    if (signal.aborted) return undefined;
    if ("trouble" in prepared) {
      setPhase({ name: "refused", trouble: prepared.trouble });
      return prepared;
    }
    keep(prepared, "file", finger, 1);
    return {};
  }

  return {
    phase,
    take,
    takeFile,
    /** Takes the best of the prints that were not good enough. */
    keepLow: () => phase.name === "low" && keep(phase.best, "reader", phase.finger, phase.tries),
    cancel() {
      work.current?.abort();
      setPhase({ name: "cancelled" });
    },
    startOver() {
      begin();
      low.current = undefined;
      setPhase({ name: "idle" });
    },
    remove() {
      begin();
      setPhase({ name: "removed" });
      latest.current.onChange(undefined, 0);
    },
  };
}
