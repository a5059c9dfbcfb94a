import type { IssuanceHead } from "../../database/issuance/hold-issuance.ts";
import { findOwner } from "../../database/issuance/read-card.ts";
import { findPerson, type KnownPerson } from "../../database/people/read-person.ts";
import type { Database } from "../../database/tables.ts";
import { refuseMissing } from "../../domain/refusal.ts";
import { AnsweredFile, answerCenter } from "../operation.ts";
import { findSeenIssuance } from "./find-seen-issuance.ts";

async function findShown(
  database: Database,
  issuance: IssuanceHead,
  of: "owner" | "collector",
): Promise<KnownPerson | undefined> {
  if (of === "collector") {
    const id = issuance.collector_person_id;
    return id === null ? undefined : findPerson(database, { id });
  }
  return findPerson(database, { id: (await findOwner(database, issuance.card_id)).id });
}

/** Shows the photograph of a loaded card's owner, or of the collector that was checked, to the card's centre. */
export const getPortrait = answerCenter(
  "getPortrait",
  async (asked, issuance: IssuanceHead) => {
    const { database, path, ports } = asked;
    const person = await findShown(database, issuance, path.of);
    if (!person || !ports.paintPortrait)
      throw refuseMissing("The registry has no photograph of this person.");
    return {
      status: 200,
      body: new AnsweredFile(await ports.paintPortrait(person), "image/jpeg", `${path.of}.jpg`),
    };
  },
  (asked) => findSeenIssuance(asked, `portrait of the ${asked.path.of}`),
);
