import { ApplicationStatus } from "@id-desk/screens/application-status";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view }: PageProps) {
  return <ApplicationStatus slots={slots} idNumber={view.params.idNumber ?? ""} />;
}
