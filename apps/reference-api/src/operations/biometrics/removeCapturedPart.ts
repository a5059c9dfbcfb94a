import { recordApplicationEvent } from "../../database/applications/change-application.ts";
import { changeSet, readSet } from "../../database/biometrics/capture-sets.ts";
import { listParts } from "../../database/biometrics/captured-parts.ts";
import { nameItem } from "../../domain/biometrics/capture-items.ts";
import { answerCenter } from "../operation.ts";
import { holdOpenSet } from "./hold-set.ts";
import { dropParts } from "./keep-part.ts";

/** Takes a part out of an open set. One that is out already leaves the set as it is. */
export const removeCapturedPart = answerCenter("removeCapturedPart", async (asked) => {
  const { database, path } = asked;
  const { application, set } = await holdOpenSet(asked);
  const part = (await listParts(database, set.id)).find(({ id }) => id === path.partId);
  if (part) {
    await dropParts(asked, [part]);
    await changeSet(asked, set);
    await recordApplicationEvent(asked, application, {
      action: "remove_capture",
      notes: nameItem(part),
      isInHistory: false,
    });
  }
  return { status: 200, body: { set: await readSet(database, set.id) } };
});
