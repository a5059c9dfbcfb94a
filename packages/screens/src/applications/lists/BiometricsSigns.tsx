import type { ApplicationSummary } from "@id-desk/core";
import { VisuallyHidden } from "@id-desk/ui";
import { CameraIcon, FingerprintIcon, SignatureIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { applicationListCopy } from "./application-list.copy.ts";
import * as css from "./application-list.css.ts";

const signs = [
  ["photo", CameraIcon],
  ["fingerprints", FingerprintIcon],
  ["signature", SignatureIcon],
] as const;

/** Shows what of an applicant's biometrics is there: three signs, of which a missing one is struck out. */
export function BiometricsSigns({ biometrics }: Pick<ApplicationSummary, "biometrics">) {
  const t = useCopy(applicationListCopy);
  return (
    <span className={css.signs}>
      {signs.map(([part, Sign]) => {
        const state = biometrics[part];
        const words = t("withLabel", { label: t(part), value: t(state) });
        return (
          <span key={part} className={css.sign} data-state={state} title={words}>
            <Sign />
            <VisuallyHidden>{words}</VisuallyHidden>
          </span>
        );
      })}
    </span>
  );
}
