import { identityChecks } from "@id-desk/core/xpat";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useListText } from "../../runtime/words/use-list-text.ts";
import type { XpatSheetState } from "./useXpatSheet.ts";
import { xpatCopy } from "./Xpat.copy.ts";

/** Says what the questions of identity came to. */
export function useIdentityText({ checks }: Pick<XpatSheetState, "checks">): string {
  const t = useCopy(xpatCopy);
  const count = identityChecks.filter((check) => checks[check] === false).length;
  return count === 0 ? t("allYes") : t("countNo", { count });
}

/** Says what was taken of the person, or is used from before. */
export function useBiometricsText({ biometrics }: Pick<XpatSheetState, "biometrics">): string {
  const t = useCopy(xpatCopy);
  const list = useListText();
  const kinds = biometrics?.kinds ?? [];
  const count = kinds.filter((kind) => kind === "finger").length;
  const parts = [
    ...(kinds.includes("photo") ? [t("photo")] : []),
    ...(count > 0 ? [t("fingerCount", { count })] : []),
    ...(kinds.includes("signature") ? [t("signature")] : []),
  ];
  return parts.length > 0 ? list(parts) : t("noBiometrics");
}
