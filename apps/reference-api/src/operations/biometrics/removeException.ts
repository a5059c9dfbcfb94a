import { recordApplicationEvent } from "../../database/applications/change-application.ts";
import {
  changeSet,
  itemOfException,
  listExceptions,
  readSet,
  removeExceptionOf,
} from "../../database/biometrics/capture-sets.ts";
import { nameItem } from "../../domain/biometrics/capture-items.ts";
import { answerCenter } from "../operation.ts";
import { holdOpenSet } from "./hold-set.ts";

/** Takes an exception back. One that is gone already leaves the set as it is. */
export const removeException = answerCenter("removeException", async (asked) => {
  const { database, path } = asked;
  const { application, set } = await holdOpenSet(asked);
  const exception = (await listExceptions(database, set.id)).find(({ id }) => id === path.exceptionId);
  if (exception) {
    const item = itemOfException(exception);
    await removeExceptionOf(database, set.id, item);
    await changeSet(asked, set);
    await recordApplicationEvent(asked, application, {
      action: "remove_exception",
      notes: nameItem(item),
      isInHistory: false,
    });
  }
  return { status: 200, body: { set: await readSet(database, set.id) } };
});
