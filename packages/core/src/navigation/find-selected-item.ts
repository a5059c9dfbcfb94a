import { isNavigationItem, type NavigationGroup, type NavigationItem } from "./navigation-item.ts";

/**
 * Finds the item that the side navigation highlights for a path: the most specific of those whose url the
 * path contains, segment by segment. "/" is selected by "/" alone, and nothing while a centre is chosen.
 * @see Spec 2, "A path containing an item's url selects that item"
 */
export function findSelectedItem(
  path: string,
  groups: readonly NavigationGroup[],
): NavigationItem | undefined {
  if (path.includes("select-center")) return undefined;
  const segments = readSegments(path);
  let selected: NavigationItem | undefined;
  let specificity = -1;
  for (const item of groups.flatMap((group) => group.children).filter(isNavigationItem)) {
    if (item.external) continue;
    const url = readSegments(item.url);
    if (url.length > specificity && containsSegments(segments, url)) {
      selected = item;
      specificity = url.length;
    }
  }
  return selected;
}

function readSegments(path: string): readonly string[] {
  const [pathname = ""] = path.split(/[?#]/);
  return pathname.split("/").filter((segment) => segment !== "");
}

function containsSegments(path: readonly string[], url: readonly string[]): boolean {
  if (url.length === 0) return path.length === 0;
  return path.some((_, start) => url.every((segment, index) => path[start + index] === segment));
}
