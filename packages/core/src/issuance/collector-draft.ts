import type { OperationBody } from "../client/operation.ts";
import { ageOn } from "../format/age.ts";
import type { Person } from "../people/person.ts";
import type { CollectorChoice, IssuanceSettings } from "../settings/issuance-settings.ts";
import { checkDate } from "../validation/check-date.ts";
import { checkIdNumber } from "../validation/check-id-number.ts";
import { readDate } from "../validation/date.ts";
import { readIdNumber } from "../validation/id-number.ts";
import { checkPassport, readPassport } from "../validation/passport.ts";
import { createProblem, type Problem } from "../validation/problem.ts";
import { isBlank } from "../validation/visible-text.ts";
import type { CollectorType } from "./issuance.ts";

/** What is typed of somebody who collects a card for its owner. */
export interface CollectorDraft {
  /** Who they are to the owner. */
  readonly type: CollectorType;
  /** A foreigner is looked up by passport and country. */
  readonly isByPassport: boolean;
  /** As typed. */
  readonly id_number: string;
  /** As typed. */
  readonly passport_no: string;
  /** The country that gave the passport. */
  readonly country_id: number | null;
  /** As the passport says it, for a foreigner whom the registry does not know. */
  readonly name: string;
  /** As the passport says it, for a foreigner whom the registry does not know. */
  readonly date_of_birth: string;
  /** In a word of the settings. */
  readonly relationship: string;
}

/** A field of it in which something can be wrong. */
export type CollectorField = Exclude<keyof CollectorDraft, "type" | "isByPassport">;

/**
 * Returns who may collect a card on a day (YYYY-MM-DD): all kinds that the settings name, or the guardians alone where the
 * owner is younger than the settings ask for. Where the settings name no guardian, all may be chosen and the server decides.
 */
export function listCollectorChoices(
  settings: Pick<IssuanceSettings, "collector_types" | "youngest_owner" | "guardians">,
  ownerBorn: string | null | undefined,
  day: string,
): readonly CollectorChoice[] {
  const { collector_types: all, youngest_owner: youngest, guardians } = settings;
  if ((ageOn(ownerBorn, day) ?? youngest) >= youngest) return all;
  const chosen = all.flatMap((choice) => {
    const relationships = choice.relationships.filter(({ code }) => guardians.includes(code));
    return choice.code === "family" && relationships.length > 0 ? [{ ...choice, relationships }] : [];
  });
  return chosen.length > 0 ? chosen : all;
}

/** Whether a kind of collector may be asked for by passport. */
export function mayTakePassport(choice: CollectorChoice | undefined): boolean {
  return choice?.takes_passport === true && choice.code !== "self";
}

/**
 * What is wrong with what was typed of a collector, by its fields. Whether they may collect the card is the registry's
 * to say; that its owner is no one else is known here.
 */
export function checkCollectorDraft(
  draft: CollectorDraft,
  choice: CollectorChoice,
  owner: Pick<Person, "id_number">,
): Partial<Record<CollectorField, Problem>> {
  if (choice.code === "self") return {};
  const problems: Partial<Record<CollectorField, Problem | undefined>> = {
    ...(draft.isByPassport && mayTakePassport(choice) ? checkForeigner(draft) : checkCitizen(draft, owner)),
    relationship:
      choice.relationships.length > 0 && !draft.relationship
        ? createProblem("relationship_required")
        : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function checkCitizen({ id_number }: CollectorDraft, owner: Pick<Person, "id_number">) {
  const isOwner = readIdNumber(id_number) === owner.id_number;
  return { id_number: isOwner ? createProblem("collector_is_owner") : checkIdNumber(id_number)[0] };
}

function checkForeigner({ passport_no, country_id, name, date_of_birth }: CollectorDraft) {
  return {
    passport_no: checkPassport(passport_no)[0],
    country_id: country_id === null ? createProblem("country_required") : undefined,
    name: isBlank(name) ? createProblem("name_required") : undefined,
    date_of_birth: checkDate(date_of_birth)[0],
  };
}

/** Reads what is sent to look a collector up; nothing of what belongs to another way of asking. */
export function readCollectorDraft(
  draft: CollectorDraft,
  choice: CollectorChoice,
): Omit<OperationBody<"checkCollector">, "card_id"> {
  const collector_type = choice.code;
  if (collector_type === "self") return { collector_type };
  const relationship = choice.relationships.length > 0 && draft.relationship;
  return {
    collector_type,
    ...(draft.isByPassport && mayTakePassport(choice)
      ? {
          passport_no: readPassport(draft.passport_no),
          ...(draft.country_id !== null && { country_id: draft.country_id }),
          name: draft.name.trim(),
          date_of_birth: readDate(draft.date_of_birth),
        }
      : { id_number: readIdNumber(draft.id_number) }),
    ...(relationship && { relationship }),
  };
}
