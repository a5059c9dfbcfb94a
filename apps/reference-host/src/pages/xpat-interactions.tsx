import { XpatInteractions } from "@id-desk/screens/xpat-interactions";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  return <XpatInteractions slots={slots} {...readListPage(props)} />;
}
