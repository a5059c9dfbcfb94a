/**
 * The agent of a simulated reader of fingerprints, to try the reference host with: `npm run fingerprint-agent`, and in
 * another terminal `ID_DESK_FINGERPRINT_READER=http://127.0.0.1:8891 npm start`. Its prints are drawn, and nobody's.
 * What it is told by a line: `unplug`, `plug`. The pages it answers are given as origins; those of `npm start` by default.
 */
import { createInterface } from "node:readline";
import { startAgent } from "./fingerprint-agent/start-agent.ts";

const given = process.argv.slice(2);
const origins = given.length > 0 ? given : ["http://localhost:4000", "http://127.0.0.1:4000"];
const agent = await startAgent({ port: 8891, origins, touchedAfter: 1500 });
console.log(`A simulated reader of fingerprints answers at ${agent.url} to ${origins.join(", ")}.`);
console.log('Type "unplug" to pull it out, "plug" to connect it again.');
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === "unplug") agent.unplug();
  if (line.trim() === "plug") agent.plug();
}
