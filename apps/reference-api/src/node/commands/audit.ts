import { createPublicKey, type KeyObject } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keepAuditKey, ownKeyName, readAuditKey, readPublicKey } from "../audit/audit-key.ts";
import { readHeads } from "../audit/read-heads.ts";
import { exportPublicKey, type SignedHead } from "../audit/signed-head.ts";
import { openDatabase, readDataPlace } from "../open-database.ts";
import { readAuditHeadSettings } from "../settings/read-audit-heads.ts";
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

async function readTrail(call: CommandCall<typeof placeOptions>, kept: readonly TrailHead[] = []) {
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

const keyOption = { type: "string", multiple: true, value: "FILE" } as const;

const verifyOptions = {
  head: { type: "string", value: "FILE", says: "what `audit export` printed before" },
  heads: {
    ...keyOption,
    says: "signed heads that servers wrote or posted, instead of ID_DESK_AUDIT_HEADS; may be repeated",
  },
  "public-key": {
    ...keyOption,
    says: "what `audit public-key` printed before, instead of the server's key; may be repeated",
  },
  ...placeOptions,
} as const;

/** Returns the keys that check heads: those that were named, otherwise the server's own. */
function findPublicKeys({ values }: CommandCall<typeof verifyOptions>, own: string): KeyObject[] {
  const named = values["public-key"];
  if (named) return named.map(readPublicKey);
  if (existsSync(own)) return [createPublicKey(readAuditKey(own))];
  throw new StartRefused(
    `There is no key in ${own} to check signed heads. Name one that \`audit public-key\` printed with --public-key.`,
  );
}

/** Reads the signed heads of the named files, otherwise of the server's own file. */
function findHeads(call: CommandCall<typeof verifyOptions>) {
  const given = readPlaceVariables(call);
  const { dataFolder } = readDataPlace(given);
  const { file, keyFile } = readAuditHeadSettings(given, dataFolder);
  const files = call.values.heads ?? [file].filter((own) => existsSync(own));
  const keys = files.length > 0 ? findPublicKeys(call, keyFile ?? join(dataFolder, ownKeyName)) : [];
  const read = files.map((name) => readHeads(name, keys));
  return {
    heads: read.flatMap(({ heads }) => heads),
    unread: read.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** Verifies the audit trail, also against heads that were exported or signed. */
export const auditVerify = defineCommand({
  name: "audit verify",
  summary: "look whether the audit trail still is what was written",
  options: verifyOptions,
  async run(call) {
    const { head: file } = call.values;
    const { heads, unread } = findHeads(call);
    const head = await readTrail(call, [...heads, ...(file === undefined ? [] : [readHead(file)])]);
    call.print(head ? `The audit trail holds: ${head.position} events.` : "There are no events yet.");
    call.print(describeHeads(heads));
    if (unread > 0)
      call.print(`Lines that could not be read: ${unread}. A power cut can leave part of a line.`);
  },
});

function describeHeads(heads: readonly SignedHead[]): string {
  const last = heads.toSorted((one, other) => other.signedAt.localeCompare(one.signedAt))[0];
  return last
    ? `It agrees with the signed heads: ${heads.length}, the last of event ${last.position} at ${last.signedAt}.`
    : "There were no signed heads to compare it with.";
}

/** Prints how far the audit trail goes, to be kept where nobody can change it. */
export const auditExport = defineCommand({
  name: "audit export",
  summary: "print how far the audit trail goes, for a later `audit verify`",
  options: placeOptions,
  async run(call) {
    call.print(JSON.stringify(await readTrail(call)));
  },
});

/** Prints the public key that checks signed heads. Keep it where an attacker of the server cannot change it. */
export const auditPublicKey = defineCommand({
  name: "audit public-key",
  summary: "print the key that checks signed heads, for a later `audit verify`",
  options: placeOptions,
  async run(call) {
    const given = readPlaceVariables(call);
    const { dataFolder } = readDataPlace(given);
    const { keyFile } = readAuditHeadSettings(given, dataFolder);
    const key = keyFile === undefined ? keepAuditKey(dataFolder) : readAuditKey(keyFile);
    call.print(exportPublicKey(key).trimEnd());
  },
});
