/**
 * Gives a document that draws nothing, such as jsdom's, what the screens ask a browser for: media queries, which the
 * window's width answers, observers of sizes, which never see a change, and scrolling, which does nothing. What is there
 * already stays. `renderScreen` and `createTestRegistry` do it by themselves; a test with a registry of its own calls it
 * before it renders.
 */
export function completeBrowser(): void {
  if (typeof window === "undefined") return;
  window.matchMedia ??= answerByWidth;
  window.ResizeObserver ??= BlindObserver;
  // Called where an element is looked for by a key of a portal's data.
  window.CSS ??= { escape: escapeName } as typeof CSS;
  Element.prototype.scrollIntoView ??= () => undefined;
}

class BlindObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Answers what asks for a width in pixels; the answer to all other queries is no. */
function answerByWidth(query: string): MediaQueryList {
  const [, side, width] = /\((min|max)-width: *([\d.]+)px\)/.exec(query) ?? [];
  const isWide = side === "min" ? innerWidth >= Number(width) : innerWidth <= Number(width);
  return Object.assign(new EventTarget(), {
    media: query,
    matches: side !== undefined && isWide,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** Writes a name as CSS reads it: each character but letters, digits and hyphens by its number. */
function escapeName(name: string): string {
  return name.replaceAll(/[^\w-]|^\d/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}
