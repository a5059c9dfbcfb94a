import {
  type ApplicationHead,
  type HeldApplication,
  recordApplicationEvent,
} from "../../database/applications/change-application.ts";
import { addException, changeSet, openSet, type SetRow } from "../../database/biometrics/capture-sets.ts";
import type { WholeCapture } from "../../domain/biometrics/whole-capture.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { checkSupervisor, checkVouchingReason, type Supervisor } from "../check-supervisor.ts";
import type { AskedAtCenter } from "../operation.ts";
import { dropParts, keepPart, reusePart } from "./keep-part.ts";
import { planSubmission, type Submission } from "./plan-submission.ts";
import { type ReadFile, readFiles, type SentBiometrics } from "./sort-files.ts";

type Asked = AskedAtCenter<"submitBiometrics" | "submitApplication">;
type Vouching = Supervisor & { readonly reason: string };

/** A submission whose pictures were read, with the supervisor who vouches for it. */
export interface ReadBiometrics {
  readonly said: SentBiometrics["data"];
  readonly files: readonly ReadFile[];
  readonly vouching: Vouching | undefined;
}

/** Who vouches: the supervisor whose name and password came, or the one who is signed in. */
async function findVouching(asked: Asked, { data }: SentBiometrics): Promise<Vouching | undefined> {
  const { supervisor: sent } = data;
  const { member } = asked.session;
  if (!sent) return undefined;
  const { username, password, otp } = sent;
  if ((username === undefined) !== (password === undefined)) {
    throw refuseFields(
      username === undefined
        ? { username: ["Username is required."] }
        : { password: ["Password is required."] },
    );
  }
  checkVouchingReason(sent.reason);
  const reason = sent.reason.trim();
  if (username !== undefined && password !== undefined) {
    return { ...(await checkSupervisor(asked, { username, password, otp })), reason };
  }
  return member.temp_full_access ? { id: member.id, fullname: member.fullname, reason } : undefined;
}

/** Reads pictures and asks for the supervisor outside of the transaction: others go on meanwhile, and a try counts. */
export async function readBiometrics(asked: Asked, sent: SentBiometrics): Promise<ReadBiometrics> {
  const files = await readFiles(asked, sent);
  return { said: sent.data, files, vouching: await findVouching(asked, sent) };
}

/** Returns the application with its present status as the next one, for events that do not change the status. */
const stay = (application: ApplicationHead): HeldApplication => ({
  ...application,
  to: application.status,
});

/** Writes everything down that a submission keeps. */
async function keepAll(
  asked: Asked,
  where: { readonly application: HeldApplication; readonly set: SetRow },
  plan: Submission,
): Promise<void> {
  await dropParts(asked, plan.dropped);
  for (const part of plan.reused) await reusePart(asked, where, part);
  for (const part of plan.sent) await keepPart(asked, { ...where, before: [] }, part);
  for (const exception of plan.exceptions) await addException(asked, where, exception);
}

/** Returns whether the signed-in user took a part or recorded an exception. Then another supervisor has to vouch. */
const isOwnWork = ({ session }: Asked, { staying, kept, sent, reused, exceptions }: Submission): boolean =>
  sent.length + reused.length + exceptions.length > 0 ||
  staying.some(({ captured_by_id }) => captured_by_id === session.member.id) ||
  kept.some(({ recorded_by }) => recorded_by?.username === session.member.username);

/** Closes a set, with the supervisor who vouches for it. */
async function close(
  asked: Asked,
  { application, set }: { readonly application: HeldApplication; readonly set: SetRow },
  vouching: Vouching | undefined,
): Promise<void> {
  const { now, session } = asked;
  await changeSet(asked, set, {
    closed_by: session.member.id,
    closed_at: now,
    ...(vouching && {
      vouched_by: vouching.id,
      vouched_at: now,
      vouched_reason: vouching.reason,
    }),
  });
  if (!vouching) return;
  const notes = `${vouching.fullname}: ${vouching.reason}`;
  await recordApplicationEvent(asked, application, { action: "vouch", notes });
}

/**
 * Keeps what was sent of an applicant in a set, and closes it. The application is held.
 *
 * @returns what the application shows of it; nothing where it is kept as waiting for a supervisor.
 * @throws Refusal that names each item that is missing, and `supervisor` where one has to vouch.
 */
export async function takeSubmission(
  asked: Asked,
  {
    application: head,
    set: shown,
    dateOfBirth,
  }: {
    readonly application: ApplicationHead;
    readonly set: SetRow | undefined;
    /** As YYYY-MM-DD. */
    readonly dateOfBirth: string;
  },
  { said, files, vouching }: ReadBiometrics,
): Promise<WholeCapture["biometrics"] | undefined> {
  const application = stay(head);
  const plan = await planSubmission(asked, { application, set: shown, said, files }, dateOfBirth);
  const { missing, needsSupervisor, biometrics } = plan.whole;
  const isOwn = vouching?.id === asked.session.member.id && isOwnWork(asked, plan);
  const waits = needsSupervisor && (!vouching || isOwn);
  const asksSupervisor = isOwn
    ? "You took part of this yourself. Another supervisor has to vouch for it."
    : "A supervisor has to vouch for this.";
  const errors = {
    // The registry has seen what a returned application lacks, and has named what it wants.
    ...(head.status !== "returned" && missing),
    ...(waits && !said.wait_for_supervisor && { supervisor: [asksSupervisor] }),
  };
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  const set = shown ?? (await openSet(asked, application.id));
  await keepAll(asked, { application, set }, plan);
  if (!waits) {
    await close(asked, { application, set }, needsSupervisor ? vouching : undefined);
    return biometrics;
  }
  await changeSet(asked, set, { waiting_since: asked.now });
  await recordApplicationEvent(asked, application, { action: "wait_for_supervisor" });
  return undefined;
}
