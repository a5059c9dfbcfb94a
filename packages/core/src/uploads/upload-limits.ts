/** How files travel in chunks; the product configures it. */
export interface UploadPace {
  /** How many files travel at once. */
  readonly parallel: number;
  /** Bytes a chunk. */
  readonly chunkBytes: number;
  /** How long to wait before each further try of a chunk, in milliseconds; after the last one the upload fails. */
  readonly retryDelays: readonly number[];
}

/**
 * How files travel where the product says nothing.
 * @see Spec 9, "File upload"
 */
export const usualUploadPace: UploadPace = {
  parallel: 2,
  chunkBytes: 5_000_000,
  retryDelays: [500, 1000, 3000],
};
