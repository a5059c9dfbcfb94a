import type { components } from "../contract/registry.gen.d.ts";

type Extension = components["schemas"]["Extensions"][number];

const extensions: readonly Extension[] = [
  "packing",
  "printed",
  "audit",
  "created_range",
  "tab_counts",
  "changes",
  "undo",
  "locate",
];

/** What this server can beyond the specification, as it tells the screens with every batch and list. */
export function listExtensions({ readPhoto }: { readonly readPhoto?: unknown }): Extension[] {
  return readPhoto === undefined ? [...extensions] : [...extensions, "photos"];
}
