import { Markdown } from "@storybook/addon-docs/blocks";
import { linkPages } from "./link-pages.ts";

/** A page of Markdown, whose links lead to the pages of Storybook. */
export function Text({ children, from }: { readonly children: string; readonly from: string }) {
  return <Markdown>{linkPages(children, from)}</Markdown>;
}
