import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";

/** The sources of everything that a portal can import from a package. */
function listEntries(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(`packages/${folder}/package.json`, "utf8")) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  return Object.values(exports).map((source) => `/packages/${folder}/${source.slice(2)}`);
}

let server: ViteDevServer;
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    plugins: [vanillaExtractPlugin()],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
}, 60_000);
afterAll(() => server.close());

const load = <Module>(path: string) => server.ssrLoadModule(path) as Promise<Module>;

interface Doors {
  readonly createTestRegistry: () => object;
  readonly Stage: (props: { readonly stage: object; readonly children: ReactNode }) => ReactElement;
}

interface Screens {
  readonly everyScreen: readonly { readonly name: string; readonly render: () => ReactElement }[];
}

describe("Where there is no document", () => {
  test("everything that is published can be imported", async () => {
    expect(typeof document).toBe("undefined");
    for (const entry of ["core", "ui", "screens"].flatMap(listEntries)) {
      expect(Object.keys(await load<object>(entry)), entry).not.toEqual([]);
    }
  }, 60_000);

  test("every screen is rendered without an error and without a style that a policy would refuse", async () => {
    const complain = vi.spyOn(console, "error");
    onTestFinished(() => complain.mockRestore());
    const { createTestRegistry, Stage } = await load<Doors>("/packages/screens/src/testing/stage.tsx");
    const { everyScreen } = await load<Screens>("/packages/screens/src/testing/every-screen.tsx");
    for (const { name, render } of everyScreen) {
      const markup = renderToString(
        createElement(Stage, { stage: createTestRegistry(), children: render() }),
      );
      expect(markup).toContain(`data-idd-screen="${name}"`);
      expect(markup).not.toMatch(/<style|\sstyle=/);
    }
    expect(complain).not.toHaveBeenCalled();
  }, 60_000);
});
