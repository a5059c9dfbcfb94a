import { settingsDefaults } from "../contract/settings-defaults.gen.ts";
import type { Choice } from "./choice.ts";
import type { Settings } from "./settings.ts";

/** What a registry has settled about applications, with our own where it says nothing. */
export interface ApplicationSettings {
  /** What can be applied for. */
  readonly types: readonly Choice[];
  /** The documents that may be kept with an application. */
  readonly document_types: readonly Choice[];
  /** Why an application is cancelled. */
  readonly cancel_reasons: readonly Choice[];
  /** What a slip tells its applicant to bring, a line each. */
  readonly bring: readonly string[];
  /** After how many days in one status an application is long overdue. */
  readonly ageing_days: number;
}

/** The settings of a registry that sets none. Their codes are those of the contract, so every server accepts them. */
export const defaultApplicationSettings: ApplicationSettings = settingsDefaults.applications;

/** Reads what a registry has settled about applications. What it leaves out is ours. */
export function readApplicationSettings(settings: Settings | undefined): ApplicationSettings {
  const said = Object.entries(settings?.applications ?? {}).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  return { ...defaultApplicationSettings, ...Object.fromEntries(said) } as ApplicationSettings;
}
