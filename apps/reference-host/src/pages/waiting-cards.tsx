import { WaitingCards } from "@id-desk/screens/waiting-cards";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  return <WaitingCards slots={slots} scanAnywhere {...readListPage(props)} />;
}
