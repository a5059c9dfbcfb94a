import { type FingerprintProblem, FingerprintReaderError, type ReadFingerprint } from "@id-desk/ui";

/** How far an agent is with a print. */
export type AgentStep =
  | { readonly state: "place" | "lift" }
  | { readonly state: "done"; readonly print: ReadFingerprint }
  | { readonly state: "failed"; readonly problem: FingerprintProblem };

/** The letters of a print in base64 that are taken: about 3 MB. */
const mostLetters = 4_000_000;

const problems: Readonly<Record<string, FingerprintProblem>> = {
  missing: "noDevice",
  busy: "busy",
  lost: "lost",
  timeout: "timeout",
};

/** What an agent's word for a problem means; one that is not known has failed. */
export function readAgentProblem(word: unknown): FingerprintProblem {
  return (typeof word === "string" && problems[word]) || "failed";
}

/** What an agent says of its reader. */
export interface AgentHealth {
  /** Nothing where it is ready. */
  readonly problem?: FingerprintProblem;
  /** It takes the hand beside the finger, from protocol 2 on. */
  readonly takesHand: boolean;
}

/** Reads an agent's answer about its reader. */
export function readHealth(answer: unknown): AgentHealth {
  const { protocol, reader } = asRecord(answer);
  if (protocol !== 1 && protocol !== 2) return { problem: "noAgent", takesHand: false };
  const takesHand = protocol === 2;
  return reader === "ready" ? { takesHand } : { problem: readAgentProblem(reader), takesHand };
}

/** Reads an agent's answer about a print under way. */
export function readStep(answer: unknown): AgentStep {
  const { state, image, quality, problem } = asRecord(answer);
  if (state === "place" || state === "lift") return { state };
  if (state !== "done" || typeof image !== "string" || image.length > mostLetters) {
    return { state: "failed", problem: readAgentProblem(problem) };
  }
  const print = { image: readPng(image) };
  const isMeasured = typeof quality === "number" && quality >= 0 && quality <= 100;
  return { state, print: isMeasured ? { ...print, quality: Math.round(quality) } : print };
}

/** Reads which print an agent has begun to take. */
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
