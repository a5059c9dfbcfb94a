import { recordAct } from "../../database/audit.ts";
import { endIdleSession, endSessions } from "../../session/sessions.ts";
import { answerMember } from "../operation.ts";

/** Ends the session. The centre is kept where the page signs out by itself, and forgotten where the user does. */
export const logout = answerMember("logout", async (asked) => {
  const { database, session, isBackground, now } = asked;
  if (isBackground) await endIdleSession(database, session.idHash, now);
  else await endSessions(database, { userId: session.member.id, of: session });
  await recordAct(asked, {
    action: "sign_out",
    subject: { type: "user", id: session.member.id },
  });
  return { status: 200, body: {}, session: null };
});
