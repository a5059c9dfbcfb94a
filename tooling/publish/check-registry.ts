/** Where the tools would publish a package to, as they say themselves. */
export interface AskedRegistries {
  /** What `npm config get registry` says. */
  readonly npm: string;
  /** What `npm config get @id-desk:registry` says; it would win over `registry`. */
  readonly scope: string;
  /** What the package's own `publishConfig.registry` says; it would win over both. */
  readonly packed: string | undefined;
}

/**
 * Finds what would lead a publication somewhere else than it is meant to go.
 *
 * @returns a sentence, or nothing when all lead to the registry that is expected.
 */
export function findOtherRegistry(expected: string, asked: AskedRegistries): string | undefined {
  const isUnset = (url: string | undefined) => url === undefined || url === "" || url === "undefined";
  const same = (url: string) => URL.canParse(url) && new URL(url).href === new URL(expected).href;
  if (!URL.canParse(expected)) return `${expected} is no address of a registry.`;
  const places = [
    ["npm's configuration", asked.npm],
    ["the configuration of the scope @id-desk", isUnset(asked.scope) ? expected : asked.scope],
    ["the package's publishConfig", isUnset(asked.packed) ? expected : (asked.packed ?? "")],
  ] as const;
  for (const [place, url] of places) {
    if (!same(url)) return `${place} leads to ${url}, and not to ${expected}: nothing was published.`;
  }
  return undefined;
}
