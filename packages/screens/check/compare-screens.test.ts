import { globSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { ScreenManifest } from "../src/runtime/frame/manifest.ts";
import { compareScreens, describeLack, type InstalledManifest } from "./compare-screens.ts";
import { type Call, matchCalls } from "./contract-calls.ts";

const calls: Call[] = [
  { operation: "getSendingBatch", method: "GET", path: "/batches/{id}" },
  { operation: "addCard", method: "POST", path: "/batches/{batchId}/cards" },
  { operation: "addBatchNote", method: "PATCH", path: "/batches/{batchId}/addnote" },
];
const screen: InstalledManifest = {
  name: "DispatchSendingBatch",
  contractVersion: 2,
  access: "dispatch",
  needs: ["getSendingBatch", "addCard"],
  uses: ["addBatchNote"],
  entry: "@id-desk/screens/dispatch-sending-batch",
};
const serverWithout = (...operations: string[]) =>
  matchCalls(
    calls,
    calls.filter(({ operation }) => !operations.includes(operation)),
  );
const installedWith = (contractVersion: number) => [{ ...screen, contractVersion }];

describe("A screen", () => {
  test("works where the server has all of its calls", () => {
    const { verdicts, findings } = compareScreens([screen], calls, serverWithout(), undefined);
    expect(verdicts).toMatchObject([{ verdict: "works", contractVersion: 2, missing: [] }]);
    expect(findings).toEqual([]);
  });

  test("cannot work without a call that it needs, and the call is named", () => {
    const { verdicts, findings } = compareScreens([screen], calls, serverWithout("addCard"), undefined);
    expect(verdicts).toMatchObject([{ verdict: "cannot_work", missing: ["addCard"] }]);
    expect(findings).toMatchObject([{ level: "problem", code: "needed_call_missing" }]);
    expect(findings[0]?.what).toContain("addCard (POST /batches/{batchId}/cards)");
  });

  test("works with less without a call that it can do without, and the portal learns what to disable", () => {
    const { verdicts, findings } = compareScreens([screen], calls, serverWithout("addBatchNote"), undefined);
    expect(verdicts).toMatchObject([{ verdict: "works_with_less", missing: ["addBatchNote"] }]);
    expect(findings).toMatchObject([{ level: "notice", code: "usable_call_missing" }]);
    expect(findings[0]?.todo).toContain(
      "<DispatchSendingBatch actions={{ addBatchNote: { isDisabled: true } }}>",
    );
  });

  test("is not called working where nothing was compared", () => {
    const { verdicts } = compareScreens([screen], calls, undefined, undefined);
    expect(verdicts).toMatchObject([{ verdict: "not_compared", missing: [] }]);
  });

  test("tells a portal of an older release where its contract stays", () => {
    const { verdicts, findings } = compareScreens([screen], calls, undefined, installedWith(1));
    expect(verdicts).toMatchObject([{ installedContractVersion: 1 }]);
    expect(findings).toMatchObject([{ level: "notice", code: "contract_differs" }]);
    expect(findings[0]?.todo).toContain("@id-desk/screens/dispatch-sending-batch/v1");
  });

  test("has nothing to tell where the portal has the same contract", () => {
    expect(compareScreens([screen], calls, undefined, installedWith(2)).findings).toEqual([]);
  });

  test("does not send a portal of a newer release back", () => {
    const [finding] = compareScreens([screen], calls, undefined, installedWith(3)).findings;
    expect(finding?.todo).toContain("start the portal's own");
  });
});

test("Every call that a screen can do without has a sentence for where it is missing", async () => {
  const files = globSync(resolve("packages/screens/src/**/*.manifest.ts"));
  const manifests = await Promise.all(files.map((file) => import(file)));
  const used = manifests
    .flatMap((module) => Object.values<ScreenManifest>(module))
    .flatMap(({ uses }) => uses);
  expect(used.length).toBeGreaterThan(5);
  const reads = used.filter((operation) => /^(get|list)/.test(operation));
  for (const operation of reads)
    expect(describeLack({ operation, method: "GET", path: "" }, "X")).not.toBe("");
});
