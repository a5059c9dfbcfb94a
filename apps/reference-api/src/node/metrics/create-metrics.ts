import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Crowd, Crowds } from "../../http/crowd.ts";
import type { HeldAnswers } from "../../http/held-answers.ts";
import type { AccessEntry, LookupAlarm } from "../../ports.ts";
import type { PasswordQueue } from "../../session/password-queue.ts";
import type { AuditHeads } from "../audit/run-audit-heads.ts";
import type { Connections } from "../postgres.ts";
import type { DatabaseFigures } from "./watch-database.ts";

/** What is looked at when the metrics are read. */
export interface MetricsSources {
  readonly auditHeads: Pick<AuditHeads, "figures">;
  readonly crowds: Readonly<Record<keyof Crowds, Pick<Crowd, "inside">>>;
  readonly heldAnswers: Pick<HeldAnswers, "held">;
  readonly passwordQueue: Pick<PasswordQueue, "countWaiting">;
  /** Left out for a database without a pool. */
  readonly readConnections?: (() => Connections) | undefined;
  /** Gives nothing while the database does not answer. */
  readonly readDatabase: () => Promise<DatabaseFigures | undefined>;
}

/** Counts what the server does, in numbers that name nobody. */
export interface Metrics {
  /** Counts a request, by the line that the log has of it. */
  count(entry: AccessEntry): void;
  /** Counts an alarm about the look-ups of a user. */
  countAlarm(alarm: Pick<LookupAlarm, "of">): void;
  /** Gives all metrics as Prometheus reads them. It never fails because of the database. */
  read(): Promise<{ readonly type: string; readonly text: string }>;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Those that an alert counts begin at 0: Prometheus sees no growth in what is there for the first time. */
const signInCodes = ["wrong_sign_in", "too_many_attempts", "busy"];
const refusalCodes = [
  ...signInCodes,
  ...["collector_otp_invalid", "otp_expired", "otp_locked", "otp_too_soon", "otp_too_many"],
  ...["too_many_lookups", "unavailable", "storage_full", "server"],
];

function createCounters(registers: Registry[]) {
  const requests = new Counter({
    name: "id_desk_requests_total",
    help: "Requests that were answered, by method, template of the address and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "id_desk_request_duration_seconds",
    help: "How long requests took, by method and template of the address.",
    labelNames: ["method", "route"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const refusals = new Counter({
    name: "id_desk_refusals_total",
    help: "Requests that were refused, by the code of the reason.",
    labelNames: ["code"],
    registers,
  });
  const signIns = new Counter({
    name: "id_desk_sign_ins_refused_total",
    help: "Sign-ins that were refused, by the code of the reason.",
    labelNames: ["code"],
    registers,
  });
  const alarms = new Counter({
    name: "id_desk_lookup_alarms_total",
    help: "Alarms: a user made a large share of the look-ups of a day, or many look-ups in an hour found nobody.",
    labelNames: ["of"],
    registers,
  });
  for (const reason of ["day", "misses"]) alarms.inc({ of: reason }, 0);
  for (const code of refusalCodes) refusals.inc({ code }, 0);
  for (const code of signInCodes) signIns.inc({ code }, 0);
  const count = ({ method: said, route, status, ms, code }: AccessEntry): void => {
    // There are many more methods than the server has, and each would be a row for every address.
    const method = methods.has(said) ? said : "-";
    requests.inc({ method, route, status });
    durations.observe({ method, route }, ms / 1000);
    if (code === undefined) return;
    refusals.inc({ code });
    if (route === "/api/auth/login") signIns.inc({ code });
  };
  return { count, countAlarm: ({ of }: Pick<LookupAlarm, "of">) => alarms.inc({ of }) };
}

/** Makes gauges of what the server itself knows; what it gives sets them. */
function createServerGauges(registers: Registry[], sources: MetricsSources) {
  const underWay = new Gauge({
    name: "id_desk_requests_under_way",
    help: "Requests that are being answered. Of work there are 250 at most.",
    labelNames: ["kind"],
    registers,
  });
  const held = new Gauge({
    name: "id_desk_answers_held",
    help: "Answers to pages of batches that are held until a colleague changes the batch. There are 2,000 at most.",
    registers,
  });
  const passwords = new Gauge({
    name: "id_desk_passwords_waiting",
    help: "Requests that wait until their password is looked at. Of each kind there are 250 at most.",
    labelNames: ["kind"],
    registers,
  });
  const connections = new Gauge({
    name: "id_desk_database_connections",
    help: "Connections to PostgreSQL that are in use or idle, and requests that wait for one.",
    labelNames: ["state"],
    registers,
  });
  const signed = new Gauge({
    name: "id_desk_audit_head_signed",
    help: "The sequence number of the last event of the audit trail when this server last signed its head.",
    registers,
  });
  const unsigned = new Gauge({
    name: "id_desk_audit_heads_failed",
    help: "How often this server could not write a head of the audit trail into its file, or post it to its address.",
    labelNames: ["place"],
    registers,
  });
  const set = (gauge: Gauge<string>, label: string, values: object) => {
    for (const [value, number] of Object.entries(values)) gauge.set({ [label]: value }, number);
  };
  return () => {
    const { requests, files, chunks, sessions } = sources.crowds;
    set(underWay, "kind", {
      work: requests.inside,
      file: files.inside + chunks.inside,
      session: sessions.inside,
    });
    signed.set(sources.auditHeads.figures.signed);
    set(unsigned, "place", sources.auditHeads.figures.failed);
    held.set(sources.heldAnswers.held);
    set(passwords, "kind", sources.passwordQueue.countWaiting());
    set(connections, "state", sources.readConnections?.() ?? {});
  };
}

/** Makes gauges of what the database says; what it gives sets them, or takes them away while it says nothing. */
function createDatabaseGauges(registers: Registry[]) {
  const up = new Gauge({
    name: "id_desk_database_up",
    help: "1 while the database answers within two seconds, else 0.",
    registers,
  });
  const gauges = [
    {
      name: "id_desk_database_answer_seconds",
      help: "How long the database took to say what is here of messages and audit trail.",
      read: ({ seconds }: DatabaseFigures) => seconds,
    },
    {
      name: "id_desk_messages_waiting",
      help: "Messages to citizens that wait. Each server counts those of all.",
      read: ({ backlog }: DatabaseFigures) => backlog.waiting,
    },
    {
      name: "id_desk_messages_oldest_seconds",
      help: "The age of the oldest message that waits; 0 when none does.",
      read: ({ backlog }: DatabaseFigures) => backlog.oldest_seconds,
    },
    {
      name: "id_desk_messages_failed",
      help: "Messages to citizens that were given up.",
      read: ({ backlog }: DatabaseFigures) => backlog.failed,
    },
    {
      name: "id_desk_audit_head",
      help: "The sequence number of the last event of the audit trail. It never falls.",
      read: ({ auditHead }: DatabaseFigures) => auditHead,
    },
  ].map(({ read, ...named }) => ({ read, gauge: new Gauge({ ...named, registers }) }));
  return (figures: DatabaseFigures | undefined) => {
    up.set(figures ? 1 : 0);
    for (const { gauge, read } of gauges) {
      if (figures) gauge.set(read(figures));
      else gauge.remove();
    }
  };
}

/** Makes the metrics of one server: its own, and those of its process. */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = createCounters([registry]);
  const setServer = createServerGauges([registry], sources);
  const setDatabase = createDatabaseGauges([registry]);
  return {
    ...counters,
    async read() {
      setServer();
      setDatabase(await sources.readDatabase());
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
