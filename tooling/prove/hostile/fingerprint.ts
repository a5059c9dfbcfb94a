import { createHash } from "node:crypto";
import type { Registry } from "../../postgres/create-registry.ts";
import type { Desk } from "./desk.ts";

/** A digest of each thing that requests could change, by its name. */
export type Fingerprint = ReadonlyMap<string, string>;

/** What changes by itself, or by every request: the audit trail, when a session was last seen, and messages on their way. */
const restless = ["audit_events", "audit_chain", "sessions", "sms_outbox", "demo_messages"];

/** What a refused request writes down all the same, so that the next one is counted: the tables by operation. */
const counting: Readonly<Record<string, readonly string[]>> = {
  login: ["attempts", "unknown_names"],
  updatePassword: ["attempts"],
  startSecondFactor: ["attempts"],
  confirmSecondFactor: ["attempts"],
  verifyCollectorOtp: ["attempts", "otp_failures"],
  loadIssuance: ["lookups"],
  checkCollector: ["lookups"],
  sendCollectorOtp: ["lookups"],
  findApplication: ["lookups"],
  getPersonStatus: ["lookups"],
  getActiveApplication: ["lookups"],
  findExpatByPassport: ["lookups"],
  findExpatByPermit: ["lookups"],
  recordInteraction: ["lookups", "found_expats"],
  listWorkPermits: ["lookups"],
  locateCard: ["lookups"],
};

/** Reads every table of the registry. */
export async function readTables({ query }: Registry): Promise<Fingerprint> {
  const tables = await query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const names = tables.map(({ name }) => name).filter((name) => !restless.includes(name));
  const parts = names.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest from "${name}" t`,
  );
  parts.push("select 'sms_outbox', count(*)::text from sms_outbox");
  parts.push(
    "select 'sessions', md5(string_agg(id_hash || coalesce(center_id, 0), ',' order by id_hash)) from sessions",
  );
  const rows = await query<{ name: string; digest: string | null }>(parts.join(" union all "));
  return new Map(rows.map(({ name, digest }) => [name, digest ?? ""]));
}

/** Time alone changes it: how soon another payment link may be sent. */
const leaveTimeOut = (name: string, value: unknown) => (name === "resend_in" ? undefined : value);

/**
 * Reads what staff of two centres can see: every batch with its cards and notes, every hand-over, application and
 * interaction.
 */
export async function readThroughApi(desks: readonly Desk[]): Promise<Fingerprint> {
  const found = new Map<string, string>();
  const keep = (name: string, body: unknown) =>
    void found.set(name, createHash("sha256").update(JSON.stringify(body, leaveTimeOut)).digest("hex"));
  for (const [place, desk] of desks.entries()) {
    for (const list of [
      "/dispatch/batches/sending?status=all&",
      "/dispatch/batches/receiving?status=all&",
      "/issuance/cards?",
      "/applications/center/list?status=all&",
      "/applications/portal/list?status=all&",
      "/xpat/interactions?",
    ]) {
      let last = 1;
      for (let page = 1; page <= last; page += 1) {
        const { meta, ...body } = await desk.must("GET", `${list}page=${page}&per_page=100`);
        last = meta.last_page;
        keep(`${place} ${list} ${page}`, body);
      }
    }
    for (const id of [3, 6, 7]) {
      const { body } = await desk.call(
        "GET",
        `/dispatch/batches/${place === 0 ? "sending" : "receiving"}/${id}`,
      );
      keep(`${place} batch ${id}`, body?.batch ?? null);
    }
  }
  return found;
}

/** What is not as it was, beside what refused requests of this operation are counted in. */
export function compare(before: Fingerprint, after: Fingerprint, operation: string): string[] {
  const allowed = counting[operation] ?? [];
  return [...after].flatMap(([name, digest]) =>
    before.get(name) === digest || allowed.includes(name) ? [] : [name],
  );
}
