import { answerMember } from "../operation.ts";

/** Lists where the user is signed in. */
export const listSessions = answerMember("listSessions", async () => ({
  status: 200,
  body: { sessions: [] },
}));
