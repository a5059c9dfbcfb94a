import type { KeyObject } from "node:crypto";
import { open } from "node:fs/promises";
import type { Database } from "../../database/tables.ts";
import { formatTrace } from "../../http/format-trace.ts";
import type { Log } from "../../ports.ts";
import type { TrailHead } from "../verify-trail.ts";
import { signHead } from "./signed-head.ts";

/** The key that signs the heads of the audit trail, and where they go. */
export interface AuditHeadPlan {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Pick<Log, "error">;
  readonly key: KeyObject;
  /** The file that gets a line each time. */
  readonly file: string;
  /** The address that gets each line too. */
  readonly post?: { readonly url: string; readonly token?: string };
}

/** Signs heads as long as a server runs. */
export interface AuditHeads {
  /** For the metrics: the last event that this server signed, and how often a head could not be written or posted. */
  readonly figures: {
    readonly signed: number;
    readonly failed: { readonly file: number; readonly address: number };
  };
  /** Signs the present head, writes and posts it. Failures are logged; the promise never rejects. */
  readonly sign: () => Promise<void>;
  /** Signs a last time, and ends. */
  readonly stop: () => Promise<void>;
}

const hour = 60 * 60_000;
/** How long an address may take, in milliseconds. */
const patience = 5_000;
/** How many lines may wait for an address that does not accept them. Older ones are dropped: the newest head covers them. */
const mostWaiting = 100;

/** The address answered, but did not accept the line. */
class NotTaken extends Error {
  override readonly name = "AuditHeadNotTaken";
  readonly code: string;

  constructor(status: number) {
    super("The address did not accept the head.");
    this.code = `http_${status}`;
  }
}

async function readHead(database: Database): Promise<TrailHead | undefined> {
  const last = await database
    .selectFrom("audit_chain")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return last && { position: last.position, hash: Buffer.from(last.hash).toString("hex") };
}

/** Adds a line to a file that only the server's own user can read, and waits until it is on the disk. */
async function addLine(at: string, line: string): Promise<void> {
  const file = await open(at, "a+", 0o600);
  try {
    const { size } = await file.stat();
    const last = Buffer.alloc(1);
    if (size > 0) await file.read(last, 0, 1, size - 1);
    // A power cut may have left a part of a line.
    const begin = size === 0 || last.toString() === "\n" ? "" : "\n";
    await file.appendFile(`${begin}${line}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function postLine({ url, token }: NonNullable<AuditHeadPlan["post"]>, line: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: `${line}\n`,
    // A redirect could send the token to another server.
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new NotTaken(answer.status);
}

/** Creates the signer of the audit trail's head. It writes a head each time, even if the head has not changed. */
export function createAuditHeads({ database, clock, log, key, file, post }: AuditHeadPlan): AuditHeads & {
  readonly run: () => void;
} {
  const figures = { signed: 0, failed: { file: 0, address: 0 } };
  const waiting: string[] = [];
  const fail = (place: "file" | "address", error: unknown) => {
    figures.failed[place] += 1;
    log.error(formatTrace(error));
  };

  async function write(): Promise<void> {
    try {
      const head = await readHead(database);
      if (!head) return;
      const line = signHead(head, clock(), key);
      if (post) waiting.push(line);
      await addLine(file, line);
      figures.signed = head.position;
    } catch (error) {
      fail("file", error);
    }
  }

  async function send(): Promise<void> {
    if (!post) return;
    waiting.splice(0, waiting.length - mostWaiting);
    try {
      while (waiting[0] !== undefined) {
        await postLine(post, waiting[0]);
        waiting.shift();
      }
    } catch (error) {
      fail("address", error);
    }
  }

  // One after the other: a slow address must not get a line twice.
  let last = Promise.resolve();
  const sign = () => {
    last = last.then(write).then(send);
    return last;
  };
  let timer: NodeJS.Timeout | undefined;
  return {
    figures,
    sign,
    run() {
      void sign();
      timer = setInterval(sign, hour);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      return sign();
    },
  };
}
