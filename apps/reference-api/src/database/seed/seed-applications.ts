import { formatNumber, seriesOfChannel } from "../../domain/record-numbers.ts";
import type { Database } from "../tables.ts";
import { type ApplicationPlan, applicationPlans } from "./application-plans.ts";
import { type Applicant, makeApplication } from "./make-applications.ts";
import { idNumberOf, makePerson, serialOf } from "./people-and-cards.ts";
import { createPseudoRandom } from "./pseudo-random.ts";
import { seedBiometrics } from "./seed-biometrics.ts";

/** What the ID number of the first applicant without a card ends in. */
const firstApplicant = 6001;
/** The year of the numbers on the slips of the demonstration: they are always the same. */
const numberedIn = 2026;
/** The cards of the counters have numbers of applications that end in these. */
const firstOnSlip = 5001;
const lastUsed = { center: 5430, portal: 0 };

/** Somebody who has no card here yet; a child where a guardian applies. */
function makeApplicants(lastId: number) {
  const random = createPseudoRandom(1978);
  return applicationPlans
    .filter(({ person }) => person === undefined)
    .map(({ guardian, status }, index) => {
      const person = makePerson(random, lastId + index + 1, firstApplicant + index);
      // One who waits for biometrics is so young that the guardian signs.
      const childOf = status === "pending_biometrics" ? 2019 : 2012 + (index % 5);
      const year = guardian === undefined ? 1950 + ((index * 7) % 55) : childOf;
      return { ...person, date_of_birth: `${year}${person.date_of_birth.slice(4)}` };
    });
}

/** Finds the people and cards that the plans name by what their numbers end in. */
async function findNamed(database: Database) {
  const numbers = (name: "person" | "guardian" | "card") =>
    applicationPlans.flatMap((plan) => (plan[name] === undefined ? [] : [plan[name]]));
  const people = await database
    .selectFrom("people")
    .where("id_number", "in", [...numbers("person"), ...numbers("guardian")].map(idNumberOf))
    .select(["id", "id_number", "phone"])
    .execute();
  const cards = await database
    .selectFrom("cards")
    .where("serial_number", "in", numbers("card").map(serialOf))
    .select(["id", "serial_number", "status", "status_at", "issue_date"])
    .execute();
  return {
    personOf: (number: number) => people.find(({ id_number }) => id_number === idNumberOf(number)),
    cardOf: (number: number) => cards.find(({ serial_number }) => serial_number === serialOf(number)),
  };
}

/** Numbers the applications of each channel on from the last; that of a counter's card is on its slip already. */
function numberAll(): (plan: ApplicationPlan) => string {
  const last = { ...lastUsed };
  return ({ channel, card = 0 }) => {
    const isOnSlip = channel === "center" && card >= firstOnSlip;
    const number = isOnSlip ? card : ++last[channel];
    return formatNumber(seriesOfChannel[channel], numberedIn, number);
  };
}

type Made = readonly (ReturnType<typeof makeApplication> & { readonly applicant: Applicant })[];

async function keepFiles(database: Database, made: Made): Promise<void> {
  const kept = await database
    .insertInto("stored_documents")
    .values(
      made.flatMap(({ documents, captures }) => [...documents, ...captures.map((each) => each.document)]),
    )
    .returning(["id", "token"])
    .execute();
  const ids = new Map(kept.map(({ id, token }) => [token, id]));
  await database
    .insertInto("captured_parts")
    .values(
      made.flatMap(({ captures }) =>
        captures.map(({ document, part }) => ({ ...part, document_id: ids.get(document.token) ?? 0 })),
      ),
    )
    .execute();
}

/** The cards of applications that have no number yet get those of their applications. */
async function nameCards(database: Database, made: Made): Promise<void> {
  for (const { applicant } of made) {
    if (!applicant.card) continue;
    await database
      .updateTable("cards")
      .set({ application_no: applicant.application_no })
      .where("id", "=", applicant.card.id)
      .where("application_no", "is", null)
      .execute();
  }
}

/**
 * Adds the applications of the demonstration to its people and cards, each as far as its card has come, with people who
 * have none yet.
 */
export async function seedApplications(database: Database, lastPerson: number, now: Date): Promise<void> {
  const applicants = makeApplicants(lastPerson);
  await database.insertInto("people").values(applicants).execute();
  const named = await findNamed(database);
  const numberOf = numberAll();
  let next = 0;
  const made = applicationPlans.map((plan, index) => {
    const person = plan.person === undefined ? applicants[next++] : named.personOf(plan.person);
    if (!person) throw new Error(`The demonstration has no person ${plan.person}.`);
    const guardian = plan.guardian === undefined ? undefined : named.personOf(plan.guardian);
    const applicant: Applicant = {
      id: index + 1,
      application_no: numberOf(plan),
      person,
      guardianId: guardian?.id ?? null,
      card: plan.card === undefined ? undefined : named.cardOf(plan.card),
    };
    return { ...makeApplication(plan, applicant, now), applicant };
  });
  await database
    .insertInto("applications")
    .values(made.map(({ application }) => application))
    .execute();
  await database
    .insertInto("audit_events")
    .values(made.flatMap(({ events }) => events))
    .execute();
  await database
    .insertInto("application_reasons")
    .values(made.flatMap(({ reasons }) => reasons))
    .execute();
  await keepFiles(database, made);
  await seedBiometrics(database, now);
  await nameCards(database, made);
}
