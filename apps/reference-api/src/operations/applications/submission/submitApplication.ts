import type { components } from "../../../contract/registry.gen.d.ts";
import {
  findApplication,
  type HeldApplication,
  holdApplication,
  subjectOfApplication,
  writeApplicationChange,
} from "../../../database/applications/change-application.ts";
import { readApplication } from "../../../database/applications/read-application.ts";
import { digestPerson, forgetDraftsOf } from "../../../database/drafts.ts";
import { findPerson, type KnownPerson } from "../../../database/people/read-person.ts";
import type { ApplicationStatus } from "../../../domain/applications/application-actions.ts";
import { formatReceivedMessage } from "../../../domain/applications/received-message.ts";
import type { TypeRule } from "../../../domain/applications/type-rules.ts";
import { refuseFields } from "../../../domain/refusal.ts";
import { type ReadBiometrics, readBiometrics, takeSubmission } from "../../biometrics/take-submission.ts";
import type { RightCode } from "../../one-time-passwords/hold-against-code.ts";
import { type AskedAtCenter, answerCenter } from "../../operation.ts";
import {
  checkApplicant,
  checkGuardian,
  findApplying,
  findGuardian,
  holdApplicant,
  refuseGuardian,
} from "../find-applying.ts";
import { verifyApplicationCode } from "../verify-application-code.ts";
import { checkNoneIsActive, checkType, findCardInHand } from "./check-applicant.ts";
import { checkContact } from "./check-contact.ts";
import { answerReasons, formatResolutions } from "./check-resolutions.ts";
import { keepDocuments } from "./keep-documents.ts";
import { type Details, readDetails } from "./read-details.ts";
import { findReasons, insertApplication, writeResolutions } from "./write-submission.ts";

type Asked = AskedAtCenter<"submitApplication">;
type Data = components["schemas"]["NewApplication"];

interface ReadAhead {
  readonly data: Data;
  readonly person: KnownPerson;
  readonly guardian: KnownPerson | undefined;
  readonly code: RightCode | undefined;
  readonly biometrics: ReadBiometrics | undefined;
}

/** Reads pictures and tries a code outside of the transaction: others go on meanwhile, and a try counts. */
async function readAhead(asked: Asked): Promise<ReadAhead> {
  const { data, files = [] } = "data" in asked.body ? asked.body : { data: asked.body };
  const person = await findApplying(asked, data.id_number);
  const guardian = data.guardian && (await findGuardian(asked, data.guardian.id_number));
  const { biometrics: sent } = data;
  if (files.length > 0 && !sent) throw refuseFields({ files: ["Say in biometrics what the files show."] });
  const biometrics = sent && (await readBiometrics(asked, { data: sent, files }));
  const code = data.otp === undefined ? undefined : await verifyApplicationCode(asked, person, data.otp);
  return { data, person, guardian, code, biometrics };
}

/** Who applies for the applicant, where the settings ask for somebody; nothing where that stays as it was. */
function readGuardian(
  asked: Asked,
  { data, person, guardian }: ReadAhead,
  { rule, returned }: { rule: TypeRule; returned: HeldApplication | undefined },
): { guardian_person_id?: number | null; guardian_relationship?: string | null } {
  if (!rule.asksGuardian) return { guardian_person_id: null, guardian_relationship: null };
  if (!guardian || !data.guardian) {
    if (returned?.guardian_person_id != null) return {};
    throw refuseGuardian("A guardian is required.");
  }
  checkGuardian(asked, guardian, person);
  const { relationship } = data.guardian;
  const known = asked.ports.settings.shown.applications.guardian_relationships ?? [];
  if (!known.some(({ code }) => code === relationship)) {
    throw refuseFields({ relationship: ["Relationship is not valid."] });
  }
  return { guardian_person_id: guardian.id, guardian_relationship: relationship };
}

/** The number that messages go to: verified now, or as it was when the application was returned. */
async function readContact(
  asked: Asked,
  { data, guardian, code }: ReadAhead,
  { person, returned }: { person: KnownPerson; returned: HeldApplication | undefined },
): Promise<string | null> {
  const isSent = [data.contact_phone, data.otp_token, data.otp].some((part) => part !== undefined);
  if (returned && !isSent) return returned.contact_phone;
  const guardianId = returned?.guardian_person_id ?? null;
  const before = guardianId === null ? undefined : await findPerson(asked.database, { id: guardianId });
  return checkContact(asked, { person, owner: guardian ?? before ?? person, code }, data);
}

/** Reads what the type of an application asks about; nothing where that stays as it was. */
function readReason(
  { now }: Asked,
  data: Data,
  returned: HeldApplication | undefined,
): Partial<Omit<Details, "changes">> & { readonly changes?: string } {
  if (returned && data.reason_details === undefined) return {};
  const { changes, replaces_fate, ...details } = readDetails(data, now);
  return { ...details, changes: JSON.stringify(changes), replaces_fate };
}

