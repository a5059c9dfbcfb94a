import type { Warning } from "./misuse-sentences.ts";
import { version } from "./version.ts";

/**
 * What a portal can get wrong so that nothing can be shown: what happened, why it matters and what to do. Each
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
} as const;

/** A way to embed screens that cannot work. */
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

/** Tells the portal's developers, once on a page, of what does not work as it was meant. */
export function warnOfMisuse(warning: Warning, detail = ""): void {
  const { warned } = readPage();
  const key = `${warning} ${detail}`;
  if (warned.has(key)) return;
  warned.add(key);
  // The sentences come when one is said, for most pages never need them.
  import("./misuse-sentences.ts").then(
    // biome-ignore lint/suspicious/noConsole: it is for developers, and there is no other place on their page.
    (loaded) => console.warn(loaded.warnings[warning](detail)),
    // Without a network there is nothing to say, and nothing is lost.
    () => undefined,
  );
}

/** Makes this copy known to others on the page, and tells when one of another version is there. */
export function announceCopy(): void {
  const { copies } = readPage();
  if (!copies.includes(ownCopy)) copies.push(ownCopy);
  const other = copies.find((copy) => copy.version !== version);
  if (other) warnOfMisuse("twoVersions", `${other.version} and ${version}`);
}

/** Notes that a provider of this copy is on the page. */
export function announceProvider(): void {
  announceCopy();
  ownCopy.hasProvider = true;
}
