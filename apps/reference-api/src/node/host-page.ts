/** One entry of the manifest that Vite writes beside what it builds. */
interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest: what each chunk is called and what it needs. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Where a host is, and what stands beside it: its page's head says it. */
export interface HostPlace {
  /** The path below which it is served, with a slash at both ends. */
  readonly basePath?: string;
  /** The origin of the agent that speaks to readers of fingerprints on the visitors' computers. */
  readonly fingerprintReader?: string | undefined;
}

const marker = "<!--id-desk:preload-->";

/** The letters of a page. Where others are drawn first, the page moves when these come. */
const letters = "/public-sans-latin-wght-normal.woff2";

/** Those of Dhivehi names, which the sign-in page has none of. */
const thaana = "/noto-sans-thaana-thaana-wght-normal.woff2";

function listFiles(
  manifest: Manifest,
  name: string,
): { first: string | undefined; scripts: Set<string>; styles: Set<string> } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const visit = (entry: ManifestEntry | undefined) => {
    if (!entry || scripts.has(entry.file)) return;
    scripts.add(entry.file);
    for (const style of entry.css ?? []) styles.add(style);
    for (const key of entry.imports ?? []) visit(manifest[key]);
  };
  const entries = Object.values(manifest);
  // What the entry imports later it imports on every page: its files are asked for now and not after it has run.
  for (const key of entries.find(({ isEntry }) => isEntry)?.dynamicImports ?? []) visit(manifest[key]);
  const first = entries.find((entry) => entry.name === name);
  visit(first);
  return { first: first?.file, scripts, styles };
}

/**
 * The page that starts the host, told to load at once the chunk that this visitor needs first, and to run it after
 * the entry: while the entry waits for the answer about the user there is time for it. Addresses
 * are made absolute below the base path, because the same page answers every address of the host, however
 * deep; the host reads the base path in the page's head.
 */
export function formatHostPage(
  html: string,
  manifest: Manifest,
  chunk: string,
  { basePath = "/", fingerprintReader }: HostPlace = {},
): string {
  const page = html.replaceAll(/\b(src|href)="\.\//g, `$1="${basePath}`);
  const { first, scripts, styles } = listFiles(manifest, chunk);
  const links = [
    ...Array.from(styles, (file) => ({ file, rel: "stylesheet" })),
    ...Array.from(scripts, (file) => ({ file, rel: "modulepreload" })),
  ]
    .filter(({ file }) => !page.includes(`"${basePath}${file}"`))
    .map(({ file, rel }) => `<link rel="${rel}" href="${basePath}${file}" />`);
  const wanted = chunk === "login" ? [letters] : [letters, thaana];
  const fonts = Object.entries(manifest)
    .filter(([key]) => wanted.some((font) => key.endsWith(font)))
    .map(([, { file }]) => `<link rel="preload" href="${basePath}${file}" as="font" crossorigin />`);
  const told = [
    ...fonts,
    basePath === "/" ? [] : `<meta name="id-desk-base" content="${basePath}" />`,
    fingerprintReader ? `<meta name="id-desk-fingerprint-reader" content="${fingerprintReader}" />` : [],
  ].flat();
  const run = first ? `  <script type="module" src="${basePath}${first}"></script>\n  ` : "";
  return page
    .replace(marker, () => [...told, ...links].join("\n    "))
    .replace("</head>", () => `${run}</head>`);
}
