import { sql } from "kysely";
import { Refusal } from "../../http/refusal.ts";
import { answerAnyone } from "../operation.ts";

/** Says whether the server and its database are ready. */
export const getHealth = answerAnyone("getHealth", async ({ database }) => {
  try {
    await sql`select 1`.execute(database);
  } catch {
    throw new Refusal(503, { message: "The database does not answer.", code: "unavailable" });
  }
  return { status: 200, body: { status: "ok" as const } };
});
