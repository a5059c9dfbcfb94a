import { routes } from "../../../apps/reference-host/src/routes.ts";
import type { Scene } from "./scene.ts";

/** What stands for a part of an address that names a record. */
const exampleParams: Readonly<Record<string, string>> = { id: "6", id_number: "A123456" };

/** Every page of the host's table of which nobody has written a scene: a new one is looked at as well. */
export function createRouteScenes(written: readonly Scene[]): Scene[] {
  const known = new Set(written.map(({ route }) => route));
  return routes
    .filter(({ page }) => !known.has(page))
    .map(({ page, path }): Scene => {
      const address = path.replace(/:(\w+)/g, (_, param: string) => exampleParams[param] ?? "1");
      return {
        route: page,
        state: "full",
        what: "as it is",
        visitor: "supervisor",
        show: (view) => view.open(address),
      };
    });
}
