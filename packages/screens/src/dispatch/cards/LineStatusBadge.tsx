import { readLineStatus } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import { HourglassIcon, OctagonAlertIcon } from "@id-desk/ui/icons";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { lineStatusCopy } from "./line-status.copy.ts";

/**
 * Where a card stands in its batch: a plain word for one that is just packed, else a word, a sign and a colour;
 * `undefined` for one whose scan has not been answered. A status that is not known here shows as it is.
 */
export function LineStatusBadge({ status }: { readonly status: string | undefined }) {
  const t = useCopy(lineStatusCopy);
  if (status === undefined) {
    return (
      <Badge tone="neutral" icon={<HourglassIcon />}>
        {t("waiting")}
      </Badge>
    );
  }
  const { label, tone } = readLineStatus(status, {
    packed: t("packed"),
    in_transit: t("in_transit"),
    received: t("received"),
    missing: t("missing"),
    disputed: t("disputed"),
    removed: t("removed"),
  });
  // The usual state is a plain word: what is unlike it stands out, and a long list is drawn sooner.
  if (tone === "neutral") return <>{label}</>;
  return (
    <Badge tone={tone} icon={status === "disputed" ? <OctagonAlertIcon /> : undefined}>
      {label}
    </Badge>
  );
}
