import type { Page } from "playwright";

/** How still a page keeps while it loads, and how much of its work is in sight without scrolling. */
export interface Steadiness {
  /** The layout shift since the page was loaded, as browsers count it; 0 is none. */
  readonly shift: number;
  /** What moved farthest, for whoever looks for the cause. */
  readonly moved: string;
  /** How many rows of its tables are wholly in sight, and how many are drawn. */
  readonly rows: { readonly inSight: number; readonly drawn: number };
  /** How far below the top of the window the field for scans begins, in pixels; without a field nothing. */
  readonly scanField: number | undefined;
}

/** More than this is seen as a jump. */
export const mostShift = 0.02;

interface Watched {
  shift: number;
  largest: number;
  moved: string;
  /** The effect of something that was done is waited for: what moves until then is not counted. */
  isAwaited: boolean;
}

/** Runs in the page before anything else: adds up what moves without somebody's doing. */
export function watchShifts(): void {
  const watched: Watched = { shift: 0, largest: 0, moved: "", isAwaited: false };
  Object.assign(window, { iddWatched: watched });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  // Browsers count keys and presses as somebody's doing, and what follows within half a second as its effect. What the
  // proof puts into a field or a choice of files is such a doing too.
  let doneAt = Number.NEGATIVE_INFINITY;
  // English and Dhivehi do not use the file with the letters of the made-up language, so its coming is not counted.
  let lettersAt = Number.NEGATIVE_INFINITY;
  const hasCome = () => (lettersAt = performance.now());
  document.fonts.addEventListener("loading", () => {
    const awaited = [...document.fonts].filter(
      ({ unicodeRange, status }) => unicodeRange.startsWith("U+100-") && status !== "loaded",
    );
    for (const face of awaited) void face.loaded.then(hasCome, hasCome);
  });
  const isEffect = ({ startTime }: Shift) =>
    (startTime >= doneAt && startTime - doneAt < 500) || Math.abs(startTime - lettersAt) < 100;
  for (const kind of ["input", "change"])
    addEventListener(kind, ({ timeStamp }) => (doneAt = timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (watched.isAwaited || shift.hadRecentInput || isEffect(shift)) continue;
      watched.shift += shift.value;
      if (shift.value <= watched.largest) continue;
      watched.largest = shift.value;
      const [source] = shift.sources;
      const text = source?.node?.textContent?.trim().slice(0, 30) ?? "";
      watched.moved = source
        ? `"${text}" from ${Math.round(source.previousRect.y)} to ${Math.round(source.currentRect.y)} px`
        : "";
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Does something and waits for its effect, however long that takes: a section closes once its file has been sent. What moves
 * until then is not counted.
 */
export async function awaitEffect(page: Page, effect: () => Promise<void>): Promise<void> {
  const mark = (isAwaited: boolean) =>
    page.evaluate(async (isAwaited) => {
      // What moved last is told after the frame in which it did.
      await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)));
      (window as unknown as { iddWatched: Watched }).iddWatched.isAwaited = isAwaited;
    }, isAwaited);
  await mark(true);
  await effect();
  await mark(false);
}

/** Reads how still a page has kept since it was loaded, and what of it is in sight, scrolled to its top. */
export function readSteadiness(page: Page): Promise<Steadiness> {
  return page.evaluate(() => {
    const { shift, moved } = (window as unknown as { iddWatched: Watched }).iddWatched;
    const rows = [...document.querySelectorAll("main tbody tr")].filter(
      (row) => row.querySelector("th[scope=row], td > a, [role=rowheader]") !== null,
    );
    const inSight = rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length;
    const field = document.querySelector('main input[data-codes][enterkeyhint="done"]');
    return {
      shift,
      moved,
      rows: { inSight, drawn: rows.length },
      scanField: field ? Math.round(field.getBoundingClientRect().top + window.scrollY) : undefined,
    };
  });
}
