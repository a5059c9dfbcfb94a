import { placeColumns } from "../../database/centers.ts";
import { answerCenter } from "../operation.ts";

/** Lists every centre that a batch can travel to. */
export const listCenters = answerCenter("listCenters", async ({ database }) => {
  const centers = await database
    .selectFrom("centers")
    .select(placeColumns)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return { status: 200, body: { centers } };
});
