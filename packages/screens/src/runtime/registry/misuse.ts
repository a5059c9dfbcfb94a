import { version } from "./version.ts";

/**
 * What a portal can get wrong when it embeds screens: what happened, why it matters and what to do. Each
 * sentence stands here and nowhere else.
 */
const sentences = {
  noProvider: () =>
    "An ID Desk screen was rendered outside of <ScreensProvider>, so it has no registry to ask. " +
    "Put it inside <ScreensProvider instance={registry}>, with the registry that createRegistry({ baseUrl }) made.",
  otherCopy: (other: string) =>
    `An ID Desk screen found no provider of its own copy of @id-desk/screens ${version}, but one of another ` +
    `copy (${other}). Two copies share no React context, so the screen has no registry to ask. Import provider ` +
    'and screens from one installed version: "npm ls @id-desk/screens" names both.',
  duplicateReact: () =>
    "React's hooks do not work inside @id-desk/screens: the page has a second copy of React, or a screen was " +
    "called like a function. React keeps its state per copy, so nothing can be shown. Install react and react-dom " +
    'once ("npm ls react" names the copies; in Vite add resolve.dedupe: ["react", "react-dom"]).',
  nestedProvider: () =>
    "A <ScreensProvider> stands inside another one of the same registry. Staff would see each notice twice, so " +
    "the inner one shows none. Keep one provider around all screens of a registry, and pass onNavigate to a single " +
    "screen where it goes elsewhere.",
  twoVersions: (other: string) =>
    `Two versions of @id-desk/screens are on this page, ${other} and ${version}. Both go on working, each with ` +
    "its own providers and registries, but staff load the code twice. Update both to one version when you can.",
  registryInRender: () =>
    "A <ScreensProvider> was given another registry while its screens were shown. Everything that they had loaded " +
    "or typed starts anew with it. Call createRegistry once, outside of rendering, and change it with update().",
} as const;

/** A way to embed screens that cannot work, or not as it was meant. */
export type Misuse = keyof typeof sentences;

interface Copy {
  readonly version: string;
  /** Whether a provider of this copy was rendered. */
  hasProvider: boolean;
}

/** What all copies of this package on a page know of each other; its shape belongs to the key. */
interface Page {
  readonly copies: Copy[];
  readonly warned: Set<string>;
}

const pageKey = Symbol.for("@id-desk/screens page 1");
const ownCopy: Copy = { version, hasProvider: false };

function readPage(): Page {
  const holder = globalThis as { [pageKey]?: Page };
  holder[pageKey] ??= { copies: [], warned: new Set() };
  return holder[pageKey];
}

/** Makes the error for a misuse that leaves nothing to show. */
export function createMisuseError(misuse: Misuse, cause?: unknown): Error {
  return new Error(sentences[misuse](""), cause === undefined ? undefined : { cause });
}

/** Makes the error for a screen without a provider: there is none, or only that of another copy. */
export function createNoProviderError(): Error {
  const withProvider = readPage().copies.filter((copy) => copy.hasProvider);
  const other = withProvider.includes(ownCopy) ? undefined : withProvider[0];
  return new Error(other ? sentences.otherCopy(other.version) : sentences.noProvider());
}

/** Tells the portal's developers of a misuse, once on a page. */
export function warnOfMisuse(misuse: Misuse, detail = ""): void {
  const sentence = sentences[misuse](detail);
  const { warned } = readPage();
  if (warned.has(sentence)) return;
  warned.add(sentence);
  // biome-ignore lint/suspicious/noConsole: it is for developers, and there is no other place on their page.
  console.warn(sentence);
}

/** Makes this copy known to others on the page, and tells when one of another version is there. */
export function announceCopy(): void {
  const { copies } = readPage();
  if (!copies.includes(ownCopy)) copies.push(ownCopy);
  const other = copies.find((copy) => copy.version !== version);
  if (other) warnOfMisuse("twoVersions", other.version);
}

/** Notes that a provider of this copy is on the page. */
export function announceProvider(): void {
  announceCopy();
  ownCopy.hasProvider = true;
}
