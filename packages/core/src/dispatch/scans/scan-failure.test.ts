import { describe, expect, test } from "vitest";
import type { RegistryErrorCode, RegistryErrorDetails } from "../../errors/registry-error.ts";
import { createFailure } from "../../testing/scan-desk.ts";
import { choosePause, readScanFailure, triesAgain } from "./scan-failure.ts";

type Failure = [code: RegistryErrorCode, details?: Partial<RegistryErrorDetails>];

describe("A queue of scans", () => {
  test.each<[waitsFor: string, ...Failure]>([
    ["network", "network"],
    ["unauthenticated", "unauthenticated"],
    ["server", "server"],
    ["server", "rate_limited"],
    ["blocked", "forbidden"],
    ["blocked", "api_version"],
    ["blocked", "validation", { reason: "batch_not_open" }],
    ["blocked", "validation", { serverCode: "batch_not_dispatched" }],
    ["blocked", "validation", { serverCode: "batch_received" }],
    ["blocked", "validation", { serverCode: "batch_cancelled" }],
    ["blocked", "not_found", { serverCode: "other_center" }],
    ["blocked", "conflict"],
    ["blocked", "conflict", { serverCode: "center_changed" }],
  ])("waits (%s) where every other scan would fail as well: %s %j", (waitsFor, code, details) => {
    expect(choosePause(createFailure(code, details))).toBe(waitsFor);
  });

  test.each<Failure>([
    ["validation"],
    ["not_found"],
    ["validation", { serverCode: "card_removed" }],
    ["conflict", { reason: "already_linked" }],
    ["conflict", { serverCode: "idempotency_key_reused" }],
    ["conflict", { serverCode: "stale_version" }],
  ])("goes on where only this card is refused: %s %j", (code, details) => {
    expect(choosePause(createFailure(code, details))).toBeUndefined();
  });

  test("finds out by itself when the network and the server are back, and nothing else", () => {
    const reasons = ["network", "server", "unauthenticated", "blocked"] as const;
    expect(reasons.filter(triesAgain)).toEqual(["network", "server"]);
  });

  test("takes a failure that is none of the registry's for one of the network", () => {
    const refusal = createFailure("validation");
    expect(readScanFailure(refusal)).toBe(refusal);
    const stopped = new TypeError("The request was stopped.");
    expect(readScanFailure(stopped)).toMatchObject({ code: "network", cause: stopped });
  });
});
