import type { Given } from "../settings/variables.ts";

/** An option of a command, `--name VALUE` or `--name` alone. */
export interface CommandOption {
  readonly type: "string" | "boolean";
  /** Whether it may be given several times. */
  readonly multiple?: boolean;
  /** What stands for its value in the help: FILE. */
  readonly value?: string;
  readonly says: string;
}

type Options = Readonly<Record<string, CommandOption>>;

type ValueOf<Option extends CommandOption> = Option extends { type: "boolean" }
  ? boolean
  : Option extends { multiple: true }
    ? readonly string[]
    : string;

/** What a command is given by whoever calls it. */
export interface CommandCall<Known extends Options = Options> {
  /** The options that were given. */
  readonly values: { readonly [Name in keyof Known]?: ValueOf<Known[Name]> };
  /** What was given without a name; as many as the command takes. */
  readonly positionals: readonly string[];
  /** Reads a variable of the environment; an empty one counts as none. */
  readonly given: Given;
  /** Writes a line on the standard output. */
  readonly print: (line: string) => void;
}

/** Something that the registry's operators do from a shell. */
export interface Command<Known extends Options = Options> {
  /** One word, or two: "user add". */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What it takes without a name, as the help shows it: FILE. All of them are needed. */
  readonly positionals?: readonly string[];
  readonly options: Known;
  /** More for its own help, a line each. */
  readonly notes?: readonly string[];
  /**
   * Does it.
   *
   * @throws StartRefused when it cannot, with one sentence for whoever called it.
   */
  readonly run: (call: CommandCall<Known>) => Promise<void>;
}

/** Lets a command's `run` know the types of its options. */
export function defineCommand<const Known extends Options>(command: Command<Known>): Command {
  return command as unknown as Command;
}
