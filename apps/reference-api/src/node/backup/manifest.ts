/** A table in a backup. */
export interface KeptTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of its rows as lines of JSON in the order of its key, in hexadecimal digits. */
  readonly sha256: string;
}

/** What a backup holds; it stands at its end. */
export interface Manifest {
  /** Format 1 was made before files were sealed. */
  readonly format: 1 | 2;
  readonly madeAt: string;
  /** The names of the migrations that made the tables, the oldest first. */
  readonly migrations: readonly string[];
  readonly tables: readonly KeptTable[];
  /** The counters of numbers: where each goes on. */
  readonly numbers: readonly { readonly name: string; readonly last: number | null }[];
  readonly documents: readonly { readonly name: string; readonly size: number; readonly sha256: string }[];
  /** The ids of the keys that documents and pictures are sealed with. The keys are in the settings, never in a backup. */
  readonly fileKeys?: readonly string[];
  /** How many documents rows tell of that were not in the folder. */
  readonly missingDocuments: number;
  /** How far the audit trail goes, and whether it was found to hold. */
  readonly trail: { readonly position: number; readonly hash: string } | null;
  readonly doesTrailHold: boolean;
}

/**
 * Tables that a backup leaves out: sessions end, and what belongs to them; files that had not arrived whole are sent
 * again; the population is counted anew.
 */
export const leftOut: readonly string[] = [
  "sessions",
  "card_verifications",
  "found_expats",
  "uploads",
  "population_counts",
];

/** The last part of a backup. */
export const manifestName = "manifest.json";
