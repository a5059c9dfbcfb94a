import { BiometricsCapture } from "@id-desk/screens/biometrics-capture";
import { readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view }: PageProps) {
  const { from, params } = view;
  const idNumber = params.idNumber ?? "";
  const applicationId = readRecordId(from?.params.applicationId);
  const isFromApplication = from?.page === "CenterApplication" && applicationId !== undefined;
  return (
    <BiometricsCapture
      slots={slots}
      key={idNumber}
      idNumber={idNumber}
      returnTo={isFromApplication ? { screen: "CenterApplication", params: { applicationId } } : undefined}
    />
  );
}
