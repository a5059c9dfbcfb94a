import type { Resource, ResourceContact } from "../resources/Resources/Resources.tsx";

/** What a registry could put on the page, for stories and tests. */
export const exampleResources: readonly Resource[] = [
  {
    group: "Guides",
    title: "Receiving a batch",
    description: "From the packet to the closed receipt, on one page.",
    url: "/guides/receiving.html",
    kind: "link",
    updated: "2026-11-19",
  },
  {
    group: "Device software",
    title: "Fingerprint agent",
    url: "/software/fingerprint-agent.msi",
    kind: "download",
    version: "2.4.1",
    updated: "2026-10-02",
    size: 48_213_000,
  },
  {
    group: "Guides",
    title: "Scanning",
    url: "https://example.org/scanning",
    kind: "link",
  },
];

/** Whom staff of a registry could ask. */
export const exampleContacts: readonly ResourceContact[] = [
  {
    name: "Registry desk",
    description: "Batches, cards, collectors",
    phone: "300 0000",
    email: "desk@registry.example",
    hours: "Sunday to Thursday, 08:00 to 14:00",
  },
  { name: "Computers and scanners" },
];
