import type { Terminal } from "./run-command.ts";

/** The terminal of this process. */
export const terminal: Terminal = {
  program: process.env.npm_lifecycle_event === "registry" ? "npm run registry --" : "id-desk-api",
  environment: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
};