/** Reads everything of an application but its documents and biometrics, as columns. */
async function readColumns(
  asked: Asked,
  ahead: ReadAhead,
  { person, returned }: { person: KnownPerson; returned: HeldApplication | undefined },
) {
  const { data } = ahead;
  const serial = returned ? null : await findCardInHand(asked.database, person);
  const rule = checkType(asked, data.type, { person, hasCard: returned ? null : serial !== null });
  const { replaces_fate, ...details } = readReason(asked, data, returned);
  const columns = {
    ...details,
    ...readGuardian(asked, ahead, { rule, returned }),
    contact_phone: await readContact(asked, ahead, { person, returned }),
    collection_center_id: await checkCenter(asked, data.collection_center_id),
    ...(data.notes !== undefined && { notes: data.notes }),
    ...(serial !== null && { replaces_serial_number: serial, replaces_fate: replaces_fate ?? "kept" }),
  };
  return { rule, columns };
}

async function checkCenter({ database }: Asked, id: number): Promise<number> {
  const center = await database.selectFrom("centers").where("id", "=", id).select("id").executeTakeFirst();
  if (!center) throw refuseFields({ collection_center_id: ["Center is not valid."] });
  return center.id;
}

/** The returned application that is submitted again, held; its type and its person stay. */
async function holdReturned(asked: Asked, { data, person }: ReadAhead, id: number): Promise<HeldApplication> {
  const application = await holdApplication(asked, "resubmitApplication", { id }, { version: data.version });
  if (application.person_id !== person.id) {
    throw refuseFields({ id_number: ["This application is of somebody else."] });
  }
  if (application.type !== data.type) {
    throw refuseFields({
      type: ["The type of an application cannot be changed. Cancel it and make a new one."],
    });
  }
  return application;
}

async function findNew({ database }: Asked, id: number): Promise<HeldApplication> {
  const application = await findApplication(database, { id });
  if (!application) throw new Error("An application that was made is not there.");
  return { ...application, to: application.status };
}

/** Where an application stands, by whether it waits for biometrics or for a supervisor who vouches for them. */
function readStatus({ payment_status }: HeldApplication, waits: boolean): ApplicationStatus {
  if (waits) return "pending_biometrics";
  return payment_status === "pending" ? "pending_payment" : "submitted";
}

async function tellReceived(
  { database, center, now, ports }: Asked,
  application: HeldApplication,
  phone: string | null,
) {
  if (phone === null) return;
  const message = {
    batchId: null,
    purpose: "application_received" as const,
    subject: subjectOfApplication(application),
    phone,
    body: formatReceivedMessage(application.application_no, center.name),
  };
  await ports.sms(database, [message], now);
}

/** Submits an application, or a returned one again, after checking all of it in one transaction. */
export const submitApplication = answerCenter(
  "submitApplication",
  async (asked, ahead: ReadAhead) => {
    const { data } = ahead;
    if (!data.declared) throw refuseFields({ declared: ["The declaration is required."] });
    const person = await holdApplicant(asked.database, ahead.person);
    const { resubmission_of: returnedId } = data;
    const returned = returnedId === undefined ? undefined : await holdReturned(asked, ahead, returnedId);
    if (!returned) await checkNoneIsActive(asked, person);
    checkApplicant(person);
    const { rule, columns } = await readColumns(asked, ahead, { person, returned });
    const reasons = returned ? answerReasons(await findReasons(asked.database, returned), data) : [];
    const application =
      returned ?? (await findNew(asked, await insertApplication(asked, person, data.type, columns)));
    await keepDocuments(asked, { id: application.id, person, required: rule.documents }, data.documents);

    const dateOfBirth = person.date_of_birth;
    const taken =
      ahead.biometrics &&
      (await takeSubmission(asked, { application, set: undefined, dateOfBirth }, ahead.biometrics));
    const waits = ahead.biometrics ? !taken : application.photo === "missing";
    const to = readStatus(application, waits);
    await writeResolutions(asked.database, reasons);
    await writeApplicationChange(
      asked,
      { ...application, to, ...(!returned && { version: 0 }) },
      {
        action: returned ? "resubmit" : "create",
        isFirst: !returned,
        set: {
          ...columns,
          ...taken,
          ...(returned && { round: returned.round + 1 }),
          ...(to === "submitted" && { submitted_at: asked.now }),
        },
        notes: reasons.length > 0 ? formatResolutions(reasons) : null,
      },
    );
    await forgetDraftsOf(asked.database, {
      userId: asked.session.member.id,
      form: returned ? "resubmit_application" : "new_application",
      personDigest: digestPerson(asked.ports, person.id_number),
    });
    await tellReceived(asked, application, columns.contact_phone ?? person.phone);
    const answer = await readApplication(asked, application.id);
    return returned
      ? { status: 200, body: { application: answer, message: "Application resubmitted" } }
      : { status: 201, body: { application: answer, message: "Application submitted" } };
  },
  readAhead,
);
