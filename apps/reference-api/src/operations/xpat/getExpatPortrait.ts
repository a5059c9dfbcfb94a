import { recordAct } from "../../database/audit.ts";
import { findInSession, subjectOfExpat } from "../../database/xpat/found-expats.ts";
import { findPhoto } from "../../database/xpat/read-expats.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { AnsweredFile, type AskedAtCenter, answerCenter } from "../operation.ts";

/** Writes down that somebody looks at the photograph of a foreign worker whom their session has found. */
async function lookAt(asked: AskedAtCenter<"getExpatPortrait">): Promise<void> {
  const { id } = asked.path;
  // The same for somebody whom the registry does not know: nobody tries numbers here.
  if (!(await findInSession(asked, id))) throw refuseMissing("Find this person first.");
  await recordAct(asked, { action: "view", subject: subjectOfExpat(id), notes: "portrait" });
}

/** Shows the photograph of a foreign worker who was just looked up. */
export const getExpatPortrait = answerCenter(
  "getExpatPortrait",
  async ({ database, path, ports }) => {
    const token = await findPhoto(database, path.id);
    const bytes = token === undefined ? undefined : await ports.files.read(token);
    if (!bytes) throw refuseMissing("The registry has no photograph of this person.");
    return { status: 200, body: new AnsweredFile(bytes, "image/jpeg", "person.jpg") };
  },
  lookAt,
);
