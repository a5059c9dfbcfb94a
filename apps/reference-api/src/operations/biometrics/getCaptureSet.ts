import { readSet } from "../../database/biometrics/capture-sets.ts";
import { answerCenter } from "../operation.ts";
import { findSeenSet } from "./hold-set.ts";

/** What was taken of an applicant so far, wherever it was taken. */
export const getCaptureSet = answerCenter("getCaptureSet", async (asked) => {
  const { id } = await findSeenSet(asked);
  return { status: 200, body: { set: await readSet(asked.database, id) } };
});
