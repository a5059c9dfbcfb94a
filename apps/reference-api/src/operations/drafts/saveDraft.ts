import { saveDraft as keepDraft } from "../../database/drafts.ts";
import { answerCenter } from "../operation.ts";

/** Saves the input of a form. It writes no event: pages save every few seconds, and sending the form writes one. */
export const saveDraft = answerCenter("saveDraft", async (asked) => {
  const { id_number: idNumber, ...body } = asked.body;
  return { status: 200, body: { draft: await keepDraft(asked, { ...asked.path, ...body, idNumber }) } };
});
