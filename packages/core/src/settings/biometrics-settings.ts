import type { Hand } from "../biometrics/finger.ts";
import type { FingerRule } from "../biometrics/finger-rules.ts";
import { biometricsDefaults } from "../contract/biometrics-defaults.gen.ts";
import type { Choice } from "./choice.ts";
import type { Settings } from "./settings.ts";

/** A print that is taken at a station, always of one hand. */
export type StationFinger = FingerRule & { readonly hand: Hand };

/** What a supervisor may have to vouch for. */
export type SupervisorNeed = "all_fingers_excepted" | "photo_failed";

/** What a registry has settled about taking biometrics, with our own where it says nothing. */
export interface BiometricsSettings {
  /** The prints that are taken, in the order in which they are taken. */
  readonly fingers: readonly StationFinger[];
  /** How often a finger is tried, the best print kept. */
  readonly tries: number;
  /** Why a finger cannot be taken. */
  readonly exception_reasons: readonly Choice[];
  /** Why somebody cannot sign. */
  readonly unable_to_sign_reasons: readonly Choice[];
  /** What a supervisor has to vouch for. */
  readonly supervisor_for: readonly SupervisorNeed[];
  /** An applicant younger than this, in years, gives a photograph alone, and the guardian signs. */
  readonly photo_alone_below_age: number;
  /** For how many years parts from before may be used again; 0 for never. */
  readonly reuse_for_years: number;
}

/** The settings of a registry that sets none: the right thumb, with a quality of 40. */
export const defaultBiometricsSettings: BiometricsSettings = {
  ...biometricsDefaults,
  fingers: [{ hand: "right", finger: "thumb", required: true, least_quality: 40 }],
};

/**
 * Reads what a registry has settled about taking biometrics. What it leaves out is ours, and a list without any finger or
 * reason too: staff could choose nothing from it.
 */
export function readBiometricsSettings(settings: Settings | undefined): BiometricsSettings {
  const said = Object.entries(settings?.biometrics ?? {}).filter(
    ([name, value]) =>
      value !== undefined && value !== null && (name === "supervisor_for" || !isEmpty(value)),
  );
  return { ...defaultBiometricsSettings, ...Object.fromEntries(said) } as BiometricsSettings;
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
