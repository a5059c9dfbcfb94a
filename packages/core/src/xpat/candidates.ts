import { listOf } from "../client/read-fields.ts";
import { isRegistryError } from "../errors/registry-error.ts";
import { readExpatCandidate } from "./read-expat.ts";
import type { ExpatCandidate } from "./xpat.ts";

const readCandidates = listOf(readExpatCandidate);

/**
 * Reads whom a person looks like, from the failure of recording an interaction (409, `possible_duplicates`). Nothing for
 * any other failure; empty where nobody among them can be read.
 */
export function readExpatCandidates(failure: unknown): readonly ExpatCandidate[] | undefined {
  if (!isRegistryError(failure) || failure.serverCode !== "possible_duplicates") return undefined;
  return readCandidates(failure.context.candidates);
}
