import { parseArgs } from "node:util";
import { dropByteOrderMarks } from "../contract/storable.ts";
import { formatTrace } from "../http/format-trace.ts";
import type { Command, CommandOption } from "./commands/command.ts";
import { commands } from "./commands/commands.ts";
import { checkVariables } from "./settings/variables.ts";
import { StartRefused } from "./start-refused.ts";

/** Where a command is called from. */
export interface Terminal {
  /** How the command is called there: "npm run registry --". */
  readonly program: string;
  /** The environment's variables. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Writes a line on the standard output. */
  readonly print: (line: string) => void;
  /** Writes a line on the standard error. */
  readonly complain: (line: string) => void;
}

const help: CommandOption = { type: "boolean", says: "say this" };

const formatOption = (name: string, { value }: CommandOption) => `--${name}${value ? ` ${value}` : ""}`;

function formatList(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, says]) => `  ${name.padEnd(width)}  ${says}`);
}

function listCommands(program: string, listed: readonly Command[]): string[] {
  return [
    `${program} COMMAND [OPTIONS]`,
    "",
    ...formatList(listed.map(({ name, summary }) => [name, summary] as const)),
    "",
    `${program} COMMAND --help says more. Without a command it serves.`,
  ];
}

function explain(
  program: string,
  { name, summary, positionals = [], options, notes = [] }: Command,
): string[] {
  const all = Object.entries({ ...options, help });
  return [
    [program, name, ...positionals, "[OPTIONS]"].join(" "),
    "",
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.`,
    ...notes,
    "",
    ...formatList(all.map(([option, said]) => [formatOption(option, said), said.says] as const)),
  ];
}

/** The command that the first words name, and what follows them; without words it is the first of all. */
function findCommand(args: readonly string[]): { command: Command; rest: readonly string[] } | undefined {
  const [first] = commands;
  if (first && (args.length === 0 || args[0]?.startsWith("-"))) return { command: first, rest: args };
  for (const words of [2, 1]) {
    const command = commands.find(({ name }) => name === args.slice(0, words).join(" "));
    if (command && args.length >= words) return { command, rest: args.slice(words) };
  }
  return undefined;
}

function readCall(
  { name, options, positionals: wanted = [] }: Command,
  args: readonly string[],
  program: string,
) {
  const more = `${program} ${name} --help says which there are.`;
  let read: ReturnType<typeof parseArgs>;
  try {
    read = parseArgs({ args: [...args], allowPositionals: true, options: { ...options, help } });
  } catch (error) {
    const [unknown] = /--?[\w-]+/.exec((error as Error).message) ?? [];
    const isUnknown = (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    const what = isUnknown ? `There is no option ${unknown}` : `The option ${unknown} is not used like this`;
    throw new StartRefused(`${what} of ${name}. ${more}`);
  }
  const { positionals } = read;
  if (positionals.length < wanted.length) {
    throw new StartRefused(`${name} needs ${wanted.slice(positionals.length).join(" ")}. ${more}`);
  }
  if (positionals.length > wanted.length) {
    throw new StartRefused(`${name} takes ${wanted.join(" ") || "options alone"} and nothing more. ${more}`);
  }
  return { values: read.values, positionals };
}

async function runFound(args: readonly string[], { program, environment, print }: Terminal): Promise<void> {
  const asksHelp = args.includes("--help") || args.includes("-h");
  const words = args.filter((word) => !word.startsWith("-"));
  if (asksHelp && words.length === 0) {
    for (const line of listCommands(program, commands)) print(line);
    return;
  }
  const found = findCommand(args);
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `));
  if (!found && asksHelp && group.length > 0) {
    for (const line of listCommands(program, group)) print(line);
    return;
  }
  if (!found) {
    const listed = (group.length > 0 ? group : commands).map(({ name }) => name);
    throw new StartRefused(
      `There is no command "${words.slice(0, group.length > 0 ? 2 : 1).join(" ")}". There are: ${listed.join(", ")}.`,
    );
  }
  if (asksHelp) {
    for (const line of explain(program, found.command)) print(line);
    return;
  }
  const { values, positionals } = readCall(found.command, found.rest, program);
  const given = (name: string) => environment[name] || undefined;
  checkVariables(Object.keys(environment), given);
  await found.command.run({ values: values as never, positionals, given, print });
}

/**
 * Does what somebody typed: a command with its options, or `serve` where none is named.
 *
 * @returns what the process ends with: 0, or 1 with a sentence on the standard error.
 */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await runFound(args.map(dropByteOrderMarks), terminal);
    return 0;
  } catch (error) {
    // What a database says of an error may hold the values of a row.
    terminal.complain(error instanceof StartRefused ? error.message : formatTrace(error));
    return 1;
  }
}
