/**
 * The agent of a simulated reader of fingerprints, to try the reference host with: `npm run fingerprint-agent`, and in
 * another terminal `ID_DESK_FINGERPRINT_READER=http://127.0.0.1:8891 npm start`. Its prints are drawn, and belong to nobody.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { commands, runCommand } from "./fingerprint-agent/read-command.ts";
import { startAgent } from "./fingerprint-agent/start-agent.ts";

const help = `npm run fingerprint-agent -- [options] [origin …]

The origins are those of the pages that it answers: those of "npm start" by default.

  --port 8891        where it listens on 127.0.0.1
  --protocol 1       it speaks protocol 1 in place of 2
  --slaps            its reader takes four fingers at once
  --quality 20,70    as the command "quality"; so are --slow 3000, --wrong, --break and --by-hand

While it runs, type:

${commands}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: "string", default: "8891" },
    protocol: { type: "string", default: "2" },
    slaps: { type: "boolean", default: false },
    quality: { type: "string" },
    slow: { type: "string" },
    wrong: { type: "boolean" },
    break: { type: "boolean" },
    "by-hand": { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}
const origins = positionals.length > 0 ? positionals : ["http://localhost:4000", "http://127.0.0.1:4000"];
const protocol = values.protocol === "1" ? 1 : 2;
const agent = await startAgent({
  port: Number(values.port),
  origins,
  protocol,
  takesSlaps: values.slaps,
  script: { touchedAfter: 1500, staysFor: 1000 },
});
const given = [
  values.quality !== undefined && `quality ${values.quality}`,
  values.slow !== undefined && `slow ${values.slow}`,
  values.wrong && "wrong",
  values.break && "break",
  values["by-hand"] && "by hand",
];
for (const line of given) tell(line || "");
console.log(`A simulated reader of fingerprints answers at ${agent.url} to ${origins.join(", ")}.`);
console.log(`It speaks protocol ${protocol}. Type what happens to it:\n\n${commands}`);
for await (const line of createInterface({ input: process.stdin })) tell(line);

function tell(line: string): void {
  const mistake = runCommand(line, agent);
  if (mistake !== undefined) console.log(mistake);
}
