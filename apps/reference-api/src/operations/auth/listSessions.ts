import { listSessions as list } from "../../session/sessions.ts";
import { answerMember } from "../operation.ts";

/** Lists where the user is signed in, newest first. */
export const listSessions = answerMember("listSessions", async ({ database, session, now }) => {
  const sessions = await list(database, session.member.id, now);
  return {
    status: 200,
    body: {
      sessions: sessions.map(({ idHash, browser, center, address, signedInAt, lastUsedAt }) => ({
        is_current: idHash === session.idHash,
        is_this_browser: browser !== null && browser === session.browser,
        center,
        address,
        signed_in_at: signedInAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
      })),
    },
  };
});
