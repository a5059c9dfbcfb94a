/**
 * Looks through the audit trail, or tells how far it goes:
 * `npm run audit -- export > head.json` and later `npm run audit -- verify --head head.json`.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openDatabase, readDataPlace } from "./open-database.ts";
import { StartRefused } from "./start-refused.ts";
import { type TrailHead, verifyTrail } from "./verify-trail.ts";

const usage = "npm run audit -- verify [--head FILE], or npm run audit -- export";

function readHead(file: string): TrailHead {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StartRefused(`The head in ${file} cannot be read (${(error as Error).name}).`);
  }
  const { position, hash } = (read ?? {}) as Record<string, unknown>;
  if (Number.isInteger(position) && typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash)) {
    return { position: Number(position), hash };
  }
  throw new StartRefused(`What stands in ${file} is no head of an audit trail.`);
}

function readArguments(): { readonly command: string; readonly kept?: TrailHead } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { head: { type: "string" } },
    });
    const [command = "", ...others] = positionals;
    const isKnown = command === "verify" || (command === "export" && values.head === undefined);
    if (!isKnown || others.length > 0) throw new StartRefused(usage);
    return { command, ...(values.head !== undefined && { kept: readHead(values.head) }) };
  } catch (error) {
    throw error instanceof StartRefused ? error : new StartRefused(usage);
  }
}

async function run(): Promise<void> {
  const { command, kept } = readArguments();
  const { database, close } = await openDatabase(readDataPlace(), () => new Date());
  try {
    const { head, problem } = await verifyTrail(database, kept);
    // Nobody is given the head of a trail that does not hold.
    if (problem !== undefined) throw new StartRefused(problem);
    if (command === "export") console.log(JSON.stringify(head));
    else console.log(head ? `The audit trail holds: ${head.position} events.` : "There are no events yet.");
  } finally {
    await close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
});
