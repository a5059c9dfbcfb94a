import { isBuilt, listAddresses } from "../host-pages.ts";
import type { Scene } from "./scene.ts";

/** Every page of the host's table of which nobody has written a scene: a new one is looked at as well. */
export function createRouteScenes(written: readonly Scene[]): Scene[] {
  const known = new Set(written.map(({ route }) => route));
  return listAddresses()
    .filter(({ page }) => !known.has(page))
    .map(({ page, address }) => ({
      route: isBuilt(page) ? page : "NotYet",
      state: "full",
      what: isBuilt(page) ? "as it is" : page,
      visitor: "supervisor",
      show: (view) => view.open(address),
    }));
}
