import { answerMember } from "../operation.ts";

/** Ends every other session of the user. */
export const endOtherSessions = answerMember("endOtherSessions", async () => ({
  status: 200,
  body: { message: "Signed out elsewhere", ended: 0 },
}));
