import {
  type ApplicationHead,
  holdApplication,
  writeApplicationChange,
} from "../../database/applications/change-application.ts";
import { formatApplicationSummary, selectApplications } from "../../database/applications/read-summary.ts";
import {
  findSet,
  findSetInHand,
  refuseChanged,
  type SetRow,
} from "../../database/biometrics/capture-sets.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { type Applicant, findApplicant } from "./find-applicant.ts";
import { type ReadBiometrics, readBiometrics, takeSubmission } from "./take-submission.ts";

type Asked = AskedAtCenter<"submitBiometrics">;

type ReadAhead = Applicant & { readonly sent: ReadBiometrics };

async function readAhead(asked: Asked): Promise<ReadAhead> {
  const { data, files = [] } = asked.body;
  const applicant = await findApplicant(asked, data.id_number);
  return { ...applicant, sent: await readBiometrics(asked, { data, files }) };
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

async function answerApplication(asked: Asked, id: number, message: string) {
  const row = await selectApplications(asked.database).where("a.id", "=", id).executeTakeFirstOrThrow();
  return { status: 200 as const, body: { application: formatApplicationSummary(row, asked), message } };
}

/** Submits an applicant's biometrics, whole or as waiting for a supervisor, and moves the application on. */
export const submitBiometrics = answerCenter(
  "submitBiometrics",
  async (asked, { person, applicationId, sent }: ReadAhead) => {
    let set: SetRow | undefined;
    const check = async (head: ApplicationHead) => {
      set = await findShownSet(asked, head);
    };
    const application = await holdApplication(asked, "submitBiometrics", { id: applicationId }, { check });
    const dateOfBirth = person.date_of_birth;
    const biometrics = await takeSubmission(asked, { application, set, dateOfBirth }, sent);
    if (!biometrics) {
      return answerApplication(asked, application.id, "Saved. It waits for a supervisor.");
    }
    const to = application.payment_status === "pending" ? "pending_payment" : application.to;
    await writeApplicationChange(
      asked,
      { ...application, to },
      {
        action: "submit_biometrics",
        set: { ...biometrics, ...(to === "submitted" && { submitted_at: asked.now }) },
      },
    );
    return answerApplication(asked, application.id, "Biometrics saved");
  },
  readAhead,
);
