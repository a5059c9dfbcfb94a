import { type FingerprintPrompt, type FingerprintReader, FingerprintReaderError } from "@id-desk/ui";
import { readLocalNetworkAccess } from "./local-network-access.ts";
import {
  type AgentStep,
  readAgentProblem,
  readCaptureId,
  readHealth,
  readStep,
  type WantedPrints,
} from "./read-agent-answers.ts";

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

  const askHealth = async (signal: AbortSignal) => readHealth(await ask("health", signal));

  async function follow(
    id: string,
    wanted: WantedPrints,
    signal: AbortSignal,
    onPrompt: ((prompt: FingerprintPrompt) => void) | undefined,
  ): Promise<Extract<AgentStep, { readonly state: "done" }>["prints"]> {
    const path = `captures/${encodeURIComponent(id)}`;
    for (let seen = ""; ; ) {
      const step = await readStep(await ask(`${path}?seen=${seen}`, within(newsWithin, signal)), wanted);
      if (step.state === "done") return step.prints;
      if (step.state === "failed") throw new FingerprintReaderError(step.problem);
      if (step.state !== seen) onPrompt?.(step.state);
      seen = step.state;
    }
  }

  /** Takes what `asked` says in the words of the protocol. */
  async function take(
    asked: object,
    wanted: WantedPrints,
    { signal, onPrompt }: Pick<Parameters<FingerprintReader["capture"]>[0], "signal" | "onPrompt">,
    limit: AbortSignal,
  ) {
    const started = await ask("captures", within(answerWithin, signal), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(asked),
    });
    const id = readCaptureId(started);
    try {
      return await follow(id, wanted, AbortSignal.any([signal, limit]), onPrompt);
    } catch (error) {
      // The reader is for the next; an agent that is gone has nothing to free.
      void ask(`captures/${encodeURIComponent(id)}`, AbortSignal.timeout(answerWithin), {
        method: "DELETE",
        keepalive: true,
      }).catch(() => undefined);
      if (limit.aborted) throw new FingerprintReaderError("timeout", { cause: error });
      throw error;
    }
  }

  return {
    name: options.name,
    async check(signal) {
      const access = await readLocalNetworkAccess();
      if (access === "denied") return { problem: "notAllowed" };
      const limit = AbortSignal.timeout(access === "prompt" ? permissionWithin : answerWithin);
      try {
        const { problem, takesSlaps } = await askHealth(AbortSignal.any([signal, limit]));
        if (problem) return { problem };
        return takesSlaps ? { takesSlaps } : {};
      } catch (error) {
        if (error instanceof FingerprintReaderError) return { problem: error.problem };
        // Whoever listens there says nothing.
        if (limit.aborted) return { problem: "noAgent" };
        throw error;
      }
    },
    async capture({ finger, hand, ...rest }) {
      const limit = AbortSignal.timeout(captureWithin);
      // An agent of the first protocol may refuse what it does not know.
      const takesHand =
        hand !== undefined && (await askHealth(within(answerWithin, rest.signal))).protocol === 2;
      const asked = takesHand ? { finger, hand } : { finger };
      const [print] = await take(asked, { ...asked, fingers: [finger], isSlap: false }, rest, limit);
      if (!print) throw new FingerprintReaderError("failed");
      const { finger: _finger, hand: _hand, ...kept } = print;
      return kept;
    },
    async captureSlap({ hand, fingers, ...rest }) {
      const limit = AbortSignal.timeout(captureWithin);
      const { takesSlaps } = await askHealth(within(answerWithin, rest.signal));
      if (!takesSlaps) throw new FingerprintReaderError("failed");
      const prints = await take({ hand, fingers }, { hand, fingers, isSlap: true }, rest, limit);
      return prints.map((print) => ({ ...print, hand }));
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
