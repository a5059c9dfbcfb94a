import { XpatInteractions } from "@id-desk/screens/xpat-interactions";
import { readState } from "../addresses.ts";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  const day = readState(props.addresses.history.location.state, "day", "string");
  return <XpatInteractions slots={slots} scanAnywhere day={day} {...readListPage(props)} />;
}
