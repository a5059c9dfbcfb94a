import type { Selectable, Updateable } from "kysely";
import {
  type ApplicationAction,
  type ApplicationActor,
  type ApplicationStatus,
  applicationActions,
  decideApplicationAction,
} from "../../domain/applications/application-actions.ts";
import { Refusal, refuseByRule, refuseMissing } from "../../domain/refusal.ts";
import type { Subject } from "../../domain/subject.ts";
import type { Acting } from "../acting.ts";
import type { ApplicationTables } from "../application-tables.ts";
import { recordAct, recordEvent } from "../audit.ts";
import { type Staff, staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";

/** The registry itself, which changes applications outside of the staff's screens. */
export interface RegistryActing {
  readonly database: Database;
  readonly now: Date;
  readonly session?: undefined;
}

/** The number of an application as the database or as people have it. */
export type ApplicationKey = { readonly id: number } | { readonly applicationNo: string };

/** What decides who may see an application and what may be done with it, and all its columns. */
export interface ApplicationHead extends Selectable<ApplicationTables["applications"]> {
  /** Null for one made online. */
  readonly created_center: { readonly id: number; readonly name: string } | null;
  /** Null where the registry, or an applicant online, changed it last. */
  readonly changer: Staff | null;
}

/** An application that this transaction holds, with the status that the action will lead to. */
export interface HeldApplication extends ApplicationHead {
  readonly to: ApplicationStatus;
}

/** Returns an application as a subject. */
export const subjectOfApplication = ({ id }: Pick<ApplicationHead, "id">): Subject<"application"> => ({
  type: "application",
  id,
});

/** Says that there is no such application, or none that this centre may know of. */
export const refuseNoApplication = () => refuseMissing("Application not found.");

const where = (key: ApplicationKey) => ("id" in key ? { id: key.id } : { application_no: key.applicationNo });

/** Finds an application without locking it; returns nothing if there is no such application. */
export async function findApplication(
  database: Database,
  key: ApplicationKey,
): Promise<ApplicationHead | undefined> {
  const row = await database
    .selectFrom((from) =>
      from
        .selectFrom("applications")
        .where((is) => is.and(where(key)))
        .selectAll()
        .as("a"),
    )
    .leftJoin("centers as o", "o.id", "a.created_center_id")
    .selectAll("a")
    .select("o.name as created_center_name")
    .select(staffOf("a.changed_by").as("changer"))
    .executeTakeFirst();
  if (!row) return undefined;
  const { created_center_name: name, ...head } = row;
  const id = head.created_center_id;
  return { ...head, created_center: id !== null && name !== null ? { id, name } : null };
}

/** Whether staff work at a centre that made an application or hands its card over, or have full access. */
export function isAtCenterOf(
  { session, center }: Pick<Acting, "session" | "center">,
  application: Pick<ApplicationHead, "created_center_id" | "collection_center_id">,
): boolean {
  const { created_center_id, collection_center_id } = application;
  return session.member.temp_full_access || [created_center_id, collection_center_id].includes(center.id);
}

/** Whether staff see an application: those of the centre that made it or hands its card over, and full access. */
export function isSeenBy(
  acting: Pick<Acting, "session" | "center">,
  application: Pick<ApplicationHead, "channel" | "created_center_id" | "collection_center_id">,
): boolean {
  // One made online is the registry's own: staff see it by its person's status.
  return application.channel === "center" && isAtCenterOf(acting, application);
}

/** Finds an application that staff of this centre see; another centre's is as if it were not there. */
export async function findSeenApplication(
  acting: Pick<Acting, "database" | "session" | "center">,
  applicationId: number,
): Promise<ApplicationHead> {
  const application = await findApplication(acting.database, { id: applicationId });
  if (!application || !isSeenBy(acting, application)) throw refuseNoApplication();
  return application;
}

/** Refuses staff of a centre that may see the application, and may not do this with it. */
function checkCreator(
  { session, center }: Acting,
  { created_center, application_no }: ApplicationHead,
): void {
  if (session.member.temp_full_access || created_center?.id === center.id) return;
  throw new Refusal(403, {
    message: `This application was made at ${created_center?.name ?? "another center"}.`,
    code: "other_center",
    context: { center: created_center, application_no },
  });
}

function refuseStale({ changer, version, changed_at }: ApplicationHead): Refusal {
  return new Refusal(409, {
    message: `This application was changed by ${changer?.fullname ?? "the registry"}.`,
    code: "stale_version",
    context: { version, changed_by: changer, changed_at: changed_at.toISOString() },
  });
}

/**
 * Holds an application until the transaction ends, after checking that there is one, that who asks may do this, that
 * nobody changed it since the version the screen shows, and that its status allows it.
 */
export async function holdApplication(
  acting: Acting | RegistryActing,
  action: ApplicationAction,
  key: ApplicationKey,
  {
    version,
    check,
  }: {
    readonly version?: number | undefined;
    /** Refuses it before its status is looked at. */
    readonly check?: (application: ApplicationHead) => Promise<void>;
  } = {},
): Promise<HeldApplication> {
  const { database } = acting;
  const by: ApplicationActor = applicationActions[action].by;
  const isOpenTo = by === "capturer" ? isAtCenterOf : isSeenBy;
  // Held first and read afterwards: a statement that waits for a lock goes on with the joins it began with.
  const held = await database
    .selectFrom("applications")
    .where((is) => is.and(where(key)))
    .select("id")
    .forUpdate()
    .execute();
  const application = held[0] && (await findApplication(database, { id: held[0].id }));
  if (!application || (acting.session && !isOpenTo(acting, application))) throw refuseNoApplication();
  if ((by === "registry") === (acting.session !== undefined)) {
    throw new Error(`${action} was asked for by somebody else than the ${by}.`);
  }
  if (acting.session && by === "creator") checkCreator(acting, application);
  if (version !== undefined && version !== application.version) throw refuseStale(application);
  await check?.(application);
  const decision = decideApplicationAction(action, application.status);
  if ("refusal" in decision) {
    throw refuseByRule({ ...decision.refusal, context: { status: application.status } });
  }
  return { ...application, to: decision.to };
}

/** What happened to an application, for its history and the audit trail. */
export interface ApplicationChange {
  readonly action: string;
  /** The columns that it sets beside status and version. */
  readonly set?: Omit<
    Updateable<ApplicationTables["applications"]>,
    "id" | "application_no" | "status" | "status_at" | "version" | "changed_by" | "changed_at"
  >;
  readonly notes?: string | null | undefined;
  /** Whether the application's own history has it; that is so where it is left out. */
  readonly isInHistory?: boolean;
  /** Whether it is the first thing that happened: there was no status before. */
  readonly isFirst?: boolean;
}

/** Writes something down about an application; without a session it is the registry that did it. */
export async function recordApplicationEvent(
  acting: Acting | RegistryActing,
  application: Pick<ApplicationHead, "id" | "status"> & { readonly to?: ApplicationStatus },
  { action, notes = null, isInHistory = true, isFirst = false }: Omit<ApplicationChange, "set">,
): Promise<void> {
  const event = {
    action,
    subject: subjectOfApplication(application),
    fromStatus: isFirst ? null : application.status,
    toStatus: application.to ?? application.status,
    notes,
    isInHistory,
  };
  if (acting.session) return recordAct(acting, event);
  const { database, now } = acting;
  await recordEvent(database, { ...event, at: now, actorId: null, centerId: null, address: null });
}

/** Writes the new status of a held application, its next version and the event, in one transaction. */
export async function writeApplicationChange(
  acting: Acting | RegistryActing,
  application: HeldApplication,
  change: ApplicationChange,
): Promise<void> {
  const { database, now, session } = acting;
  await database
    .updateTable("applications")
    .set({
      ...change.set,
      status: application.to,
      ...(application.to !== application.status && { status_at: now }),
      version: application.version + 1,
      changed_by: session?.member.id ?? null,
      changed_at: now,
    })
    .where("id", "=", application.id)
    .execute();
  await recordApplicationEvent(acting, application, change);
}
