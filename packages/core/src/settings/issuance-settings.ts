import { issuanceDefaults } from "../contract/issuance-defaults.gen.ts";
import type { CollectorType, DocumentType } from "../issuance/issuance.ts";
import type { Choice } from "./choice.ts";
import type { Settings } from "./settings.ts";

/** One kind of people who may collect a card. */
export interface CollectorChoice extends Choice<CollectorType> {
  /** A line that tells it from the others. */
  readonly description?: string | undefined;
  /** A foreigner may be one, by passport and country. */
  readonly takes_passport?: boolean | undefined;
  /** What they may be to the owner; empty where it is not asked. */
  readonly relationships: readonly Choice[];
}

/** What a registry has settled about handing cards over, with our own where it says nothing. */
export interface IssuanceSettings {
  /** Who may collect a card, the commonest first. */
  readonly collector_types: readonly CollectorChoice[];
  /** The documents that may be kept. */
  readonly document_types: readonly Choice<DocumentType>[];
  /** Why a card comes back. */
  readonly return_reasons: readonly Choice[];
  /** Why there is no fingerprint. */
  readonly thumb_missing_reasons: readonly Choice[];
  /** Why a code goes to another number than the registered one. */
  readonly contact_reasons: readonly Choice[];
  /** After how many hours a missing proof is a warning. */
  readonly proof_outstanding_hours: number;
  /** A card may be taken back on the day of its hand-over alone. */
  readonly returns_same_day: boolean;
  /** A supervisor may vouch for a collector whom no code can reach. */
  readonly alternative_check: boolean;
  /** The age from which owners collect their own card, in years. */
  readonly youngest_owner: number;
  /** What somebody is to a younger owner, whose card only a guardian may collect. */
  readonly guardians: readonly string[];
}

/** The settings of a registry that sets none. Their codes are those of the contract, so every server accepts them. */
export const defaultIssuanceSettings: IssuanceSettings = issuanceDefaults;

/**
 * What a registry has settled about handing cards over. What it leaves out is ours; an empty list of people who may
 * collect a card counts as left out, for somebody may.
 */
export function readIssuanceSettings(settings: Settings | undefined): IssuanceSettings {
  const given = settings?.issuance;
  if (!given) return defaultIssuanceSettings;
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  const { collector_types } = given;
  return {
    ...defaultIssuanceSettings,
    ...Object.fromEntries(said),
    collector_types: collector_types?.length > 0 ? collector_types : defaultIssuanceSettings.collector_types,
  } as IssuanceSettings;
}
