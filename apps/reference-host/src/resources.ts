import type { Resource, ResourceContact } from "@id-desk/screens";
import { papers } from "./papers.ts";

/** What a scanner needs, with a field to try it in: a page in place of a paper. */
const scannerSetup = {
  group: "Devices",
  title: "Setting up a scanner",
  description:
    "The settings that a scanner needs, Enter after each code among them, and a code to try it with.",
  updated: "2026-11-21",
};

/** The resources, at their addresses below the host's base path. */
export function listResources(toHref: (path: string) => string): readonly Resource[] {
  return [
    ...papers.map(({ path, ...paper }) => ({ ...paper, url: toHref(path), kind: "download" as const })),
    { ...scannerSetup, url: toHref("/guides/scanner-setup.html"), kind: "link" },
  ];
}

/** Desks of nobody: their addresses are in a domain that is kept for examples. A registry names its own here. */
export const contacts: readonly ResourceContact[] = [
  {
    name: "Registry desk",
    description: "Cards, batches and collectors.",
    email: "desk@registry.example",
    hours: "Sunday to Thursday, 08:00 to 14:00",
  },
  {
    name: "XPAT desk",
    description: "Foreign workers and their permits.",
    email: "xpat@registry.example",
    hours: "Sunday to Thursday, 08:00 to 14:00",
  },
  {
    name: "Computers and scanners",
    description: "Attach what Diagnostics shows.",
    email: "support@registry.example",
    hours: "Every day, 08:00 to 16:00",
  },
];
