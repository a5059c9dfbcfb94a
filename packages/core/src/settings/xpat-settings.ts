import { xpatDefaults } from "../contract/xpat-defaults.gen.ts";
import type { StationFinger } from "./biometrics-settings.ts";
import type { Choice } from "./choice.ts";
import type { Settings } from "./settings.ts";

/** What a registry has settled about foreign workers, with our own where it says nothing. */
export interface XpatSettings {
  /** The ids of the countries that are first in a list of them. */
  readonly pinned_countries: readonly number[];
  /** Why somebody has no documents. */
  readonly no_documents_reasons: readonly Choice[];
  /** The prints that are taken, in the order in which they are taken. */
  readonly fingers: readonly StationFinger[];
  /** Somebody who was seen within so many days is shown with when and by whom; 0 for never. */
  readonly seen_again_days: number;
  /** How many hours ago an interaction may have taken place at most. */
  readonly hours_back: number;
  /** A permit that ends within so many days is about to expire. */
  readonly expiring_days: number;
}

/** From the thumb to the little finger, as a hand is held over a reader. */
const inOrder = ["thumb", "index", "middle", "ring", "little"] as const;

/** The settings of a registry that sets none: all ten fingers, the right hand first, with a quality of 40. */
export const defaultXpatSettings: XpatSettings = {
  ...xpatDefaults,
  fingers: (["right", "left"] as const).flatMap((hand) =>
    inOrder.map((finger) => ({ hand, finger, required: true, least_quality: 40 })),
  ),
};

/**
 * Reads what a registry has settled about foreign workers. What it leaves out is ours, and a list without any reason or
 * finger too. What is not a number, or is below 0, counts as left out.
 */
export function readXpatSettings(settings: Settings | undefined): XpatSettings {
  const said = Object.entries(settings?.xpat ?? {}).filter(
    ([name, value]) =>
      value !== undefined && value !== null && (name === "pinned_countries" || !isUseless(value)),
  );
  return { ...defaultXpatSettings, ...Object.fromEntries(said) } as XpatSettings;
}

const isUseless = (value: unknown) => (Array.isArray(value) ? value.length === 0 : Number(value) < 0);
