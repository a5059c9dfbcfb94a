import { defaultErrorWords } from "../../errors/error-words.ts";
import { isRegistryError, RegistryError } from "../../errors/registry-error.ts";
import type { PauseReason } from "./scan-queue-state.ts";

/** Refusals that say nothing about the one card but hold for every scan of the batch. */
const blockingReasons: readonly (string | undefined)[] = [
  "batch_not_open",
  "batch_not_dispatched",
  "batch_received",
  "batch_cancelled",
  "other_center",
];

/** Conflicts that are about one scan all the same. */
const singleConflicts: readonly (string | undefined)[] = ["idempotency_key_reused", "stale_version"];

/** Why a failure makes a queue of scans wait; nothing when it is about this one scan. */
export function choosePause(error: RegistryError): PauseReason | undefined {
  const { code, reason, serverCode } = error;
  if (code === "network" || code === "unauthenticated") return code;
  if (code === "server" || code === "rate_limited") return "server";
  if (code === "forbidden" || code === "api_version") return "blocked";
  if (blockingReasons.includes(reason ?? serverCode)) return "blocked";
  const concernsOne = reason !== undefined || singleConflicts.includes(serverCode);
  return code === "conflict" && !concernsOne ? "blocked" : undefined;
}

/** Whether a queue that pauses for this reason finds out by itself when it is over. */
export function triesAgain(reason: PauseReason): boolean {
  return reason === "network" || reason === "server";
}

/** A failure that is none of the registry's, such as a stopped request, says nothing about the scan. */
export function readScanFailure(failure: unknown): RegistryError {
  if (isRegistryError(failure)) return failure;
  return new RegistryError({ code: "network", message: defaultErrorWords.server, cause: failure });
}
