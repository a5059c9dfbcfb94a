import { Biometrics } from "@id-desk/screens/biometrics";
import { readListPage } from "../list-page.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page(props: PageProps) {
  const { from } = props.view;
  const returnedFrom = from?.page === "BiometricsCapture" ? from.params.idNumber : undefined;
  return <Biometrics slots={slots} scanAnywhere returnedFrom={returnedFrom} {...readListPage(props)} />;
}
