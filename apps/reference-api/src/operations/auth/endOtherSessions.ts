import { recordAct } from "../../database/audit.ts";
import { endSessions, listSessions } from "../../session/sessions.ts";
import { answerMember } from "../operation.ts";

/** Ends every other session of the user. */
export const endOtherSessions = answerMember("endOtherSessions", async (asked) => {
  const { database, session, now } = asked;
  const { id } = session.member;
  const others = (await listSessions(database, id, now)).filter(({ idHash }) => idHash !== session.idHash);
  // Expired sessions end too: a clock that is put back must not bring them back.
  const gone = await endSessions(database, { userId: id, but: session });
  const ended = others.filter(({ idHash }) => gone.includes(idHash)).length;
  await recordAct(asked, {
    action: "end_sessions",
    subject: { type: "user", id },
    notes: `${ended} ended`,
  });
  return { status: 200, body: { message: "Signed out elsewhere", ended } };
});
