import { Refusal } from "../../domain/refusal.ts";
import { type MessageBacklog, readBacklog } from "../../messages/read-backlog.ts";
import { answerAnyone } from "../operation.ts";

/** Says whether the server and its database are ready, and what it has not been able to send. */
export const getHealth = answerAnyone("getHealth", async ({ database, now, ports }) => {
  let backlog: MessageBacklog;
  try {
    backlog = await readBacklog(database, now);
  } catch {
    throw new Refusal(503, { message: "The database does not answer.", code: "unavailable" });
  }
  return {
    status: 200,
    body: {
      status: "ok" as const,
      messages: { provider: ports.smsProvider?.name ?? ("none" as const), ...backlog },
    },
  };
});
