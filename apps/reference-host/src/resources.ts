import type { Resource } from "@id-desk/screens";

/** What this back office has to give away: short guides of its own, served beside it in `public/guides`. */
const guides: readonly (Omit<Resource, "url" | "kind"> & { readonly file: string })[] = [
  {
    group: "Quick reference",
    title: "Scanning",
    description: "What is seen and heard after each scan, and what to do. One page to print.",
    file: "scanning.html",
    updated: "2026-11-21",
  },
  {
    group: "Quick reference",
    title: "Receiving a batch",
    description:
      "From the packet to the closed receipt, and what to do with a card that is missing or wrong.",
    file: "receiving.html",
    updated: "2026-11-21",
  },
  {
    group: "Devices",
    title: "Setting up a scanner",
    description:
      "The settings that a scanner needs, Enter after each code among them, and a code to try it with.",
    file: "scanner-setup.html",
    updated: "2026-11-21",
  },
];

/** The resources, at their addresses below the host's base path. */
export function listResources(toHref: (path: string) => string): readonly Resource[] {
  return guides.map(({ file, ...guide }) => ({ ...guide, url: toHref(`/guides/${file}`), kind: "link" }));
}
