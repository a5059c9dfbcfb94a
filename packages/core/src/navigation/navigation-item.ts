/** A small mark beside an item of the side navigation, for example a count. */
export interface NavigationChip {
  /** A colour's name; what it looks like is the host's matter. */
  readonly color: string;
  /** A way of drawing it, for example filled. */
  readonly variant: string;
  /** How large it is. */
  readonly size: string;
  /** What it says. */
  readonly label: string;
  /** A letter or two in front of the label. */
  readonly avatar?: string;
}

/**
 * One place that the side navigation leads to.
 * @see Spec 2, "Items carry id, title, url"
 */
export interface NavigationItem {
  /** Tells it from the other kinds. */
  readonly type: "item";
  /** Tells it from all others. */
  readonly id: string;
  /** What staff read. */
  readonly title: string;
  /** Where it leads. */
  readonly url: string;
  /** The name of an icon; what it looks like is the host's matter. */
  readonly icon?: string;
  /** It is shown and leads nowhere. */
  readonly disabled?: boolean;
  /** A plain link, not a place of this application. */
  readonly external?: boolean;
  /** Opens in a new tab. */
  readonly target?: boolean;
  /** A small mark beside it. */
  readonly chip?: NavigationChip;
  /** Whether its page shows breadcrumbs. */
  readonly breadcrumbs?: boolean;
}

/** A list of items inside a group. Not available yet: the navigation shows a placeholder for it. */
export interface NavigationCollapse {
  /** Tells it from the other kinds. */
  readonly type: "collapse";
  /** Tells it from all others. */
  readonly id: string;
  /** What staff read. */
  readonly title: string;
  /** What is inside. */
  readonly children: readonly NavigationNode[];
}

/** A child of a group; of any type, for a host's data may hold one that this version does not know. */
export type NavigationNode =
  | NavigationItem
  | NavigationCollapse
  | { readonly type: string & {}; readonly id: string };

/** A titled part of the side navigation. */
export interface NavigationGroup {
  /** Tells it from the other kinds. */
  readonly type: "group";
  /** Tells it from all others. */
  readonly id: string;
  /** What staff read. */
  readonly title: string;
  /** What stands below the title. */
  readonly children: readonly NavigationNode[];
}

/** Tells an item, which leads somewhere, from a group's other children. */
export function isNavigationItem(node: NavigationNode): node is NavigationItem {
  return node.type === "item" && "url" in node;
}
