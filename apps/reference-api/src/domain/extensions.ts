import type { components } from "../contract/registry.gen.d.ts";

/** What this server can beyond the specification, as it tells the screens with every batch and list. */
export const extensions: readonly components["schemas"]["Extensions"][number][] = [
  "packing",
  "printed",
  "audit",
  "created_range",
  "tab_counts",
  "changes",
  "undo",
  "locate",
];
