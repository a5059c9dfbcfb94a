import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { NotFound } from "../../fallback/NotFound/index.ts";
import { createTestRegistry, Stage } from "../../testing/index.ts";
import { ScreensProvider } from "./ScreensProvider.tsx";
import { version } from "./version.ts";

type Page = { copies: { version: string; hasProvider: boolean }[]; warned: Set<string> };
const pageKey = Symbol.for("@id-desk/screens page 1");
const holder = globalThis as { [pageKey]?: Page };
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  delete holder[pageKey];
  warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** What React says of an error that nobody catches is no failure of the test that throws it. */
function drawQuietly(draw: () => void): () => void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return draw;
}

describe("A portal hears in a sentence", () => {
  test("that a screen has no provider, and what to do", () => {
    expect(drawQuietly(() => render(<DispatchSending />))).toThrow(
      /outside of <ScreensProvider>, so it has no registry to ask\. Put it inside <ScreensProvider instance/,
    );
  });

  test("that the provider is of another copy", () => {
    holder[pageKey] = { copies: [{ version: "0.9.0", hasProvider: true }], warned: new Set() };
    expect(drawQuietly(() => render(<DispatchSending />))).toThrow(
      /one of another copy \(0\.9\.0\)\..*"npm ls @id-desk\/screens" names both/,
    );
  });

  test("once that two versions are on the page, and both go on", async () => {
    holder[pageKey] = { copies: [{ version: "0.9.0", hasProvider: false }], warned: new Set() };
    for (const _ of [1, 2]) {
      render(
        <Stage stage={createTestRegistry()}>
          <NotFound />
        </Stage>,
      );
    }
    expect(screen.getAllByText("This page does not exist.")).toHaveLength(2);
    await vi.waitFor(() => expect(warn.mock.calls).toHaveLength(1));
    expect(holder[pageKey]?.warned.size).toBe(1);
    expect(warn.mock.calls[0]?.[0]).toContain(
      `Two versions of @id-desk/screens are on this page, 0.9.0 and ${version}`,
    );
    expect(holder[pageKey]?.copies.map((copy) => copy.version)).toEqual(["0.9.0", version]);
  });

  test("once that a provider stands inside another of the same registry; each notice is shown once", async () => {
    const stage = createTestRegistry();
    render(
      <Stage stage={stage}>
        <ScreensProvider instance={stage.registry}>
          <NotFound />
        </ScreensProvider>
      </Stage>,
    );
    await vi.waitFor(() =>
      expect(warn.mock.calls.map(([sentence]) => sentence)).toEqual([
        expect.stringContaining("stands inside another one of the same registry"),
      ]),
    );
    stage.registry.notify({ tone: "success", message: "Saved.", operation: "createBatch" });
    expect(await screen.findAllByText("Saved.")).toHaveLength(1);
  });

  test("that two registries stand inside each other is no misuse", () => {
    render(
      <Stage stage={createTestRegistry()}>
        <Stage stage={createTestRegistry()}>
          <NotFound />
        </Stage>
      </Stage>,
    );
    expect(holder[pageKey]?.warned.size).toBe(0);
  });

  test("that the registry is made anew in each rendering", async () => {
    const draw = () => (
      <Stage stage={createTestRegistry()}>
        <NotFound />
      </Stage>
    );
    const { rerender } = render(draw());
    rerender(draw());
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls[0]?.[0]).toContain("Call createRegistry once, outside of rendering");
  });

  test("that hooks do not work, as with a second copy of React", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { registry } = createTestRegistry();
    expect(() => ScreensProvider({ instance: registry, children: null })).toThrow(
      /a second copy of React.*Install react and react-dom once/,
    );
    expect(() => NotFound({})).toThrow();
  });
});
