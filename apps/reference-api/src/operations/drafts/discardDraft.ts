import { discardDraft as forgetDraft } from "../../database/drafts.ts";
import { answerCenter } from "../operation.ts";

/** Forgets a draft of the user. One that is not there is forgotten already. */
export const discardDraft = answerCenter("discardDraft", async (asked) => {
  await forgetDraft(asked, { ...asked.path, version: asked.body.version });
  return { status: 200, body: {} };
});
