import {
  type FingerprintProblem,
  type FingerprintReader,
  FingerprintReaderError,
  type Hand,
  nameResolution,
  type ReadFingerprint,
} from "@id-desk/ui";
import { drawPrint } from "../draw-print.ts";

/** How a simulated reader behaves, until it is told otherwise. */
export interface SimulatedReaderScript {
  /** Of each print, from 0 to 100; `null` where the reader measures none. 85 by default. */
  readonly quality?: number | null;
  /** What its pictures name, in pixels an inch; `null` where they name nothing. 500 by default. */
  readonly resolution?: number | null;
  /** Why it cannot be used: `noAgent`, `noDevice`, `busy` and the like. */
  readonly problem?: FingerprintProblem | undefined;
  /** What goes wrong once the finger is on it: `lost` for a reader that is pulled out. */
  readonly breaks?: FingerprintProblem | undefined;
  /** How long each of its steps takes, in milliseconds; no time by default. */
  readonly pace?: number;
  /** Nobody puts a finger on it: it waits until it is cancelled. */
  readonly isIgnored?: boolean;
}

/** A reader of fingerprints for tests, stories and demonstrations, with prints that are drawn and nobody's. */
export interface SimulatedFingerprintReader extends FingerprintReader {
  /** Changes how it behaves from the next step on. */
  readonly script: (change: SimulatedReaderScript) => void;
  /** The fingers that were asked for, the newest last. */
  readonly asked: readonly string[];
  /** Of which hand each of them was asked for; nothing where none was said. */
  readonly askedHands: readonly (Hand | undefined)[];
}

/** Makes a reader of fingerprints out of nothing. */
export function createSimulatedFingerprintReader(
  initial: SimulatedReaderScript = {},
): SimulatedFingerprintReader {
  let script = initial;
  const asked: string[] = [];
  const askedHands: (Hand | undefined)[] = [];
  const step = (signal: AbortSignal) => pause(script.pace ?? 0, signal);
  return {
    name: undefined,
    asked,
    askedHands,
    script(change) {
      script = { ...script, ...change };
    },
    async check(signal) {
      await step(signal);
      return script.problem ? { problem: script.problem } : {};
    },
    async capture({ finger, hand, signal, onPrompt }): Promise<ReadFingerprint> {
      asked.push(finger);
      askedHands.push(hand);
      onPrompt?.("place");
      await (script.isIgnored ? pause(Number.POSITIVE_INFINITY, signal) : step(signal));
      if (script.breaks) throw new FingerprintReaderError(script.breaks);
      onPrompt?.("lift");
      await step(signal);
      const { quality = 85, resolution = 500 } = script;
      const drawn = await drawPrint(asked.length);
      const image = resolution === null ? drawn : await nameResolution(drawn, resolution);
      return quality === null ? { image } : { image, quality };
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
