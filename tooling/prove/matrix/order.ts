import type { Page } from "playwright";

/** A place where the Tab key stops, as the page shows it, in CSS pixels. */
export interface Stop {
  /** Its element, in words that lead to it. */
  readonly name: string;
  /** Its element's place among all of the page's own part, or of the window over it. */
  readonly place: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the order of a page is read from. */
export interface PageOrder {
  /** The Tab stops of the page, or of the window over it, in the order in which the Tab key reaches them. */
  readonly stops: readonly Stop[];
  /** The headings of the page's own part, in the order in which screen readers list them. */
  readonly headings: readonly Stop[];
  /** The landmarks of the page, in the order in which screen readers list them. */
  readonly landmarks: readonly string[];
  /** Whether the first Tab stop of the page is the link that skips to its own part; nothing where a window is open. */
  readonly skipsFirst: boolean | undefined;
  readonly isRightToLeft: boolean;
}

/** The order of landmarks that every page has. */
const landmarkOrder = ["banner", "navigation", "main", "complementary", "contentinfo"];

/** Rounding in the layout, and edges of controls that stand on one line with others of another height. */
const tolerance = 2;

/**
 * Where the order of the page's code differs from what the eye sees: a step up past the whole of the part before, or
 * back along a line. A step up to a column further along the line is the way a page of columns is read.
 */
export function findJumps(places: readonly Stop[], isRightToLeft: boolean): string[] {
  return places.flatMap((place, index) => {
    const before = places[index - 1];
    if (!before) return [];
    const isAbove = place.bottom <= before.top + tolerance;
    const isBelow = place.top >= before.bottom - tolerance;
    const isFurther = isRightToLeft
      ? place.right <= before.left + tolerance
      : place.left >= before.right - tolerance;
    const isEarlier = isRightToLeft
      ? place.left >= before.right - tolerance
      : place.right <= before.left + tolerance;
    if (isAbove && !isFurther) return [`${before.name} leads up to ${place.name}`];
    if (!isAbove && !isBelow && isEarlier) return [`${before.name} leads back to ${place.name}`];
    return [];
  });
}

/** What is wrong with the order of a page, in words that lead to it. */
export function findDisorder({ stops, headings, landmarks, skipsFirst, isRightToLeft }: PageOrder): string[] {
  const ranks = landmarks.map((landmark) => landmarkOrder.indexOf(landmark));
  const isSorted = ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0));
  return [
    ...findJumps(stops, isRightToLeft).map((jump) => `stops: ${jump}`),
    ...findJumps(headings, isRightToLeft).map((jump) => `headings: ${jump}`),
    ...(isSorted ? [] : [`landmarks: ${landmarks.join(", ")}`]),
    ...(skipsFirst === false ? ["the first stop is not the link that skips to the page's own part"] : []),
  ];
}

/** Reads the order of a page, or of the window that is open over it. */
export function readOrder(page: Page): Promise<PageOrder> {
  return page.evaluate(() => {
    // What sticks to an edge of the window is read at its own place.
    const stuck = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) => getComputedStyle(element).position === "sticky",
    );
    const styles = stuck.map((element) => element.getAttribute("style"));
    for (const { style } of stuck) {
      style.setProperty("position", "relative", "important");
      style.setProperty("inset", "auto", "important");
    }

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest("[inert], [aria-hidden=true]")
      );
    };
    const measure = (element: Element) => {
      // A box for a tick or a choice is seen as its label.
      const label = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);
      const seen = (label && element.labels?.[0]) || element;
      let { left, right, top, bottom } = seen.getBoundingClientRect();
      // What is scrolled out of a box of its own is read at the edge of the box.
      for (let box = seen.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === "visible") continue;
        const edges = box.getBoundingClientRect();
        const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
        [top, bottom] = [clamp(top, edges.top, edges.bottom), clamp(bottom, edges.top, edges.bottom)];
        [left, right] = [clamp(left, edges.left, edges.right), clamp(right, edges.left, edges.right)];
      }
      const words = element.getAttribute("aria-label") || seen.textContent?.trim();
      const name = `${element.localName} “${(words || element.getAttribute("name") || "").slice(0, 40)}”`;
      const place = [...root.querySelectorAll("*")].indexOf(element);
      return { name, place, left, right, top, bottom };
    };

    const windows = document.querySelectorAll('[role="dialog"][aria-modal="true"], dialog[open]');
    const window = [...windows].filter((each) => each.checkVisibility()).at(-1);
    const main = document.querySelector("main");
    const root = window ?? main ?? document.body;
    const tabbable =
      "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]";
    /** The Tab key stops at the chosen one of a group, and at the first where none is chosen. */
    const isOfGroup = (box: HTMLInputElement) => {
      const group = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]:enabled")].filter(
        ({ name }) => name === box.name,
      );
      return box === (group.find(({ checked }) => checked) ?? group[0]);
    };
    const isStop = (element: HTMLElement) => {
      if (element.tabIndex < 0 || element.matches(":disabled, input[type=hidden]")) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return isShown(element);
      return isOfGroup(element) && isShown(element.labels?.[0] ?? element);
    };
    const stops = [...root.querySelectorAll<HTMLElement>(tabbable)]
      .filter(isStop)
      // What stays at one place of the window has none in the page.
      .filter((element) => getComputedStyle(element).position !== "fixed")
      .map(measure);
    const headings = [...root.querySelectorAll("h1, h2, h3, h4, [role=heading]")]
      .filter(isShown)
      .map(measure);

    const roles: Readonly<Record<string, string>> = {
      HEADER: "banner",
      NAV: "navigation",
      MAIN: "main",
      ASIDE: "complementary",
      FOOTER: "contentinfo",
    };
    const landmarks = [...document.querySelectorAll("header, nav, main, aside, footer, [role]")].flatMap(
      (element) => {
        const role = element.getAttribute("role") ?? roles[element.tagName] ?? "";
        const isWithin = element.parentElement?.closest("main, article, section, dialog, [role=dialog]");
        return Object.values(roles).includes(role) && !isWithin && isShown(element) ? [role] : [];
      },
    );
    const first = [...document.querySelectorAll<HTMLElement>(tabbable)].find(
      (element) => element.tabIndex >= 0 && element.checkVisibility(),
    );
    const hasNavigation = landmarks.includes("navigation") || landmarks.includes("banner");
    const skipsFirst =
      window || !hasNavigation ? undefined : first?.getAttribute("href") === `#${main?.id ?? ""}`;

    for (const [index, element] of stuck.entries()) {
      const style = styles[index];
      if (style) element.setAttribute("style", style);
      else element.removeAttribute("style");
    }
    const isRightToLeft =
      getComputedStyle(document.body.querySelector(".idd-root") ?? document.body).direction === "rtl";
    return { stops, headings, landmarks, skipsFirst, isRightToLeft };
  });
}
