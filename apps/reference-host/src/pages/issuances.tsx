import { Issuances } from "@id-desk/screens/issuances";
import { readState } from "../addresses.ts";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  const openCardId = readState(props.addresses.history.location.state, "cardId", "number");
  return <Issuances slots={slots} scanAnywhere openCardId={openCardId} {...readListPage(props)} />;
}
