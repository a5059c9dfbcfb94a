import { PortalApplications } from "@id-desk/screens/portal-applications";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  const { from } = props.view;
  const returnedFrom = from?.page === "ApplicationStatus" ? from.params.idNumber : undefined;
  return (
    <PortalApplications slots={slots} scanAnywhere returnedFrom={returnedFrom} {...readListPage(props)} />
  );
}
