import {
  type ApplicationHead,
  type HeldApplication,
  holdApplication,
  recordApplicationEvent,
  writeApplicationChange,
} from "../../database/applications/change-application.ts";
import { formatApplicationSummary, selectApplications } from "../../database/applications/read-summary.ts";
import {
  addException,
  changeSet,
  findSet,
  findSetInHand,
  openSet,
  refuseChanged,
  type SetRow,
} from "../../database/biometrics/capture-sets.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { checkSupervisor, checkVouchingReason, type Supervisor } from "../check-supervisor.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { type Applicant, findApplicant } from "./find-applicant.ts";
import { dropParts, keepPart, reusePart } from "./keep-part.ts";
import { planSubmission, type Submission } from "./plan-submission.ts";
import { type ReadFile, readFiles } from "./sort-files.ts";

type Asked = AskedAtCenter<"submitBiometrics">;
type Vouching = Supervisor & { readonly reason: string };

interface ReadAhead extends Applicant {
  readonly files: readonly ReadFile[];
  readonly vouching: Vouching | undefined;
}

/** Who vouches: the supervisor whose name and password came, or the one who is signed in. */
async function findVouching(asked: Asked): Promise<Vouching | undefined> {
  const { supervisor: sent } = asked.body.data;
  const { member } = asked.session;
  if (!sent) return undefined;
  const { username, password } = sent;
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
    return { ...(await checkSupervisor(asked, { username, password })), reason };
  }
  return member.temp_full_access ? { id: member.id, fullname: member.fullname, reason } : undefined;
}

/** Reads pictures and asks for the supervisor outside of the transaction: others go on meanwhile, and a try counts. */
async function readAhead(asked: Asked): Promise<ReadAhead> {
  const applicant = await findApplicant(asked, asked.body.data.id_number);
  const files = await readFiles(asked);
  return { ...applicant, files, vouching: await findVouching(asked) };
}

/** Finds the set that is submitted, and refuses one that has changed since it was shown. */
async function findShownSet({ database, center, body }: Asked, { id }: ApplicationHead) {
  const { batch_id: batchId, version } = body.data;
  const set =
    batchId === undefined
      ? await findSetInHand(database, { applicationId: id, centerId: center.id })
      : await findSet(database, batchId);
  if (batchId !== undefined && set?.application_id !== id) {
    throw refuseFields({ batch_id: ["These biometrics were not found. Load the applicant again."] });
  }
  const isChanged = set && (set.closed_at !== null || (version !== undefined && version !== set.version));
  if (isChanged) throw await refuseChanged(database, set);
  return set;
}

/** Returns the application with its present status as the next one, for events that do not change the status. */
const stay = (application: HeldApplication): HeldApplication => ({ ...application, to: application.status });

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

/** Closes a set, and moves its application on. */
async function close(
  asked: Asked,
  application: HeldApplication,
  { set, plan, vouching }: { set: SetRow; plan: Submission; vouching: Vouching | undefined },
): Promise<void> {
  const { now, session } = asked;
  const to = application.payment_status === "pending" ? "pending_payment" : application.to;
  await changeSet(asked, set, {
    closed_by: session.member.id,
    closed_at: now,
    ...(vouching && {
      vouched_by: vouching.id,
      vouched_at: now,
      vouched_reason: vouching.reason,
    }),
  });
  if (vouching) {
    const held = stay(application);
    const notes = `${vouching.fullname}: ${vouching.reason}`;
    await recordApplicationEvent(asked, held, { action: "vouch", notes });
  }
  await writeApplicationChange(
    asked,
    { ...application, to },
    {
      action: "submit_biometrics",
      set: { ...plan.whole.biometrics, ...(to === "submitted" && { submitted_at: now }) },
    },
  );
}

async function answerApplication({ database, now }: Asked, id: number, message: string) {
  const row = await selectApplications(database).where("a.id", "=", id).executeTakeFirstOrThrow();
  return { status: 200 as const, body: { application: formatApplicationSummary(row, now), message } };
}

/** Submits an applicant's biometrics, whole or as waiting for a supervisor, and moves the application on. */
export const submitBiometrics = answerCenter(
  "submitBiometrics",
  async (asked, { person, applicationId, files, vouching }: ReadAhead) => {
    const { now, body } = asked;
    let shown: SetRow | undefined;
    const check = async (head: ApplicationHead) => {
      shown = await findShownSet(asked, head);
    };
    const application = await holdApplication(asked, "submitBiometrics", { id: applicationId }, { check });
    const plan = await planSubmission(asked, { application, set: shown, files }, person.date_of_birth);
    const { missing, needsSupervisor } = plan.whole;
    const isOwn = vouching?.id === asked.session.member.id && isOwnWork(asked, plan);
    const waits = needsSupervisor && (!vouching || isOwn);
    const asksSupervisor = isOwn
      ? "You took part of this yourself. Another supervisor has to vouch for it."
      : "A supervisor has to vouch for this.";
    const errors = {
      ...missing,
      ...(waits && !body.data.wait_for_supervisor && { supervisor: [asksSupervisor] }),
    };
    if (Object.keys(errors).length > 0) throw refuseFields(errors);

    const set = shown ?? (await openSet(asked, application.id));
    await keepAll(asked, { application: stay(application), set }, plan);
    if (!waits) {
      await close(asked, application, { set, plan, vouching: needsSupervisor ? vouching : undefined });
      return answerApplication(asked, application.id, "Biometrics saved");
    }
    await changeSet(asked, set, { waiting_since: now });
    await recordApplicationEvent(asked, stay(application), { action: "wait_for_supervisor" });
    return answerApplication(asked, application.id, "Saved. It waits for a supervisor.");
  },
  readAhead,
);
