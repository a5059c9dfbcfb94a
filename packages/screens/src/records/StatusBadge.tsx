import { Badge, type BadgeProps } from "@id-desk/ui";
import * as css from "./StatusBadge.css.ts";

/** Shows the status of a record in a word, a sign and a colour, with a warning next to it if there is one. */
export function StatusBadge({
  tone,
  sign,
  label,
  warning,
}: Pick<BadgeProps, "tone"> & {
  /** The status's own sign, as `findSign` gives it. */
  readonly sign?: BadgeProps["icon"];
  readonly label: string;
  readonly warning?: string | false | undefined;
}) {
  const badge = (
    <Badge tone={tone} icon={sign}>
      {label}
    </Badge>
  );
  if (!warning) return badge;
  return (
    <span className={css.status}>
      {badge} <bdi className={css.warning}>{warning}</bdi>
    </span>
  );
}
