import { findRecord, recordView } from "../../database/issuance/find-record.ts";
import { formatIssuance } from "../../database/issuance/read-issuance.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";

/** The completed hand-over of a card of this centre. */
export const getCompletedIssuance = answerCenter(
  "getCompletedIssuance",
  async (asked) => {
    const issuance = await formatIssuance(asked, await findRecord(asked, asked.path.id, "completed"));
    return { status: 200, body: { issuance, extensions: listExtensions(asked.ports) } };
  },
  (asked) => recordView(asked, asked.path.id, "completed"),
);
