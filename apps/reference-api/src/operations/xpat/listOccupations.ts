import { listExtensions } from "../../domain/extensions.ts";
import { listOccupationGroups } from "../../domain/xpat/occupations.ts";
import { answerCenter } from "../operation.ts";

/** Lists the occupations that a permit can name. */
export const listOccupations = answerCenter("listOccupations", async ({ ports }) => ({
  status: 200,
  body: { occupations: listOccupationGroups(), extensions: listExtensions(ports) },
}));
