import { type DecisionReason, formatReasons } from "./registry-decisions.ts";

/** What an applicant reads when the registry has returned their application; no name is in it. */
export function formatReturnedMessage({
  applicationNo,
  reasons,
  centerName,
}: {
  readonly applicationNo: string;
  readonly reasons: readonly DecisionReason[];
  readonly centerName: string;
}): string {
  const needs = formatReasons(reasons).replace(/[.\s]+$/, "");
  return `Your ID card application ${applicationNo} needs something: ${needs}. Please come to ${centerName}.`;
}
