/** A small mark beside an item of the side navigation, for example a count. */
export interface NavigationChip {
  readonly color: string;
  readonly variant: string;
  readonly size: string;
  readonly label: string;
  readonly avatar?: string;
}

/**
 * One place that the side navigation leads to.
 * @see Spec 2, "Items carry id, title, url"
 */
export interface NavigationItem {
  readonly type: "item";
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** The name of an icon; what it looks like is the host's matter. */
  readonly icon?: string;
  readonly disabled?: boolean;
  /** A plain link, not a place of this application. */
  readonly external?: boolean;
  /** Opens in a new tab. */
  readonly target?: boolean;
  readonly chip?: NavigationChip;
  /** Whether its page shows breadcrumbs. */
  readonly breadcrumbs?: boolean;
}

/** A list of items inside a group. Not available yet: the navigation shows a placeholder for it. */
export interface NavigationCollapse {
  readonly type: "collapse";
  readonly id: string;
  readonly title: string;
  readonly children: readonly NavigationNode[];
}

/** A child of a group; of any type, for a host's data may hold one that this version does not know. */
export type NavigationNode =
  | NavigationItem
  | NavigationCollapse
  | { readonly type: string & {}; readonly id: string };

/** A titled part of the side navigation. */
export interface NavigationGroup {
  readonly type: "group";
  readonly id: string;
  readonly title: string;
  readonly children: readonly NavigationNode[];
}

/** Tells an item, which leads somewhere, from a group's other children. */
export function isNavigationItem(node: NavigationNode): node is NavigationItem {
  return node.type === "item" && "url" in node;
}
