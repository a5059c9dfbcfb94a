import type { ApplicationSummary } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useListText } from "../../runtime/words/use-list-text.ts";
import { applicationListCopy } from "./application-list.copy.ts";
import * as css from "./application-list.css.ts";

const parts = ["photo", "fingerprints", "signature"] as const;

/** Names what is still missing of an applicant's biometrics, or says what they wait for once all is taken. */
export function MissingParts({
  biometrics,
  isWithLabel,
}: Pick<ApplicationSummary, "biometrics"> & {
  /** Says that the parts are missing, where no column header says it. */
  readonly isWithLabel?: boolean;
}) {
  const t = useCopy(applicationListCopy);
  const list = useListText();
  if (biometrics.waits_for_supervisor) return <Badge tone="info">{t("waitsForSupervisor")}</Badge>;
  const missing = list(parts.filter((part) => biometrics[part] === "missing").map((part) => t(part)));
  if (missing === "") return t("allTaken");
  if (isWithLabel) return <bdi>{t("withLabel", { label: t("stillMissing"), value: missing })}</bdi>;
  return <span className={css.twoLines}>{missing}</span>;
}
