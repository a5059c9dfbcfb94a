import { formatSession } from "../../session/format-session.ts";
import { answerMember } from "../operation.ts";

/** Says who is signed in, where, and with which anti-forgery token. */
export const getUser = answerMember("getUser", async ({ session }) => ({
  status: 200,
  body: formatSession(session),
}));
