import type { components } from "../../../contract/registry.gen.d.ts";
import { recordAct } from "../../../database/audit.ts";
import {
  findAlike,
  findPassportOwner,
  holdCountry,
  type Likeness,
} from "../../../database/xpat/find-alike.ts";
import { findInSession, rememberFound, subjectOfExpat } from "../../../database/xpat/found-expats.ts";
import { readExpats } from "../../../database/xpat/read-expats.ts";
import { Refusal, refuseFields } from "../../../domain/refusal.ts";
import { readRegistryDay } from "../../../domain/registry-day.ts";
import type { AskedAtCenter } from "../../operation.ts";
import type { ReadInteraction } from "./read-interaction-data.ts";
import type { NewPassport, NewPerson } from "./read-person.ts";

type Asked = AskedAtCenter<"recordInteraction">;
type Candidate = components["schemas"]["ExpatCandidate"];

/** The person of an interaction, as they are at that time. */
export interface SettledPerson {
  readonly id: number;
  readonly name: string;
  readonly gender: number;
  readonly date_of_birth: string | null;
  readonly country_id: number | null;
  readonly passport_no: string | null;
}

/** Refuses somebody who looks like others, with who they are; the session may go on with one of them. */
async function refuseAlike(asked: Asked, alike: ReadonlyMap<number, readonly Likeness[]>): Promise<Refusal> {
  const found = await readExpats(asked, [...alike.keys()]);
  asked.onceRefused((database) => rememberFound({ ...asked, database }, found));
  const candidates: Candidate[] = found.map(({ expat }) => ({
    individual: expat,
    reasons: [...(alike.get(expat.id) ?? [])],
  }));
  return new Refusal(409, {
    message: "The registry has a similar person.",
    code: "possible_duplicates",
    context: { candidates },
  });
}

const findOwner = ({ database }: Asked, { passport_no: passportNo, country_id: countryId }: NewPassport) =>
  findPassportOwner(database, { passportNo, countryId });

/** Refuses a passport of somebody whom the officer has named as another person: one of both is not right. */
function checkOther({ body }: Asked, owner: number): void {
  if (!body.data.not_same_as?.includes(owner)) return;
  throw refuseFields({
    passport_no: ["This passport is somebody else's. Check the number and the country."],
  });
}

/** Refuses a passport that is somebody else's, with who that is. */
async function checkPassport(asked: Asked, passport: NewPassport, expatId: number): Promise<void> {
  const owner = await findOwner(asked, passport);
  if (owner === undefined || owner === expatId) return;
  checkOther(asked, owner);
  throw await refuseAlike(asked, new Map([[owner, ["passport"]]]));
}

/** Adds a passport to a person, as the current one; one that they have already stays as it is. */
async function addPassport(asked: Asked, expatId: number, passport: NewPassport): Promise<void> {
  const { database, now, session } = asked;
  await checkPassport(asked, passport, expatId);
  const added = await database
    .insertInto("passports")
    .values({ ...passport, expat_id: expatId, added_at: now, added_by: session.member.id })
    .onConflict((conflict) => conflict.columns(["country_id", "passport_no"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) {
    await recordAct(asked, { action: "add_passport", subject: subjectOfExpat(expatId) });
    return;
  }
  // A colleague has added it meanwhile: to this person, or to somebody else.
  await checkPassport(asked, passport, expatId);
}

/** Finds whose passport it is, and whom somebody new looks like. */
async function findCandidates(
  asked: Asked,
  person: NewPerson,
  passport: NewPassport | undefined,
): Promise<ReadonlyMap<number, readonly Likeness[]>> {
  const { name, country_id: countryId, date_of_birth: dateOfBirth, approximate_age: approximateAge } = person;
  const alike = await findAlike(
    asked.database,
    { name, countryId, dateOfBirth, approximateAge },
    readRegistryDay(asked.now),
  );
  const owner = passport && (await findOwner(asked, passport));
  if (owner === undefined) return alike;
  checkOther(asked, owner);
  return new Map([
    [owner, ["passport", ...(alike.get(owner) ?? [])]],
    ...[...alike].filter(([id]) => id !== owner),
  ]);
}

/** Writes somebody new down, unless they look like somebody whom the officer has not named as another person. */
async function addPerson(
  asked: Asked,
  person: NewPerson,
  passport: NewPassport | undefined,
): Promise<number> {
  const { database, now, session, body } = asked;
  await holdCountry(database, person.country_id);
  const candidates = await findCandidates(asked, person, passport);
  const others = body.data.not_same_as ?? [];
  if ([...candidates.keys()].some((id) => !others.includes(id))) throw await refuseAlike(asked, candidates);
  const { id } = await database
    .insertInto("expats")
    .values({ ...person, recorded_at: now, recorded_by: session.member.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAct(asked, { action: "create", subject: subjectOfExpat(id) });
  return id;
}

/** Holds somebody whom this session has found. */
async function holdKnown(asked: Asked, id: number): Promise<number> {
  const isFound = await findInSession(asked, id);
  const held =
    isFound &&
    (await asked.database
      .selectFrom("expats")
      .where("id", "=", id)
      .select("id")
      .forUpdate()
      .executeTakeFirst());
  if (!held) throw refuseFields({ individual_id: ["Find this person again."] });
  return held.id;
}

/**
 * Settles whose interaction it is: somebody whom this session has found, or somebody new. A passport that is new to the
 * registry becomes the current one.
 *
 * @throws Refusal with candidates where somebody new, or the new passport, may be somebody whom the registry knows.
 */
export async function settlePerson(
  asked: Asked,
  { person, passport }: Pick<ReadInteraction, "person" | "passport">,
): Promise<SettledPerson> {
  const id =
    typeof person === "number" ? await holdKnown(asked, person) : await addPerson(asked, person, passport);
  if (passport) await addPassport(asked, id, passport);
  const row = await asked.database
    .selectFrom("expats as e")
    .where("e.id", "=", id)
    .select(["e.id", "e.name", "e.gender", "e.date_of_birth", "e.country_id"])
    .select((is) =>
      is
        .selectFrom("passports as s")
        .whereRef("s.expat_id", "=", "e.id")
        .orderBy("s.id", "desc")
        .limit(1)
        .select("s.passport_no")
        .as("passport_no"),
    )
    .executeTakeFirstOrThrow();
  return { ...row, passport_no: passport?.passport_no ?? row.passport_no };
}
