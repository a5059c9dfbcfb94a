import { runCommand } from "../node/run-command.ts";

/** Calls a command in this process, without a PostgreSQL, and gives what it ends with and said. */
export async function callCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly said: string }> {
  const said: string[] = [];
  const status = await runCommand(args, {
    program: "desk",
    environment,
    print: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  return { status, said: said.join("\n") };
}
