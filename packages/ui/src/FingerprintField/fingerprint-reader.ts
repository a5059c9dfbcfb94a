/** Why a reader of fingerprints gives none. */
export type FingerprintProblem =
  /** The program that speaks to readers does not answer on this computer. */
  | "noAgent"
  /** The browser does not let the page speak to that program. */
  | "notAllowed"
  /** No reader is connected. */
  | "noDevice"
  /** Another page or program uses it. */
  | "busy"
  /** Nobody has put a finger on it in time. */
  | "timeout"
  /** It was disconnected while it was used. */
  | "lost"
  /** The reader can tell that it was another finger. */
  | "wrongFinger"
  /** Anything else. */
  | "failed";

/** What the person at the reader is to do. */
export type FingerprintPrompt = "place" | "lift";

/** A hand of the person at the reader. */
export type Hand = "left" | "right";

/** A fingerprint as a reader gives it. */
export type ReadFingerprint = {
  /**
   * A PNG, best of 8-bit grey, that names its resolution (`pHYs`). It is sent as it is. `nameResolution` helps a reader
   * whose pictures name none.
   */
  readonly image: Blob;
  /**
   * How good it is, from 0 to 100; nothing where the reader does not measure it. A print without a resolution counts as
   * not measured.
   */
  readonly quality?: number | undefined;
  /** What measured the quality, by its own name: "NFIQ 2.3". */
  readonly algorithm?: string | undefined;
};

/** One of the prints that were taken at once, with the finger that the reader tells it from. */
export type SlapPrint = ReadFingerprint & { readonly hand: Hand; readonly finger: string };

/** A reader of fingerprints, whatever makes it work. */
export type FingerprintReader = {
  /** What staff call it, where it has a name of its own. */
  readonly name?: string | undefined;
  /** Whether it can be used now, and whether it takes several fingers of a hand at once. */
  readonly check: (
    signal: AbortSignal,
  ) => Promise<
    { readonly problem?: undefined; readonly takesSlaps?: boolean } | { readonly problem: FingerprintProblem }
  >;
  /**
   * Takes one print; rejects with a {@link FingerprintReaderError} where it cannot. `onPrompt` is told what the person
   * is to do. A finger that still lies on the reader from the print before is not taken again: the prompt is `lift` until
   * it is gone. Once `signal` is aborted the reader is free for the next.
   */
  readonly capture: (request: {
    readonly finger: string;
    /** The hand, where one is asked for. */
    readonly hand?: Hand | undefined;
    readonly signal: AbortSignal;
    readonly onPrompt?: ((prompt: FingerprintPrompt) => void) | undefined;
  }) => Promise<ReadFingerprint>;
  /**
   * Takes up to four fingers of one hand at once, where `check` says that it can; as `capture` otherwise. A finger that the
   * reader did not find is missing from the answer.
   */
  readonly captureSlap?:
    | ((request: {
        readonly hand: Hand;
        readonly fingers: readonly string[];
        readonly signal: AbortSignal;
        readonly onPrompt?: ((prompt: FingerprintPrompt) => void) | undefined;
      }) => Promise<readonly SlapPrint[]>)
    | undefined;
};

/** Why a reader gave no print, for the field to tell. */
export class FingerprintReaderError extends Error {
  /** Tells it from other errors in a report. */
  override readonly name = "FingerprintReaderError";
  /** What has gone wrong. */
  readonly problem: FingerprintProblem;

  constructor(problem: FingerprintProblem, options?: ErrorOptions) {
    super(`The reader of fingerprints gave none: ${problem}.`, options);
    this.problem = problem;
  }
}

const problems: readonly string[] = [
  "noAgent",
  "notAllowed",
  "noDevice",
  "busy",
  "timeout",
  "lost",
  "wrongFinger",
  "failed",
] satisfies FingerprintProblem[];

/** The problem that an error names, also one from another copy of this package; `failed` for any other error. */
export function readProblem(error: unknown): FingerprintProblem {
  const problem = (error as { readonly problem?: unknown } | undefined)?.problem;
  return typeof problem === "string" && problems.includes(problem)
    ? (problem as FingerprintProblem)
    : "failed";
}
