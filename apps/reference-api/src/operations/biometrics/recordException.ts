import { holdApplication } from "../../database/applications/change-application.ts";
import { addException, changeSet, openSet, readSet } from "../../database/biometrics/capture-sets.ts";
import { listParts } from "../../database/biometrics/captured-parts.ts";
import { nameItem } from "../../domain/biometrics/capture-items.ts";
import { answerCenter } from "../operation.ts";
import { checkException } from "./check-exception.ts";
import { type Applicant, findApplicant } from "./find-applicant.ts";
import { dropParts } from "./keep-part.ts";

/** Records that a finger or a signature cannot be taken; what was taken of it before goes. */
export const recordException = answerCenter(
  "recordException",
  async (asked, { applicationId }: Applicant) => {
    const { body, database, ports } = asked;
    const name = nameItem(checkException(ports.settings, body.exception));
    const application = await holdApplication(asked, "takeBiometrics", { id: applicationId });
    const set = await openSet(asked, application.id);
    const parts = await listParts(database, set.id);
    await dropParts(
      asked,
      parts.filter((each) => nameItem(each) === name),
    );
    await addException(asked, { application, set }, body.exception);
    await changeSet(asked, set);
    return { status: 201, body: { set: await readSet(database, set.id) } };
  },
  (asked) => findApplicant(asked, asked.body.id_number),
);
