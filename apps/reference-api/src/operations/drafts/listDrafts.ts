import { listDrafts as readDrafts } from "../../database/drafts.ts";
import { answerCenter } from "../operation.ts";

/** The drafts of a form that the user has at the session's centre, newest first. */
export const listDrafts = answerCenter("listDrafts", async (asked) => ({
  status: 200,
  body: { drafts: await readDrafts(asked, asked.path.form) },
}));
