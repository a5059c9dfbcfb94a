import { parseArgs } from "node:util";
import type { Finding } from "./finding.ts";

/** What a person asks the check for. */
export interface CheckOptions {
  /** Address of the registry's API, without a slash at its end. */
  readonly api: string | undefined;
  /** File or address of the server's contract. */
  readonly contract: string | undefined;
  /** Names of screens; nothing for all. */
  readonly screens: readonly string[] | undefined;
  /** Folder of the portal; nothing for the one in which the check was started. */
  readonly portal: string | undefined;
  readonly isJson: boolean;
}

/** What was typed: something to check, a word of help, or a mistake. */
export type Typed =
  | { readonly kind: "check"; readonly options: CheckOptions }
  | { readonly kind: "help" }
  | { readonly kind: "version" }
  | { readonly kind: "mistake"; readonly finding: Finding; readonly isJson: boolean };

/** The text of `--help`. */
export const help = `npx @id-desk/screens check [options]

Says whether screens, server and portal fit together. Sends no credentials and changes nothing.

  --api <address>      the registry's API, for example https://host/api: is it there, and does it speak
                       a contract that these screens speak?
  --contract <file>    the server's OpenAPI file, JSON or YAML, or its address: does it name the calls that
                       each screen needs? Methods and paths are compared, not the shape of what is sent.
  --screens <names>    the screens that the portal uses, by name: DispatchSending,SelectCenter. All by default.
  --portal <folder>    the portal, whose node_modules are looked through. This folder by default.
  --json               one JSON object for machines
  --help, --version

Ends with 0, or with 1 when there is a problem. Before an update, start the check of the new release in the
portal's folder: npx @id-desk/screens@next check --api https://host/api --contract openapi.yaml

npx @id-desk/screens check-agent --help is about the agent of a fingerprint reader.
`;

function mistake(code: string, what: string, todo: string, isJson: boolean): Typed {
  const finding: Finding = {
    level: "problem",
    topic: "options",
    code,
    what,
    why: "Nothing was checked.",
    todo,
  };
  return { kind: "mistake", finding, isJson };
}

const askHelp = "See npx @id-desk/screens check --help.";

/** Whether an address carries a name, a password, or what may be a token. */
function holdsSecrets({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].some(Boolean);
}

/** Reads a command line, without the program's name. */
export function readOptions(args: readonly string[], known: readonly string[]): Typed {
  const isJson = args.includes("--json");
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    const what = error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? "") : "";
    return mistake("unknown_option", `${what.replace(/\.$/, "")}.`, askHelp, isJson);
  }
  const { values, positionals } = parsed;
  if (values.help) return { kind: "help" };
  if (values.version) return { kind: "version" };
  if (positionals.length !== 1 || positionals[0] !== "check") {
    const what =
      positionals.length === 0 ? "No command was given." : `There is no command ${positionals.join(" ")}.`;
    return mistake("unknown_command", what, `The commands are check and check-agent. ${askHelp}`, isJson);
  }
  for (const [option, value] of [
    ["--api", values.api],
    ["--contract", values.contract],
  ] as const) {
    // None is repeated: what is printed may stand in a log.
    if (value && URL.canParse(value) && holdsSecrets(new URL(value))) {
      const what = `The address of ${option} holds a name, a password, a query or a fragment.`;
      return mistake("secret_in_address", what, "Leave them out: the check signs in nowhere.", isJson);
    }
  }
  const api = values.api?.replace(/\/+$/, "");
  if (api !== undefined && !(URL.canParse(api) && /^https?:$/.test(new URL(api).protocol))) {
    const what = "The address of --api does not begin with http:// or https://.";
    return mistake("no_address", what, "Give all of it, for example --api https://host/api.", isJson);
  }
  const screens = values.screens?.flatMap((names) => names.split(/[\s,]+/)).filter(Boolean);
  const strange = screens?.filter((name) => !known.includes(name)) ?? [];
  if (strange.length > 0 || screens?.length === 0) {
    const what =
      strange.length > 0 ? `There is no screen ${strange.join(", ")}.` : "--screens names no screen.";
    return mistake("unknown_screen", what, `The screens are ${[...new Set(known)].join(", ")}.`, isJson);
  }
  return {
    kind: "check",
    options: { api, contract: values.contract, screens, portal: values.portal, isJson },
  };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      api: { type: "string" },
      contract: { type: "string" },
      screens: { type: "string", multiple: true },
      portal: { type: "string" },
      json: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean" },
    },
  });
}
