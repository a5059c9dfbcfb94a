import {
  findApplication,
  type HeldApplication,
  holdApplication,
  isAtCenterOf,
} from "../../database/applications/change-application.ts";
import {
  findSet,
  findSetInHand,
  refuseChanged,
  type SetRow,
  takeOver,
} from "../../database/biometrics/capture-sets.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import type { AskedAtCenter } from "../operation.ts";

type Asked = AskedAtCenter<"getCaptureSet" | "removeCapturedPart" | "removeException">;

const refuseNoSet = () => refuseMissing("These biometrics were not found.");

/** Finds a set that staff of this centre may see, open or closed. */
export async function findSeenSet(asked: Asked): Promise<SetRow> {
  const set = await findSet(asked.database, asked.path.id);
  const application = set && (await findApplication(asked.database, { id: set.application_id }));
  if (!application || !isAtCenterOf(asked, application)) throw refuseNoSet();
  return set;
}

/** Holds the application of an open set until the transaction ends, and reads the set as it is then. */
export async function holdOpenSet(
  asked: Asked,
): Promise<{ readonly application: HeldApplication; readonly set: SetRow }> {
  const { database } = asked;
  const { application_id: id, batch_id } = await findSeenSet(asked);
  const check = async () => {
    const set = await findSet(database, batch_id);
    if (set?.closed_at) throw await refuseChanged(database, set);
  };
  const application = await holdApplication(asked, "takeBiometrics", { id }, { check });
  const set = await findSet(database, batch_id);
  if (!set) throw refuseNoSet();
  const inHand = await findSetInHand(database, { applicationId: id, centerId: asked.center.id });
  return { application, set: inHand?.id === set.id ? await takeOver(asked, set) : set };
}
