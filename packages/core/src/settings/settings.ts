import type { components } from "../contract/registry.gen.d.ts";

/** What the registry decides and screens only show; any of it may be left out. */
export type Settings = components["schemas"]["Settings"];
