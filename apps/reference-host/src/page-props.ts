import type { Addresses } from "./browser-location.ts";
import type { View } from "./view.ts";

/** A view that shows a page. */
export type PageView = Extract<View, { kind: "page" }>;

/** What the host gives to each of its pages. */
export interface PageProps {
  readonly view: PageView;
  readonly addresses: Addresses;
  /** Takes the number of the record that the page shows, for the title of the window. */
  readonly onRecord: (number: string | undefined) => void;
}
