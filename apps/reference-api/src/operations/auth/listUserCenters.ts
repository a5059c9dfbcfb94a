import { centerColumns, formatCenter } from "../../database/centers.ts";
import { answerMember } from "../operation.ts";

/** Lists the centres that the user may work at. */
export const listUserCenters = answerMember("listUserCenters", async ({ database, session }) => {
  const centers = await database
    .selectFrom("centers")
    .innerJoin("user_centers", "user_centers.center_id", "centers.id")
    .where("user_centers.user_id", "=", session.member.id)
    .select(centerColumns)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return { status: 200, body: { dispatch_centers: centers.map(formatCenter) } };
});
