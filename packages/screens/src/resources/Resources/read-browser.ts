/** What the browser says of itself, as far as there is any of it. */
export interface BrowserWords {
  readonly userAgent: string;
  readonly userAgentData?: {
    readonly brands: readonly { readonly brand: string; readonly version: string }[];
    readonly platform: string;
  };
}

const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Opera", /\bOPR\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+).*Safari/],
];

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Windows", /Windows/],
  ["Android", /Android/],
  ["iOS", /iPhone|iPad/],
  ["macOS", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];

/** The name and edition of the browser and the name of the system; nothing where it cannot be told. */
export function readBrowser({ userAgent, userAgentData }: BrowserWords): {
  readonly browser: string | undefined;
  readonly system: string | undefined;
} {
  // Chromium and its kin name a made-up brand beside their own, so that nobody relies on the list.
  const brands = userAgentData?.brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand)) ?? [];
  const brand = brands.find((each) => each.brand !== "Chromium") ?? brands[0];
  return {
    browser: brand ? `${brand.brand} ${brand.version}` : findInText(userAgent),
    system: userAgentData?.platform || systems.find(([, pattern]) => pattern.test(userAgent))?.[0],
  };
}

function findInText(userAgent: string): string | undefined {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return undefined;
}
