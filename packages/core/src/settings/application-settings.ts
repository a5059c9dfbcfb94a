import type { ApplicationType } from "../applications/application.ts";
import { applicationsDefaults } from "../contract/applications-defaults.gen.ts";
import type { Choice } from "./choice.ts";
import type { Settings } from "./settings.ts";

/** Something that can be applied for, and what the registry asks for it. */
export interface ApplicationTypeChoice extends Choice<ApplicationType> {
  /** What it is for, in one sentence. */
  readonly description?: string | undefined;
  /** For somebody who has a card; false for somebody who has none. If it is left out, both may apply. */
  readonly needs_card?: boolean | undefined;
  /** The codes of the documents that the applicant brings. */
  readonly documents?: readonly string[] | undefined;
  /** The codes of the documents that a guardian brings too. */
  readonly guardian_documents?: readonly string[] | undefined;
  /** The age from which somebody may apply, in years. */
  readonly least_age?: number | undefined;
  /** A guardian applies for an applicant younger than this, in years. */
  readonly guardian_below?: number | undefined;
}

/** What a registry has settled about applications, with our own where it says nothing. */
export interface ApplicationSettings {
  /** What can be applied for. */
  readonly types: readonly ApplicationTypeChoice[];
  /** The documents that may be kept with an application. */
  readonly document_types: readonly Choice[];
  /** Why an application is cancelled. */
  readonly cancel_reasons: readonly Choice[];
  /** What a slip tells its applicant to bring, a line each. */
  readonly bring: readonly string[];
  /** Who may apply for an applicant under age. */
  readonly guardian_relationships: readonly Choice[];
  /** The age from which somebody may be a guardian, in years. */
  readonly guardian_least_age: number;
  /** A card is renewed from this many months before it expires. */
  readonly renewal_months: number;
  /** How many days after it is made a card can be expected. */
  readonly expected_days: number;
  /** After how many days in one status an application is long overdue. */
  readonly ageing_days: number;
}

/** The settings of a registry that sets none. Their codes are those of the contract, so every server accepts them. */
export const defaultApplicationSettings: ApplicationSettings = applicationsDefaults;

/** Reads what a registry has settled about applications. What it leaves out is ours. */
export function readApplicationSettings(settings: Settings | undefined): ApplicationSettings {
  const said = Object.entries(settings?.applications ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { ...defaultApplicationSettings, ...Object.fromEntries(said) } as ApplicationSettings;
}
