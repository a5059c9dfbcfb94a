import type { components } from "../contract/registry.gen.d.ts";
import type { RegistrySettings } from "./registry-settings.ts";

type Extension = components["schemas"]["Extensions"][number];

const extensions: readonly Extension[] = [
  "packing",
  "printed",
  "audit",
  "created_range",
  "tab_counts",
  "changes",
  "undo",
  "destination",
  "locate",
  "application_files",
  "find",
  "drafts",
  "interactions",
  "expat_portraits",
  "figures",
  "waiting_cards",
  "sessions",
];

/** What a server can only where it has been given what it takes. */
interface Given {
  readonly settings?: Pick<RegistrySettings, "secondFactor">;
  readonly readPhoto?: unknown;
  readonly readProof?: unknown;
  readonly readCapture?: unknown;
  readonly uploads?: unknown;
  readonly paintPortrait?: unknown;
  readonly heldAnswers?: unknown;
}

/** What this server can beyond the specification, as it tells the screens with every batch, list and hand-over. */
export function listExtensions({
  settings,
  readPhoto,
  readProof,
  readCapture,
  uploads,
  paintPortrait,
  heldAnswers,
}: Given): Extension[] {
  return [
    ...extensions,
    ...(settings && settings.secondFactor !== "off" ? (["second_factor"] as const) : []),
    ...(readPhoto ? (["photos"] as const) : []),
    ...(readProof ? (["evidence"] as const) : []),
    ...(readCapture ? (["capture_sets"] as const) : []),
    ...(uploads ? (["uploads"] as const) : []),
    ...(paintPortrait ? (["portraits", "person_portraits"] as const) : []),
    ...(heldAnswers ? (["held_changes"] as const) : []),
  ];
}
