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
  | { readonly name: "low"; readonly print: ReadFingerprint; readonly keep: () => void };

/** Takes a fingerprint from a reader or a file, one at a time, and says where that is. */
export function useFingerprint(options: {
  reader: FingerprintReader | undefined;
  choice: FingerChoice;
  leastQuality: number;
  onChange: (print: Fingerprint | undefined) => void;
}) {
  const latest = useLatest(options);
  const [phase, setPhase] = useState<FingerprintPhase>({ name: "idle" });
  /** How often a print was not good enough. */
  const [lowTries, setLowTries] = useState(0);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  /** What was begun before is over. */
  function begin(): AbortSignal {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  }

  function keep(print: ReadFingerprint, source: Fingerprint["source"], finger: string): void {
    setLowTries(0);
    setPhase({ name: "idle" });
    latest.current.onChange({ ...print, finger, source });
  }

  async function read(reader: FingerprintReader, signal: AbortSignal): Promise<void> {
    const { problem } = await reader.check(signal);
    if (problem) throw new FingerprintReaderError(problem);
    if (signal.aborted) return;
    const { value, finger = value, hand } = latest.current.choice;
    const print = await reader.capture({
      finger,
      ...(hand && { hand }),
      signal,
      onPrompt: (name) => !signal.aborted && setPhase({ name }),
    });
    if ((await readKind(print.image)) !== "image/png") throw new FingerprintReaderError("failed");
    // What is measured in a picture of unknown resolution is not called measured.
    const isMeasured = (await readPixelsInMetre(print.image)) !== undefined;
    const kept = isMeasured ? print : { image: print.image };
    if (signal.aborted) return;
    if (print.quality !== undefined && print.quality < latest.current.leastQuality) {
      setLowTries((tries) => tries + 1);
      return setPhase({ name: "low", print, keep: () => keep(kept, "reader", value) });
    }
    keep(kept, "reader", value);
  }

  function take(): void {
    const { reader } = latest.current;
    if (!reader) return;
    const signal = begin();
    setPhase({ name: "looking" });
    read(reader, signal).catch((error: unknown) => {
      if (!signal.aborted) setPhase({ name: "problem", problem: readProblem(error) });
    });
  }

  async function takeFile(file: File, finger: string): Promise<void> {
    const signal = begin();
    setPhase({ name: "preparing" });
    const prepared = await prepareFingerprint(file);
    if (signal.aborted) return;
    if ("trouble" in prepared) return setPhase({ name: "refused", trouble: prepared.trouble });
    keep(prepared, "file", finger);
  }

  return {
    phase,
    lowTries,
    take,
    takeFile: (file: File, finger: string) => void takeFile(file, finger),
    keepLow: () => phase.name === "low" && phase.keep(),
    cancel() {
      work.current?.abort();
      setPhase({ name: "cancelled" });
    },
    startOver() {
      begin();
      setLowTries(0);
      setPhase({ name: "idle" });
    },
    remove() {
      begin();
      setPhase({ name: "removed" });
      latest.current.onChange(undefined);
    },
  };
}
