import { recordAct } from "../../database/audit.ts";
import { endSessions } from "../../session/sessions.ts";
import { answerMember } from "../operation.ts";

/** Ends the session. */
export const logout = answerMember("logout", async (asked) => {
  const { database, session } = asked;
  await endSessions(database, { idHash: session.idHash });
  await recordAct(asked, {
    action: "sign_out",
    subject: { type: "user", id: session.member.id },
  });
  return { status: 200, body: {}, session: null };
});
