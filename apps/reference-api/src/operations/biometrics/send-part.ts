import { holdApplication } from "../../database/applications/change-application.ts";
import { changeSet, openSet, readSet } from "../../database/biometrics/capture-sets.ts";
import { listParts } from "../../database/biometrics/captured-parts.ts";
import type { CaptureItem } from "../../domain/biometrics/capture-items.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type AskedAtCenter, answerCenter, type Operation } from "../operation.ts";
import { describeFileProblem } from "../refuse-file.ts";
import { findApplicant, readerOf } from "./find-applicant.ts";
import {
  checkAsked,
  checkOtherPrints,
  describeHow,
  keepPart,
  type SaidHow,
  type SentPart,
} from "./keep-part.ts";

type SendingId = "sendPhotograph" | "sendFingerprint" | "sendSignature";
type Asked = AskedAtCenter<SendingId>;

/** A part that was read, and the application that it is for. */
interface ReadAhead {
  readonly applicationId: number;
  readonly sent: SentPart;
}

/** Answers a call that sends one part: reads it outside of the transaction, and keeps it in the open set. */
export function answerPart<Id extends SendingId>(
  id: Id,
  describe: (body: AskedAtCenter<Id>["body"]) => { readonly item: CaptureItem; readonly said: SaidHow },
): Operation {
  const readAhead = async (asked: AskedAtCenter<Id> & Asked): Promise<ReadAhead> => {
    const { body, ports } = asked;
    const read = readerOf(asked);
    const { item, said } = describe(body);
    checkAsked(ports.settings, item, "finger");
    const { applicationId } = await findApplicant(asked, body.id_number);
    const found = await read(body.file.bytes, item.kind);
    if ("problem" in found) {
      const { code, message } = describeFileProblem(found.problem, item.kind);
      throw new Refusal(400, { message, code, errors: { file: [message] } });
    }
    return { applicationId, sent: { item, read: found, how: describeHow(ports.settings, item, said) } };
  };
  const answer = async (asked: Asked, { applicationId, sent }: ReadAhead) => {
    const { database } = asked;
    const application = await holdApplication(asked, "takeBiometrics", { id: applicationId });
    const set = await openSet(asked, application.id);
    const before = await listParts(database, set.id);
    checkOtherPrints({ item: sent.item, digest: sent.read.digest }, before);
    await keepPart(asked, { application, set, before }, sent);
    await changeSet(asked, set);
    return { status: 201 as const, body: { set: await readSet(database, set.id) } };
  };
  return answerCenter<SendingId, ReadAhead>(id, answer, readAhead as (asked: Asked) => Promise<ReadAhead>);
}
