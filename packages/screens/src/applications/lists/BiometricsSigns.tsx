import type { ApplicationSummary } from "@id-desk/core";
import { PartSigns, partSigns } from "../../records/PartSigns.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { applicationListCopy } from "./application-list.copy.ts";

/** Shows what of an applicant's biometrics is there. */
export function BiometricsSigns({ biometrics }: Pick<ApplicationSummary, "biometrics">) {
  const t = useCopy(applicationListCopy);
  return (
    <PartSigns
      parts={(["photo", "fingerprints", "signature"] as const).map((part) => ({
        Sign: partSigns[part],
        isMissing: biometrics[part] === "missing",
        words: t("withLabel", { label: t(part), value: t(biometrics[part]) }),
      }))}
    />
  );
}
