import { describe, expect, test } from "vitest";
import { type Bump, parseChangeset } from "./changesets.ts";
import { type Contracts, checkContracts } from "./check-contracts.ts";
import type { ScreenContract } from "./read-screens.ts";
import type { Surface } from "./surface.ts";

const entry = "@id-desk/screens/dispatch-sending";

function screen(version: number, props: Surface, isOld = false): ScreenContract {
  return { name: "DispatchSending", version, entry: isOld ? `${entry}/v${version}` : entry, props };
}

const contracts = (...screens: ScreenContract[]): Contracts => ({ screens, entries: {} });

function announce(bump: Bump, text = "DispatchSending 1: more.") {
  return [parseChangeset("change", `---\n"@id-desk/screens": ${bump}\n---\n\n- ${text}\n`)];
}

const before = contracts(screen(1, { page: "? number" }));

describe("A screen's contract", () => {
  test("stays as it is without a changeset", () => {
    expect(checkContracts(before, before, [])).toEqual([]);
  });

  test("loses nothing, whatever a changeset says, and the sentence says what to do", () => {
    const today = contracts(screen(1, {}));
    expect(checkContracts(before, today, announce("major"))).toEqual([
      "DispatchSending lost the property page: raise its contractVersion to 2, keep " +
        "`@id-desk/screens/dispatch-sending/v1`, and add a major changeset with a line `DispatchSending 2: …`.",
    ]);
  });

  test("gains with a minor changeset that names the screen", () => {
    const today = contracts(screen(1, { page: "? number", status: "? string" }));
    expect(checkContracts(before, today, [])[0]).toContain("has gained status: add a minor changeset");
    expect(checkContracts(before, today, announce("patch"))).toHaveLength(1);
    expect(checkContracts(before, today, announce("minor", "Login 1: more."))).toHaveLength(1);
    expect(checkContracts(before, today, announce("minor"))).toEqual([]);
  });

  test("has a successor with a major changeset, and can still be imported", () => {
    const [current, old] = [screen(2, { from: "? number" }), screen(1, { page: "? number" }, true)];
    const said = announce("major", "DispatchSending 2: the page has another name.");
    expect(checkContracts(before, contracts(current, old), said)).toEqual([]);
    expect(
      checkContracts(before, contracts(current, old), announce("minor", "DispatchSending 2: it.")),
    ).toEqual([expect.stringContaining("DispatchSending 2 is new: add a major changeset")]);
    expect(checkContracts(before, contracts(current), said)).toEqual([
      expect.stringContaining("`@id-desk/screens/dispatch-sending/v1` cannot be imported"),
    ]);
  });

  test("is not changed where it is superseded", () => {
    const released = contracts(screen(2, {}), screen(1, { page: "? number" }, true));
    const today = contracts(screen(2, {}), screen(1, {}, true));
    expect(checkContracts(released, today, announce("major"))).toEqual([
      expect.stringContaining("lost the property page: portals stay on a superseded contract"),
    ]);
  });

  test("ends with a major changeset, once it is superseded", () => {
    const released = contracts(screen(2, {}), screen(1, {}, true));
    expect(checkContracts(released, contracts(screen(2, {})), [])).toHaveLength(1);
    expect(checkContracts(released, contracts(screen(2, {})), announce("major"))).toEqual([]);
  });

  test("breaks where its screen needs another call, but not in the adapter of the old one", () => {
    const [had, has] = [
      { "manifest.needs(calls)": "listBatches" },
      { "manifest.needs(calls)": "listBatches | lock" },
    ];
    const released = contracts(screen(1, had));
    expect(checkContracts(released, contracts(screen(1, has)), [])[0]).toContain(
      "raise its contractVersion to 2",
    );
    const said = announce("major", "DispatchSending 2: the server has to lock.");
    expect(checkContracts(released, contracts(screen(2, has), screen(1, has, true)), said)).toEqual([]);
  });

  test("only rises", () => {
    const released = contracts(screen(2, {}));
    expect(checkContracts(released, contracts(screen(1, {})), announce("major"))[0]).toContain("only rise");
  });

  test("is the one that its entry names", () => {
    const wrong = { ...screen(2, {}, true), entry: `${entry}/v1` };
    const said = announce("minor", "DispatchSending 2: new.");
    expect(checkContracts(contracts(), contracts(wrong), said)[0]).toContain(
      "has the manifest of contract 2",
    );
  });
});

describe("What an entry exports", () => {
  const released: Contracts = {
    screens: [],
    entries: {
      "@id-desk/screens/testing": { renderScreen: "function renderScreen(): void;", Old: "string" },
    },
  };
  const today: Contracts = {
    screens: [],
    entries: { "@id-desk/screens/testing": { renderScreen: "function renderScreen(): void;" } },
  };

  test("goes away with a major changeset for its package", () => {
    expect(checkContracts(released, today, announce("minor"))).toEqual([
      "@id-desk/screens/testing lost the property Old: add a major changeset for @id-desk/screens, or, if no " +
        "portal can notice, a line `Compatible: @id-desk/screens <export>` in one.",
    ]);
    expect(checkContracts(released, today, announce("major"))).toEqual([]);
  });

  test("changes with a minor changeset where a person says that it breaks nobody", () => {
    const said = announce("minor", "Compatible: @id-desk/screens Old");
    expect(checkContracts(released, today, said)).toEqual([]);
  });

  test("comes with a minor changeset", () => {
    expect(checkContracts(today, released, announce("patch"))[0]).toContain("has gained Old: add a minor");
    expect(checkContracts(today, released, announce("minor"))).toEqual([]);
  });
});
