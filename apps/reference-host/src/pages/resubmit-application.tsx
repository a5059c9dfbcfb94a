import { ResubmitApplication } from "@id-desk/screens/resubmit-application";
import { readRecordId } from "../addresses.ts";
import { slots } from "../PageError.tsx";
import type { PageProps } from "../page-props.ts";

export function page({ view, onRecord }: PageProps) {
  const applicationId = readRecordId(view.params.applicationId);
  // The host shows another page where there is no number.
  if (applicationId === undefined) return null;
  return (
    <ResubmitApplication
      slots={slots}
      key={applicationId}
      applicationId={applicationId}
      onReady={({ record }) => onRecord(record)}
    />
  );
}
