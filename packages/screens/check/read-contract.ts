import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import {
  type Call,
  isRecord,
  listCalls,
  listForeignPaths,
  matchCalls,
  type ServerCalls,
} from "./contract-calls.ts";
import { explainFailure, patience } from "./explain-failure.ts";
import type { Finding } from "./finding.ts";

/** A server's contract, read; or why not. */
export interface ReadContract {
  /** Nothing when it cannot be compared with. */
  readonly calls: ServerCalls | undefined;
  readonly findings: readonly Finding[];
}

const problem = (code: string, what: string, why: string, todo: string): ReadContract => ({
  calls: undefined,
  findings: [{ level: "problem", topic: "contract", code, what, why, todo }],
});

const notCompared = "So nobody can say whether the server has what the screens need.";

function readDocument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return parse(text, { logLevel: "silent" });
    } catch {
      return undefined;
    }
  }
}

/**
 * Compares the text of an OpenAPI file, JSON or YAML, with our own calls.
 *
 * @param source how the person named it, for the sentences.
 * @param api the path of the API's address, when that is known: `/api`.
 */
export function readContractText(
  text: string,
  source: string,
  ours: readonly Call[],
  api: string | undefined,
): ReadContract {
  const document = readDocument(text);
  if (!isRecord(document) || (document.openapi === undefined && document.swagger === undefined)) {
    return problem(
      "no_openapi",
      `${source} is not an OpenAPI document in JSON or YAML.`,
      notCompared,
      "Give the file in which the server's contract stands, openapi.json or openapi.yaml.",
    );
  }
  const [foreign] = listForeignPaths(document);
  if (foreign !== undefined) {
    return problem(
      "contract_in_parts",
      `${source} leads to other files (${foreign}), which were not read.`,
      notCompared,
      `Put it together first: npx @redocly/cli bundle ${source} --output bundled.json`,
    );
  }
  const theirs = listCalls(document);
  const calls = matchCalls(ours, theirs);
  if (!ours.some(calls.has)) {
    return problem(
      "another_contract",
      `${source} names ${theirs.length} calls, and none that the screens make.`,
      "It is the contract of another service, or of another registry's.",
      "Give the contract of the server that the portal asks.",
    );
  }
  return { calls, findings: findOtherPlace(document, source, calls, api) };
}

function findOtherPlace(
  { servers }: Readonly<Record<string, unknown>>,
  source: string,
  { prefix }: ServerCalls,
  api: string | undefined,
): Finding[] {
  const listed = (Array.isArray(servers) ? servers : []).flatMap((server) =>
    isRecord(server) && typeof server.url === "string" && URL.canParse(server.url, "http://host")
      ? [new URL(server.url, "http://host").pathname.replace(/\/+$/, "")]
      : [],
  );
  const places = new Set(listed.map((place) => place + prefix));
  // Some write the whole path, and the same again as the server's address.
  if (prefix !== "") places.add(prefix);
  if (api === undefined || places.size === 0 || places.has(api)) return [];
  return [
    {
      level: "notice",
      topic: "contract",
      code: "other_place",
      what: `${source} has its calls below ${[...places][0] || "/"}, and the address given ends with ${api || "/"}.`,
      why: "Where the server's calls are elsewhere, each would be answered with 404.",
      todo: "See that --api, and the portal's baseUrl, is the address below which the calls begin.",
    },
  ];
}

/** Reads a server's contract from a file, or from an address, which is asked without credentials. */
export async function readContract(
  source: string,
  ours: readonly Call[],
  api: string | undefined,
  fetchAnswer: typeof fetch,
): Promise<ReadContract> {
  if (!/^https?:\/\//i.test(source)) {
    const text = await readFile(source, "utf8").catch(() => undefined);
    if (text !== undefined) return readContractText(text, source, ours, api);
    return problem(
      "no_contract",
      `There is no file ${source} that can be read.`,
      notCompared,
      "Read its name again.",
    );
  }
  try {
    const answer = await fetchAnswer(source, { credentials: "omit", signal: AbortSignal.timeout(patience) });
    if (answer.ok) return readContractText(await answer.text(), source, ours, api);
    return problem(
      "no_contract",
      `${source} was answered with ${answer.status}.`,
      notCompared,
      "Take the file from the server's project, and give its name.",
    );
  } catch (error) {
    const { why, todo } = explainFailure(error);
    return problem("no_contract", `${source} could not be reached.`, why, todo);
  }
}
