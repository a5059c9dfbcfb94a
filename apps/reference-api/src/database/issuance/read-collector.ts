import type { components } from "../../contract/registry.gen.d.ts";
import { findCountry } from "../../domain/countries.ts";
import {
  type CollectorFigures,
  type CollectorType,
  refuseCollector,
  requireDocument,
} from "../../domain/issuance/collector-rules.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import type { CollectorColumns, VerificationColumns } from "../issuance-tables.ts";
import { findPerson, type KnownPerson, type PortraitSource } from "../people/read-person.ts";
import type { Database } from "../tables.ts";

/** Who collects a card, as answers carry them. */
export type Collector = components["schemas"]["Collector"];

/** A collector with what no answer carries. */
export interface KnownCollector extends Collector {
  /** As the registry holds it. */
  readonly phone: string | null;
}

/** The columns of a hand-over for which nobody was looked up. */
export const noCollector: CollectorColumns = {
  collector_type: null,
  collector_person_id: null,
  collector_passport_no: null,
  collector_country_id: null,
  collector_name: null,
  collector_date_of_birth: null,
  collector_relationship: null,
};

/** The columns of a hand-over whose collector is not verified. */
export const notVerified: VerificationColumns = {
  verified_at: null,
  verified_method: null,
  verified_by: null,
  verified_contact_masked: null,
  verification_seed: null,
};

/** The collector of a hand-over for which nobody was looked up: its owner. */
export const columnsOfOwner = (ownerId: number): CollectorColumns => ({
  ...noCollector,
  collector_type: "self",
  collector_person_id: ownerId,
});

/** What decides about a collector beside the columns. */
export interface CollectorQuestion {
  readonly owner: CardOwner;
  /** The registry's day, as YYYY-MM-DD. */
  readonly today: string;
  readonly figures: CollectorFigures;
}

/** The owner of a card, as far as it decides who may collect the card. */
export interface CardOwner {
  readonly id: number;
  /** As YYYY-MM-DD. */
  readonly date_of_birth: string | null;
}

/** Returns what the registry decides about collectors. */
export const readCollectorFigures = ({ issuance, shown }: RegistrySettings): CollectorFigures => ({
  ...issuance,
  guardians: shown.issuance.guardians ?? [],
});

/** What the registry says of the person, or what was told of a foreigner. */
function describe(person: KnownPerson | undefined, columns: CollectorColumns) {
  const { collector_passport_no, collector_country_id } = columns;
  const isForeigner = collector_country_id !== null;
  return {
    id_number: person?.id_number ?? null,
    passport_no: collector_passport_no,
    country: isForeigner ? (findCountry(collector_country_id) ?? null) : null,
    name: person?.name_en ?? columns.collector_name ?? "",
    name_dv: person?.name_dv ?? null,
    date_of_birth: person?.date_of_birth ?? columns.collector_date_of_birth,
    phone: person?.phone ?? null,
    phone_masked: person?.phone_masked ?? null,
    has_phone: person?.has_phone ?? false,
  };
}

/** The columns of a hand-over that has a collector. */
export type FilledColumns = CollectorColumns & { readonly collector_type: CollectorType };

/** Reads the collector that a hand-over's columns name, with whether they may collect the card today. */
export async function readCollector(
  database: Database,
  columns: FilledColumns,
  question: CollectorQuestion,
): Promise<KnownCollector> {
  const id = columns.collector_person_id;
  const person = id === null ? undefined : await findPerson(database, { id });
  return judgeCollector(person, columns, question);
}

/** A collector that was read already, with whether they may collect the card today. */
export function judgeCollector(
  person: KnownPerson | undefined,
  columns: FilledColumns,
  { owner, today, figures }: CollectorQuestion,
): KnownCollector {
  const {
    collector_type: type,
    collector_person_id: personId,
    collector_relationship: relationship,
  } = columns;
  const described = describe(person, columns);
  const reason = refuseCollector(
    {
      type,
      relationship,
      dateOfBirth: described.date_of_birth,
      isDeceased: person?.is_deceased ?? false,
      holds: person?.holds ?? [],
      isOwner: personId === owner.id,
      ownerBorn: owner.date_of_birth,
      today,
    },
    figures,
  );
  const document = requireDocument(type, relationship);
  return {
    ...described,
    type,
    relationship,
    eligible: reason === null,
    reason,
    requires_document: document !== null,
    document_type: document,
  };
}

/** A collector as an answer carries them; the registry has photographs of those alone whom it knows. */
export function formatCollector(
  { phone: _, ...collector }: KnownCollector,
  { paintPortrait }: PortraitSource,
): Collector {
  return { ...collector, has_photo: paintPortrait !== undefined && collector.id_number != null };
}
