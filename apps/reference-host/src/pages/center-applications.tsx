import { CenterApplications } from "@id-desk/screens/center-applications";
import { readRecordId } from "../addresses.ts";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  const { from } = props.view;
  const returnedFrom =
    from?.page === "CenterApplication" ? readRecordId(from.params.applicationId) : undefined;
  return (
    <CenterApplications slots={slots} scanAnywhere returnedFrom={returnedFrom} {...readListPage(props)} />
  );
}
