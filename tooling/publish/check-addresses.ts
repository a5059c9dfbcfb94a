/** What a packed package says of the places where it comes from. */
export interface PackedAddresses {
  readonly name: string;
  readonly homepage?: string | undefined;
  readonly bugs?: string | { readonly url?: string } | undefined;
  readonly repository?: { readonly url?: string; readonly directory?: string } | undefined;
}

/** Stands in each package.json until somebody says where the project lives. */
export const placeholder = "example-organisation";

/**
 * Finds an address that a package lacks, or that names another repository than the one that publishes it: a registry
 * refuses provenance for such a package, and may have taken the packages before it.
 *
 * @param publishing - the address of the repository that publishes; left out where no provenance is asked for.
 * @returns a sentence, or nothing when every address is right.
 */
export function findWrongAddress(packed: PackedAddresses, publishing?: string): string | undefined {
  const { name, homepage, bugs, repository } = packed;
  const given = {
    homepage,
    bugs: typeof bugs === "object" ? bugs.url : bugs,
    "repository.url": repository?.url,
    "repository.directory": repository?.directory,
  };
  for (const [field, value] of Object.entries(given)) {
    if (!value) return `The package.json of ${name} has no ${field}: nothing was published.`;
    if (publishing !== undefined && value.includes(placeholder)) {
      return `The ${field} of ${name} names ${placeholder}: docs/releasing.md says how to set it. Nothing was published.`;
    }
  }
  if (publishing === undefined || plain(repository?.url ?? "") === plain(publishing)) return undefined;
  return `The repository of ${name} is ${repository?.url}, and ${publishing} publishes it: nothing was published.`;
}

const plain = (url: string) =>
  url
    .replace(/^git\+/, "")
    .replace(/\.git$/, "")
    .replace(/\/$/, "")
    .toLowerCase();
