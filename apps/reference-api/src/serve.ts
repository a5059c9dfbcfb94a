/** Starts the reference server: the API, and on the same origin the host that was built. */
import { runCommand } from "./node/run-command.ts";
import { terminal } from "./node/terminal.ts";

process.exit(await runCommand(["serve", ...process.argv.slice(2)], terminal));
