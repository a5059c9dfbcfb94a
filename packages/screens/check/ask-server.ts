import { isRecord } from "./contract-calls.ts";
import { explainFailure, patience } from "./explain-failure.ts";
import type { Finding } from "./finding.ts";

/** What core says of the contracts that these screens speak. */
export interface SpokenApi {
  /** The header in which a server names the day of its contract. */
  readonly header: string;
  /** The first and the last day, as YYYY-MM-DD. */
  readonly supported: { readonly oldest: string; readonly newest: string };
  /** Whether a server that names this fits. */
  readonly isSupported: (named: string | null) => boolean;
}

/** What a server told of itself. */
export interface ServerAnswer {
  readonly address: string;
  /** HTTP status of the answer; nothing without one. */
  readonly status: number | undefined;
  /** The day that it names, as YYYY-MM-DD; nothing when it names none. */
  readonly apiVersion: string | undefined;
  readonly findings: readonly Finding[];
}

/** A call that every registry has and that changes nothing: who is signed in. Nobody is, so it refuses. */
const asked = "/auth/user";

/** Where a redirection leads, without what may be secret in it. */
function readTarget(location: string | null, from: string): string {
  if (!location || !URL.canParse(location, from)) return "another address";
  const { origin, pathname } = new URL(location, from);
  return origin + pathname;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is no day may be anything, and is not repeated. */
function readDay(named: string | null): string | undefined {
  const day = named?.trim() ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

function judgeVersion(named: string | null, api: SpokenApi): Finding[] {
  const { oldest, newest } = api.supported;
  const spoken = oldest === newest ? oldest : `${oldest} to ${newest}`;
  const server = { topic: "server", code: "api_version" } as const;
  if (api.isSupported(named)) {
    if (named?.trim()) return [];
    return [
      {
        ...server,
        level: "notice",
        code: "api_version_unnamed",
        what: `The server does not name the version of its contract in ${api.header}.`,
        why: "Screens then go by its answers alone, and a server that has changed shows as errors on a page.",
        todo: `Have it send the header with the day of its contract; these screens speak ${spoken}.`,
      },
    ];
  }
  const day = readDay(named);
  return [
    {
      ...server,
      level: "problem",
      what: `The server names ${day ? `the contract of ${day}` : `no day in ${api.header}`}; these screens speak ${spoken}.`,
      why: "Every screen shows an error with the code api_version instead of its data.",
      todo: !day
        ? "Have the server send a day, YYYY-MM-DD, or leave the header out."
        : day < oldest
          ? "Update the server, or stay on the release of the packages that speaks its contract."
          : "Update the three packages to a release that speaks it.",
    },
  ];
}

function judgeAnswer(status: number, text: string, isNamed: boolean, address: string): Finding[] {
  const problem = { level: "problem", topic: "server" } as const;
  if (status >= 500) {
    return [
      {
        ...problem,
        code: "server_fails",
        what: `${address} failed: GET ${asked} was answered with ${status}.`,
        why: "Screens would show that the registry cannot be reached.",
        todo: "Look into the server's log, and try again.",
      },
    ];
  }
  if (status === 429) {
    return [
      {
        ...problem,
        code: "rate_limited",
        what: `${address} answers no more questions for now (429).`,
        why: "Nothing was learnt of it.",
        todo: "Try again later.",
      },
    ];
  }
  const body = readJson(text);
  if (body === undefined) {
    return [
      {
        ...problem,
        code: "not_json",
        what: `${address} answered GET ${asked} with ${status} and something that is not JSON.`,
        why: "A page, a proxy or a sign-in wall stands there; screens would show an error of the server.",
        todo: "Give the address below which the registry's calls begin, for example https://host/api.",
      },
    ];
  }
  // Without credentials a registry refuses; one with a sign-in of the network's own may know the user.
  const isRegistry = [401, 403].includes(status) || (status === 200 && isRecord(body) && isRecord(body.user));
  if (isRegistry) return [];
  if (status === 404 && isNamed) {
    return [
      {
        level: "notice",
        topic: "server",
        code: "session_call_missing",
        what: `The server does not know GET ${asked}.`,
        why: "Screens ask it who is signed in, unless the portal says so.",
        todo: "Give createRegistry the `session` of the portal's own sign-in.",
      },
    ];
  }
  return [
    {
      ...problem,
      code: "not_a_registry",
      what: `${address} answered GET ${asked} with ${status}, which is not what a registry of this contract says.`,
      why: "Another service stands there, or the address is not the one below which the calls begin.",
      todo: "Give the address of the registry's API, for example https://host/api.",
    },
  ];
}

/**
 * Asks a server one question that changes nothing, without cookies and credentials, and reads which contract it
 * names.
 */
export async function askServer(
  address: string,
  api: SpokenApi,
  fetchAnswer: typeof fetch,
): Promise<ServerAnswer> {
  try {
    const answer = await fetchAnswer(`${address}${asked}`, {
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const { status, headers } = answer;
    const text = await answer.text();
    const named = headers.get(api.header);
    const isNamed = Boolean(named?.trim());
    if (status >= 300 && status < 400) {
      const target = readTarget(headers.get("Location"), `${address}${asked}`);
      const finding: Finding = {
        level: "problem",
        topic: "server",
        code: "redirected",
        what: `${address} does not answer itself but sends to ${target}.`,
        why: "A browser would not send the session and the writes of staff along.",
        todo: "Give the address at which the registry's API answers.",
      };
      return { address, status, apiVersion: undefined, findings: [finding] };
    }
    const judged = judgeAnswer(status, text, isNamed, address);
    const isStranger = judged.some(({ level }) => level === "problem") && !isNamed;
    const findings = isStranger ? judged : [...judged, ...judgeVersion(named, api)];
    return { address, status, apiVersion: readDay(named), findings };
  } catch (error) {
    const finding: Finding = {
      level: "problem",
      topic: "server",
      code: "unreachable",
      what: `${address} could not be reached.`,
      ...explainFailure(error),
    };
    return { address, status: undefined, apiVersion: undefined, findings: [finding] };
  }
}
