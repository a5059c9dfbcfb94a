import {
  type FingerprintProblem,
  FingerprintReaderError,
  type Hand,
  nameResolution,
  type ReadFingerprint,
} from "@id-desk/ui";

/** What an agent was asked to take. */
export interface WantedPrints {
  /** Nothing where the agent was not told. */
  readonly hand?: Hand | undefined;
  readonly fingers: readonly string[];
  /** The fingers lie on the reader at once, and the answer is a list. */
  readonly isSlap: boolean;
}

/** A print, and the finger that the agent tells it from. */
type AgentPrint = ReadFingerprint & { readonly hand?: Hand | undefined; readonly finger: string };

/** How far an agent is with a print. */
export type AgentStep =
  | { readonly state: "place" | "lift" }
  | { readonly state: "done"; readonly prints: readonly AgentPrint[] }
  | { readonly state: "failed"; readonly problem: FingerprintProblem };

/** The letters of a print in base64 that are taken: about 3 MB. */
const mostLetters = 4_000_000;

const problems: Readonly<Record<string, FingerprintProblem>> = {
  missing: "noDevice",
  busy: "busy",
  lost: "lost",
  timeout: "timeout",
  wrong_finger: "wrongFinger",
};

/** What an agent's word for a problem means; one that is not known has failed. */
export function readAgentProblem(word: unknown): FingerprintProblem {
  return (typeof word === "string" && problems[word]) || "failed";
}

/** Reads an agent's answer about its reader, which has no problem where it is ready. */
export function readHealth(answer: unknown): {
  readonly problem?: FingerprintProblem;
  /** Nothing where it speaks none that is known here. */
  readonly protocol?: 1 | 2;
  readonly takesSlaps: boolean;
} {
  const { protocol, reader, capabilities } = asRecord(answer);
  if (protocol !== 1 && protocol !== 2) return { problem: "noAgent", takesSlaps: false };
  const takesSlaps = protocol === 2 && asRecord(capabilities).slaps === true;
  if (reader === "ready") return { protocol, takesSlaps };
  return { problem: readAgentProblem(reader), protocol, takesSlaps };
}

/**
 * Reads an agent's answer about what is under way.
 *
 * @throws FingerprintReaderError if a print is no picture, is too large, or is of another finger than was asked for.
 */
export async function readStep(answer: unknown, wanted: WantedPrints): Promise<AgentStep> {
  const { state, prints, problem, ...print } = asRecord(answer);
  if (state === "place" || state === "lift") return { state };
  if (state !== "done") return { state: "failed", problem: readAgentProblem(problem) };
  const listed: readonly unknown[] = !wanted.isSlap ? [print] : Array.isArray(prints) ? prints : [];
  const read = await Promise.all(listed.map((each) => readPrint(asRecord(each), wanted)));
  const named = new Set(read.map(({ finger }) => finger));
  if (read.length === 0 || named.size < read.length) throw new FingerprintReaderError("failed");
  return { state, prints: read };
}

async function readPrint(
  { image, ppi, hand, finger, quality, algorithm }: Readonly<Record<string, unknown>>,
  wanted: WantedPrints,
): Promise<AgentPrint> {
  if (typeof image !== "string" || image.length > mostLetters) throw new FingerprintReaderError("failed");
  // Only a list has to name its fingers: an agent of the first protocol names none.
  const told = finger ?? (wanted.isSlap ? undefined : wanted.fingers[0]);
  const isAsked = typeof told === "string" && wanted.fingers.includes(told);
  if (!isAsked || (hand !== undefined && wanted.hand !== undefined && hand !== wanted.hand)) {
    throw new FingerprintReaderError("failed");
  }
  const png = readPng(image);
  const isMeasured = typeof quality === "number" && quality >= 0 && quality <= 100;
  return {
    finger: told,
    ...(wanted.hand && { hand: wanted.hand }),
    // A picture that names its resolution stays as it is, byte for byte.
    image: isResolution(ppi) ? await nameResolution(png, ppi) : png,
    ...(isMeasured && { quality: Math.round(quality) }),
    ...(isMeasured && typeof algorithm === "string" && algorithm !== "" && { algorithm }),
  };
}

const isResolution = (ppi: unknown): ppi is number => typeof ppi === "number" && ppi > 0 && ppi <= 10_000;

/** Reads the id of the capture that an agent has started. */
export function readCaptureId(answer: unknown): string {
  const { id } = asRecord(answer);
  if (typeof id !== "string" || id === "") throw new FingerprintReaderError("failed");
  return id;
}

function readPng(base64: string): Blob {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new Blob([bytes], { type: "image/png" });
  } catch (cause) {
    throw new FingerprintReaderError("failed", { cause });
  }
}

function asRecord(answer: unknown): Readonly<Record<string, unknown>> {
  return typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
}
