import type { Database } from "../database/tables.ts";
import type { ApplicationStatus } from "../domain/applications/application-actions.ts";
import { readApplicationNo } from "../domain/written-forms.ts";

/** How many applications one page shows. */
const shown = 50;

/** The words for every status. */
export const statusWords: Readonly<Record<ApplicationStatus, string>> = {
  pending_biometrics: "waiting for biometrics",
  pending_payment: "waiting for payment",
  submitted: "submitted",
  under_review: "in review",
  returned: "returned",
  approved: "approved",
  printing: "printing",
  dispatched: "in dispatch",
  ready: "ready",
  collected: "collected",
  rejected: "rejected",
  cancelled: "cancelled",
};

/** What waits at the registry, by the status in which it waits. One that is approved has no card yet. */
export const queues = ["submitted", "under_review", "approved", "pending_payment"] as const;

/** A status in which applications wait at the registry. */
export type Queue = (typeof queues)[number];

/** Whether a word names such a status. */
export const isQueue = (word: string): word is Queue => queues.some((queue) => queue === word);

function selectWaiting(database: Database) {
  return database
    .selectFrom("applications as a")
    .innerJoin("people as p", "p.id", "a.person_id")
    .innerJoin("centers as c", "c.id", "a.collection_center_id")
    .leftJoin("centers as o", "o.id", "a.created_center_id")
    .select(["a.id", "a.application_no", "a.status", "a.status_at", "a.type"])
    .select(["a.payment_amount", "a.payment_currency", "p.id_number", "p.name_en"])
    .select(["c.name as collection_center", "o.name as created_center"]);
}

/** An application as the page shows it. */
export type WaitingApplication = Awaited<
  ReturnType<ReturnType<typeof selectWaiting>["executeTakeFirstOrThrow"]>
>;

/** What the page shows. */
export interface RegistryQueue {
  readonly queue: Queue;
  readonly counts: Readonly<Record<Queue, number>>;
  /** Those that have waited longest; the one with the number where one is given, whatever its status. */
  readonly applications: readonly WaitingApplication[];
  /** What was looked for, as it was typed. */
  readonly number: string;
}

/** Reads what waits in one status. */
export async function readQueue(database: Database, queue: Queue, number: string): Promise<RegistryQueue> {
  const counted = await database
    .selectFrom("applications")
    .where("status", "in", queues)
    .groupBy("status")
    .select(["status", (is) => is.fn.countAll<number>().as("count")])
    .execute();
  const counts = Object.fromEntries(
    queues.map((each) => [each, counted.find(({ status }) => status === each)?.count ?? 0]),
  ) as Record<Queue, number>;
  const waiting = selectWaiting(database);
  const applications = await (number.trim() === ""
    ? waiting.where("a.status", "=", queue)
    : waiting.where("a.application_no", "=", readApplicationNo(number))
  )
    .orderBy("a.status_at")
    .orderBy("a.id")
    .limit(shown)
    .execute();
  return { queue, counts, applications, number };
}

/** What became of an application that a form was about, by the id in the page's address. */
export async function findSaid(database: Database, id: string) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
  return database
    .selectFrom("applications as a")
    .leftJoin("cards as k", "k.application_no", "a.application_no")
    .where("a.id", "=", Number(id))
    .select(["a.application_no", "a.status", "k.serial_number"])
    .executeTakeFirst();
}
