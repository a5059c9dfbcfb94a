import { parseArgs } from "node:util";
import { createAsk, listOuterAddresses } from "./ask-agent.ts";
import { checkDoors, checkHealth } from "./check-doors.ts";
import { checkPrints } from "./check-prints.ts";
import { createStatements, type Statement } from "./statements.ts";

/** The text of `check-agent --help`. */
const agentHelp = `npx @id-desk/screens check-agent --port <number> [options]

Says whether the agent of a fingerprint reader on this computer does what the protocol asks. It needs a person who
puts fingers on the reader when asked to. No print is kept.

  --port <number>      where the agent listens on 127.0.0.1
  --origin <origin>    a page that is in the agent's list; http://localhost:4000 by default
  --protocol <1|2>     the protocol that the agent has to speak; the one that it names by default
  --json               one JSON object for machines, at the end
  --help

Ends with 0 where every statement passed or was skipped, or with 1. The protocol: docs/devices.md
`;

/** What the check of an agent needs of the place in which it runs. */
export interface AgentSurroundings {
  /** Writes to the person, as soon as there is something. */
  readonly print: (text: string) => void;
  /** Tells the person at the reader what to do, beside what machines read. */
  readonly prompt: (text: string) => void;
  /** By which other computers reach this one; those of the network by default. */
  readonly outerAddresses?: readonly string[];
  /** How long an agent may keep the reader for a page that is gone, in milliseconds; 35,000 by default. */
  readonly freedWithin?: number;
}

const signs = { pass: "✓ pass", fail: "✗ FAIL", skipped: "· skip" } as const;

/** Answers one command line after the word `check-agent`. Gives what the program ends with. */
export async function runAgentCheck(
  args: readonly string[],
  { print, prompt, outerAddresses = listOuterAddresses(), freedWithin = 35_000 }: AgentSurroundings,
): Promise<0 | 1> {
  const typed = readAgentOptions(args);
  if (typeof typed === "string") {
    print(typed);
    return typed === agentHelp ? 0 : 1;
  }
  const { port, origin, protocol, isJson } = typed;
  const say = (text: string) => isJson || print(text);
  const statements = createStatements(({ says, result, why }: Statement) =>
    say(`${signs[result]}  ${says}${why === undefined ? "" : `: ${why}`}.\n`),
  );
  const check = {
    ask: createAsk(port, origin),
    port,
    origin,
    protocol,
    outerAddresses,
    freedWithin,
    prompt: (text: string) => prompt(`\n→ ${text}\n\n`),
  };
  say(`The agent at http://127.0.0.1:${port}, asked as a page of ${origin}\n\n`);
  const health = await checkHealth(statements, check);
  if (health) {
    await checkDoors(statements, check);
    await checkPrints(statements, check, health);
  }
  const failed = statements.all.filter(({ result }) => result === "fail").length;
  const passed = statements.all.filter(({ result }) => result === "pass").length;
  say(`\n${passed} passed, ${failed} failed, ${statements.all.length - passed - failed} skipped.\n`);
  if (health && failed === 0) say(`The agent speaks protocol ${health.protocol} as these screens do.\n`);
  if (isJson) {
    const report = { ok: failed === 0, protocol: health?.protocol, statements: statements.all };
    print(`${JSON.stringify(report, null, 2)}\n`);
  }
  return failed === 0 ? 0 : 1;
}

/** Reads what was typed; a text where there is nothing to check. */
function readAgentOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: "string" },
        origin: { type: "string", default: "http://localhost:4000" },
        protocol: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return agentHelp;
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      return mistake("Name the agent's port: --port 8891.");
    if (!URL.canParse(values.origin) || new URL(values.origin).origin !== values.origin) {
      return mistake("--origin is an address without a path: http://localhost:4000.");
    }
    const { protocol } = values;
    if (protocol !== undefined && protocol !== "1" && protocol !== "2")
      return mistake("--protocol is 1 or 2.");
    const wanted = protocol === undefined ? undefined : protocol === "1" ? (1 as const) : (2 as const);
    return { port, origin: values.origin, protocol: wanted, isJson: values.json };
  } catch (error) {
    return mistake(error instanceof Error ? error.message : "");
  }
}

const mistake = (what: string) => `${what} See npx @id-desk/screens check-agent --help.\n`;
