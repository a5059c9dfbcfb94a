import type { components } from "../../../contract/registry.gen.d.ts";
import { findEmployer } from "../../../database/xpat/employers.ts";
import { findIsland } from "../../../database/xpat/islands.ts";
import { formatCount, refuseFields } from "../../../domain/refusal.ts";
import { countSeenCharacters, readPhone } from "../../../domain/written-forms.ts";
import { findNotesFault } from "../../../domain/xpat/interaction-rules.ts";
import { findOccupation } from "../../../domain/xpat/occupations.ts";
import type { AskedAtCenter } from "../../operation.ts";
import {
  type Errors,
  type NewPassport,
  type NewPerson,
  readNewPassport,
  readNewPerson,
} from "./read-person.ts";

type Asked = AskedAtCenter<"recordInteraction">;
type Data = components["schemas"]["InteractionData"];

const hour = 3_600_000;

/** In milliseconds: so far the clock of a computer may be ahead. */
const clockAhead = 60_000;

/** An interaction as it was sent, with all that can be checked without its person. */
export interface ReadInteraction {
  /** The id of somebody known, or who somebody new is. */
  readonly person: number | NewPerson;
  readonly passport: NewPassport | undefined;
  readonly at: Date;
  readonly islandId: number;
  readonly employer: { readonly id: number | null; readonly name: string | null };
  readonly occupationCode: string | null;
  readonly site: string | null;
  readonly contactPhone: string | null;
  readonly notes: string | null;
  readonly notSameNote: string | null;
}

const readText = (text: string | undefined) =>
  text === undefined || countSeenCharacters(text) === 0 ? null : text.trim();

function readTime({ now, ports }: Asked, said: string | undefined, errors: Errors): Date {
  if (said === undefined) return now;
  const at = new Date(said);
  const hours = ports.settings.shown.xpat.hours_back;
  if (at.getTime() > now.getTime() + clockAhead) errors.at = ["The time is in the future."];
  else if (at.getTime() < now.getTime() - hours * hour) {
    errors.at = [`The time is more than ${formatCount(hours, "hour")} ago.`];
  }
  return at > now ? now : at;
}

async function readEmployer({ database }: Asked, data: Data, errors: Errors) {
  const { employer_id: id } = data;
  const name = readText(data.employer_name);
  if (id === undefined) return { id: null, name };
  const employer = await findEmployer(database, id);
  if (!employer) errors.employer_id = ["Employer is not valid."];
  else if (name !== null) errors.employer_name = ["Choose an employer, or type the name of another one."];
  return { id, name: employer?.name ?? null };
}

function readNotes({ notes, outcome }: Data, errors: Errors): string | null {
  const fault = findNotesFault(notes ?? "", outcome);
  if (fault) errors.notes = [fault];
  return readText(notes);
}

function readPerson({ now, ports }: Asked, data: Data, errors: Errors): number | NewPerson {
  const { individual_id: id, individual } = data;
  if (id !== undefined && individual) {
    errors.individual_id = ["Choose a person, or record a new one."];
    return id;
  }
  if (id !== undefined) return id;
  if (individual) return readNewPerson(individual, { settings: ports.settings, now }, errors);
  throw refuseFields({ individual: ["Find a person, or record a new one."] });
}

/**
 * Reads an interaction as it was sent.
 *
 * @throws Refusal that names every field that is wrong.
 */
export async function readInteractionData(asked: Asked): Promise<ReadInteraction> {
  const { data } = asked.body;
  const errors: Errors = {};
  const phone = readText(data.contact_phone);
  const contactPhone = phone === null ? null : readPhone(phone);
  const notSameNote = readText(data.not_same_note);
  const read = {
    person: readPerson(asked, data, errors),
    passport: data.passport && readNewPassport(data.passport, errors),
    at: readTime(asked, data.at, errors),
    islandId: data.island_id,
    employer: await readEmployer(asked, data, errors),
    occupationCode: data.occupation_code ?? null,
    site: readText(data.site),
    contactPhone,
    notes: readNotes(data, errors),
    notSameNote,
  };
  if (contactPhone === "") errors.contact_phone = ["Phone Number is not valid."];
  if (!(await findIsland(asked.database, data.island_id))) errors.island_id = ["Island is not valid."];
  if (data.occupation_code !== undefined && !findOccupation(data.occupation_code)) {
    errors.occupation_code = ["Occupation is not valid."];
  }
  if ((data.not_same_as ?? []).length > 0 && notSameNote === null) {
    errors.not_same_note = ["Write why this is somebody else."];
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return read;
}
