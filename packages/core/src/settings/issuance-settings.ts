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
}

const relationships: readonly Choice[] = [
  { code: "mother", label: "Mother" },
  { code: "father", label: "Father" },
  { code: "child", label: "Child" },
  { code: "spouse", label: "Spouse" },
  { code: "sibling", label: "Sibling" },
  { code: "guardian", label: "Guardian" },
];

/** What holds where a registry says nothing else: the words that the contract names, which its servers accept. */
export const defaultIssuanceSettings: IssuanceSettings = {
  collector_types: [
    { code: "self", label: "Owner", description: "The card is theirs.", relationships: [] },
    { code: "family", label: "Family", takes_passport: true, relationships },
    {
      code: "authorised",
      label: "Authorised person",
      description: "With a letter that the owner signed.",
      takes_passport: true,
      relationships: [],
    },
    {
      code: "official",
      label: "Government official",
      description: "With a letter of their office.",
      relationships: [],
    },
  ],
  document_types: [
    { code: "authorisation_letter", label: "Authorisation letter" },
    { code: "court_order", label: "Court order" },
    { code: "signed_receipt", label: "Signed receipt" },
    { code: "old_card_photo", label: "Photograph of the old card" },
  ],
  return_reasons: [
    { code: "wrong_card", label: "Wrong card" },
    { code: "data_error", label: "Data error found by the owner" },
    { code: "changed_mind", label: "Collector changed their mind" },
    { code: "damaged_at_counter", label: "Damaged at the counter" },
  ],
  thumb_missing_reasons: [
    { code: "injury", label: "Injured or bandaged fingers" },
    { code: "no_fingers", label: "No fingers" },
    { code: "unreadable", label: "Fingerprint cannot be read" },
    { code: "device_failed", label: "The device does not work" },
    { code: "refused", label: "Refused by the collector" },
  ],
  contact_reasons: [
    { code: "no_registered_number", label: "No number is registered" },
    { code: "number_changed", label: "The number has changed" },
    { code: "phone_not_at_hand", label: "That phone is not at hand" },
  ],
  proof_outstanding_hours: 24,
  returns_same_day: true,
  alternative_check: false,
};

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
