import type { Acting } from "../../database/acting.ts";
import { refuseFields } from "../../domain/refusal.ts";

/** Finds the centre that a batch of the session's centre is to go to; refuses that centre itself, and one that is not known. */
export async function findDestination(
  { database, center }: Pick<Acting, "database" | "center">,
  id: number,
): Promise<{ readonly id: number; readonly name: string }> {
  if (id === center.id)
    throw refuseFields({ destination_center_id: ["Destination must be another centre."] });
  const destination = await database
    .selectFrom("centers")
    .where("id", "=", id)
    .select(["id", "name"])
    .executeTakeFirst();
  if (!destination) throw refuseFields({ destination_center_id: ["Destination is not known."] });
  return destination;
}
