import { readFileSync } from "node:fs";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { StartRefused } from "../start-refused.ts";
import { type TrailHead, verifyTrail } from "../verify-trail.ts";
import { type CommandCall, defineCommand } from "./command.ts";
import { placeOptions, readPlaceVariables } from "./place.ts";

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

async function readTrail(call: CommandCall<typeof placeOptions>, kept?: TrailHead) {
  const place = readDataPlace(readPlaceVariables(call));
  const { database, close } = await openDatabase(place, () => new Date());
  try {
    const { head, problem } = await verifyTrail(database, kept);
    // Nobody is given the head of a trail that does not hold.
    if (problem !== undefined) throw new StartRefused(problem);
    return head;
  } finally {
    await close();
  }
}

/** Looks through the audit trail, against a head that was exported where there is one. */
export const auditVerify = defineCommand({
  name: "audit verify",
  summary: "look whether the audit trail still is what was written",
  options: {
    head: { type: "string", value: "FILE", says: "what `audit export` printed before" },
    ...placeOptions,
  },
  async run(call) {
    const { head: file } = call.values;
    const head = await readTrail(call, file === undefined ? undefined : readHead(file));
    call.print(head ? `The audit trail holds: ${head.position} events.` : "There are no events yet.");
  },
});

/** Prints how far the audit trail goes, to be kept where nobody can change it. */
export const auditExport = defineCommand({
  name: "audit export",
  summary: "print how far the audit trail goes, for a later `audit verify`",
  options: placeOptions,
  async run(call) {
    call.print(JSON.stringify(await readTrail(call)));
  },
});
