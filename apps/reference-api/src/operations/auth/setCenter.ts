import { recordAct } from "../../database/audit.ts";
import { centerColumns, formatCenter } from "../../database/centers.ts";
import { Refusal } from "../../domain/refusal.ts";
import { answerMember } from "../operation.ts";

/** Selects one of the user's centres for the session. */
export const setCenter = answerMember("setCenter", async (asked) => {
  const { body, database, session } = asked;
  const center = await database
    .selectFrom("centers")
    .innerJoin("user_centers", "user_centers.center_id", "centers.id")
    .where("user_centers.user_id", "=", session.member.id)
    .where("centers.id", "=", body.dispatch_center)
    .select(centerColumns)
    .executeTakeFirst();
  if (!center) {
    throw new Refusal(403, { message: "You do not work at this center.", code: "other_center" });
  }
  await database
    .updateTable("sessions")
    .set({ center_id: center.id })
    .where("id_hash", "=", session.idHash)
    .execute();
  await recordAct(
    { ...asked, center },
    {
      action: "set_center",
      subject: { type: "user", id: session.member.id },
    },
  );
  return { status: 200, body: { dispatch_center: formatCenter(center) } };
});
