import type { Page } from "playwright";

/** The least size of what can be pressed, in CSS pixels. @see WCAG 2.2, 2.5.8 */
const least = 24;

/** A place that can be pressed, where it stands on the page, in CSS pixels. */
export interface Target {
  /** Its element, in words that lead to it. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** It stands in a line of text, whose height it cannot choose. */
  readonly isInText: boolean;
  /** The places around it, by their number in the list: pressing it is pressing them too. */
  readonly around: readonly number[];
}

/** Rounding in the layout makes 23.99 of 24. */
const isSmall = ({ width, height }: Target) => Math.min(width, height) < least - 0.05;

/** How far the middle of one target is from the nearest edge of another. */
function distanceToBox(from: Target, to: Target): number {
  const [x, y] = middleOf(from);
  const beside = Math.max(to.x - x, 0, x - (to.x + to.width));
  const above = Math.max(to.y - y, 0, y - (to.y + to.height));
  return Math.hypot(beside, above);
}

const middleOf = ({ x, y, width, height }: Target) => [x + width / 2, y + height / 2] as const;

function distanceOfMiddles(one: Target, other: Target): number {
  const [[x1, y1], [x2, y2]] = [middleOf(one), middleOf(other)];
  return Math.hypot(x1 - x2, y1 - y2);
}

/**
 * The targets that are too small: below 24 px, not in a line of text, and so near to others that a circle of 24 px
 * around the middle of each meets one of them, or the circle of another small one.
 */
export function findTooSmall(targets: readonly Target[]): Target[] {
  return targets.filter((target, index) => {
    if (!isSmall(target) || target.isInText) return false;
    return targets.some((other, otherIndex) => {
      if (other === target || target.around.includes(otherIndex) || other.around.includes(index))
        return false;
      if (distanceToBox(target, other) < least / 2) return true;
      return isSmall(other) && !other.isInText && distanceOfMiddles(target, other) < least;
    });
  });
}

/** How many targets are below 24 px and hold only because they have room around them or stand in a text. */
export function countExcepted(targets: readonly Target[]): number {
  return targets.filter(isSmall).length - findTooSmall(targets).length;
}

/** Everything on a page that can be pressed now: what lies behind a window or is only heard cannot. */
export async function readTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const roles = ["button", "link", "checkbox", "radio", "switch", "tab", "option", "combobox", "slider"]
      .concat("menuitem", "menuitemradio", "menuitemcheckbox", "textbox", "searchbox")
      .map((role) => `[role=${role}]`);
    const pressable = ["a[href]", "button", "input", "select", "textarea", "summary", ...roles].join();

    /** Who presses the label of a box presses the box. */
    function findArea(element: Element): Element {
      const isBox = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type);
      return (isBox && element.labels?.[0]) || element;
    }

    /** One pixel is what is left of an element for screen readers only, or of what it stands in and cannot leave. */
    function isHeardOnly(element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { width, height } = around.getBoundingClientRect();
        const shows = around !== element && getComputedStyle(around).overflow !== "hidden";
        if (!shows && (width <= 1 || height <= 1)) return true;
      }
      return false;
    }

    function isInText(element: Element): boolean {
      if (getComputedStyle(element).display !== "inline") return false;
      const line = element.parentElement;
      const ownText = [...(line?.childNodes ?? [])].filter((node) => node !== element);
      return ownText.some(
        (node) => !(node instanceof Element && node.matches(pressable)) && /\S/.test(node.textContent ?? ""),
      );
    }

    function describe(element: Element): string {
      const words =
        element.getAttribute("aria-label") || element.textContent?.trim() || element.getAttribute("name");
      return `${element.localName}${element.role ? `[${element.role}]` : ""} “${(words ?? "").slice(0, 40)}”`;
    }

    const areas = new Set<Element>();
    for (const element of document.querySelectorAll(pressable)) {
      if (element.closest("[inert], [aria-hidden=true]") || element.matches("input[type=hidden]")) continue;
      const area = findArea(element);
      if (!isHeardOnly(area) && area.checkVisibility({ visibilityProperty: true })) areas.add(area);
    }
    const list = [...areas];
    return list.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const around = list.flatMap((other, index) =>
        other !== element && other.contains(element) ? [index] : [],
      );
      return { name: describe(element), x, y, width, height, isInText: isInText(element), around };
    });
  });
}
