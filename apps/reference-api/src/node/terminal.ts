import { type Installation, installation } from "./installation.ts";
import type { Terminal } from "./run-command.ts";

type Environment = Terminal["environment"];

/**
 * What the environment says. Whoever tries the published server in a portal's folder may have that portal's own database
 * in it: a demonstration that is asked for there leaves it alone.
 */
export function readEnvironment(
  environment: Environment,
  args: readonly string[],
  { demonstratesUnasked }: Installation = installation,
): Environment {
  if (demonstratesUnasked || !args.includes("--demo")) return environment;
  const { DATABASE_URL: _, ...rest } = environment;
  return rest;
}

/** The terminal of this process. */
export const terminal: Terminal = {
  // From source it is the repository's, packed it is the command of the package.
  program: import.meta.url.endsWith(".ts") ? "npm run registry --" : "id-desk-api",
  environment: readEnvironment(process.env, process.argv),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
};
