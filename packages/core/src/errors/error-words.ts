import type { CatalogueEntry } from "./error-catalogue.ts";

/** A phrase that a host's own server uses, what its staff read instead, and the field that it is about. */
export type HostPhrase = Pick<CatalogueEntry, "phrase" | "text" | "field">;

/** The words in which failures reach staff; a host replaces and adds what it needs. */
export interface ErrorWords {
  /** For a 400 without a message. */
  readonly badRequest: string;
  /** For every 401 but that of the current-user check. */
  readonly unauthenticated: string;
  /** For any other failure without a message, and when the server cannot be reached. */
  readonly server: string;
  /** When the server speaks an interface that these screens do not know. */
  readonly apiVersion: string;
  /** Looked at together with the catalogue; between equal lengths the host's phrase wins. */
  readonly phrases: readonly HostPhrase[];
}

/**
 * The specification's words for failures that bring no message of their own.
 * @see Spec 8
 */
export const defaultErrorWords: ErrorWords = {
  badRequest: "Oops! Something went wrong. Please try again later.",
  unauthenticated: "Authentication error. Logging out.",
  server: "Server error. Please try again later.",
  apiVersion: "This page and the server do not fit together. Reload the page.",
  phrases: [],
};
