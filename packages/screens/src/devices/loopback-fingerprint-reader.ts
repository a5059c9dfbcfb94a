import {
  type FingerprintProblem,
  type FingerprintReader,
  FingerprintReaderError,
  type ReadFingerprint,
} from "@id-desk/ui";

/** Where an agent listens, and how long it may take. */
export interface LoopbackReaderOptions {
  /** The port on 127.0.0.1; 8891 by default. */
  readonly port?: number;
  /** The whole address in place of `port`: of this computer, by its number or as localhost. */
  readonly url?: string;
  /** What staff call the reader. */
  readonly name?: string;
  /** Makes the requests; the browser's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** For an answer, in milliseconds; 3,000 by default. */
  readonly answerWithin?: number;
  /** For a whole print, in milliseconds; 60,000 by default. */
  readonly captureWithin?: number;
}

/** The agent holds an answer for up to 20 seconds until there is news; this much longer is a broken line. */
const newsWithin = 30_000;

/** While the browser asks staff whether the page may reach the agent, in milliseconds. */
const permissionWithin = 60_000;

/**
 * A reader of fingerprints that a program on this computer speaks to: an agent, which answers HTTP on the loopback
 * interface. The protocol stands in `docs/devices.md`.
 *
 * @throws Error if the address does not belong to this computer.
 */
export function createLoopbackFingerprintReader(options: LoopbackReaderOptions = {}): FingerprintReader {
  const { port = 8891, answerWithin = 3000, captureWithin = 60_000 } = options;
  const base = readLoopbackUrl(options.url ?? `http://127.0.0.1:${port}`);

  /** What the agent answers; nothing where the answer has no body. */
  async function ask(path: string, signal: AbortSignal, init: RequestInit = {}): Promise<unknown> {
    const send = options.fetch ?? globalThis.fetch;
    const answer = await send(new URL(path, base), {
      ...init,
      signal,
      mode: "cors",
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      referrerPolicy: "no-referrer",
    }).catch(async (cause: unknown) => {
      signal.throwIfAborted();
      const isDenied = (await readLocalNetworkAccess()) === "denied";
      throw new FingerprintReaderError(isDenied ? "notAllowed" : "noAgent", { cause });
    });
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return body;
    throw new FingerprintReaderError(readAgentProblem((body as { problem?: unknown } | undefined)?.problem));
  }

  async function follow(id: string, signal: AbortSignal, onPrompt: (prompt: "place" | "lift") => void) {
    const path = `captures/${encodeURIComponent(id)}`;
    for (let seen = ""; ; ) {
      const step = readStep(await ask(`${path}?seen=${seen}`, within(newsWithin, signal)));
      if (step.state === "done") return step.print;
      if (step.state === "failed") throw new FingerprintReaderError(step.problem);
      if (step.state !== seen) onPrompt(step.state);
      seen = step.state;
    }
  }

  return {
    name: options.name,
    async check(signal) {
      const access = await readLocalNetworkAccess();
      if (access === "denied") return { problem: "notAllowed" };
      const limit = AbortSignal.timeout(access === "prompt" ? permissionWithin : answerWithin);
      try {
        const { problem } = readHealth(await ask("health", AbortSignal.any([signal, limit])));
        return problem ? { problem } : {};
      } catch (error) {
        if (error instanceof FingerprintReaderError) return { problem: error.problem };
        // Whoever listens there says nothing.
        if (limit.aborted) return { problem: "noAgent" };
        throw error;
      }
    },
    async capture({ finger, hand, signal, onPrompt }) {
      const limit = AbortSignal.timeout(captureWithin);
      // An agent of the first protocol may refuse what it does not know.
      const takesHand =
        hand !== undefined && readHealth(await ask("health", within(answerWithin, signal))).takesHand;
      const started = await ask("captures", within(answerWithin, signal), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(takesHand ? { finger, hand } : { finger }),
      });
      const id = readCaptureId(started);
      try {
        return await follow(id, AbortSignal.any([signal, limit]), (prompt) => onPrompt?.(prompt));
      } catch (error) {
        // The reader is for the next; an agent that is gone has nothing to free.
        void ask(`captures/${encodeURIComponent(id)}`, AbortSignal.timeout(answerWithin), {
          method: "DELETE",
          keepalive: true,
        }).catch(() => undefined);
        if (limit.aborted) throw new FingerprintReaderError("timeout", { cause: error });
        throw error;
      }
    },
  };
}

function within(milliseconds: number, signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}

/**
 * Reads where an agent on this computer listens. Fingerprints go nowhere else: any other host is refused.
 *
 * @throws Error if the address does not belong to this computer.
 */
function readLoopbackUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  if (!url || !isWeb || !isLoopback(url.hostname) || url.username || url.password || url.search || url.hash) {
    throw new Error(
      `"${address}" is no address of an agent on this computer. A reader of fingerprints is asked at 127.0.0.1, [::1] ` +
        "or localhost alone: a print must not leave the computer on its way to the page.",
    );
  }
  if (!url.pathname.endsWith("/")) url.pathname += "/";
  return url;
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Newer browsers ask about this computer alone, older ones about the whole local network. */
const permissions = ["loopback-network", "local-network-access"];

/**
 * Asks the browser whether this page may reach programs on the computer; staff are not asked by it. Nothing where it
 * knows no such question.
 */
async function readLocalNetworkAccess(): Promise<PermissionState | undefined> {
  for (const name of permissions) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // This browser does not know the name.
    }
  }
  return undefined;
}

/** How far an agent is with a print. */
type AgentStep =
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
function readAgentProblem(word: unknown): FingerprintProblem {
  return (typeof word === "string" && problems[word]) || "failed";
}

/** Reads an agent's answer about its reader, which has no problem where it is ready. */
function readHealth(answer: unknown): { problem?: FingerprintProblem; takesHand: boolean } {
  const { protocol, reader } = asRecord(answer);
  // From protocol 2 on, an agent also takes the hand.
  const takesHand = protocol === 2;
  if (protocol !== 1 && !takesHand) return { problem: "noAgent", takesHand };
  return reader === "ready" ? { takesHand } : { problem: readAgentProblem(reader), takesHand };
}

/** Reads an agent's answer about a print under way. */
function readStep(answer: unknown): AgentStep {
  const { state, image, quality, problem } = asRecord(answer);
  if (state === "place" || state === "lift") return { state };
  if (state !== "done" || typeof image !== "string" || image.length > mostLetters) {
    return { state: "failed", problem: readAgentProblem(problem) };
  }
  const print = { image: readPng(image) };
  const isMeasured = typeof quality === "number" && quality >= 0 && quality <= 100;
  return { state, print: isMeasured ? { ...print, quality: Math.round(quality) } : print };
}

/** Reads the id of the capture that an agent has started. */
function readCaptureId(answer: unknown): string {
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
