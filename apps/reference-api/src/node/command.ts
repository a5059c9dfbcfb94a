#!/usr/bin/env node
/** What the registry's operators do from a shell: `id-desk-api COMMAND`, or `npm run registry -- COMMAND`. */
import { runCommand } from "./run-command.ts";
import { terminal } from "./terminal.ts";

process.exit(await runCommand(process.argv.slice(2), terminal));
