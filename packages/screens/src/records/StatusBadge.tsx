import { Badge, type BadgeProps } from "@id-desk/ui";
import * as css from "./StatusBadge.css.ts";

/** Shows the status of a record in a word, a sign and a colour, with a warning next to it if there is one. */
export function StatusBadge({
  tone,
  label,
  warning,
}: Pick<BadgeProps, "tone"> & {
  readonly label: string;
  readonly warning?: string | false | undefined;
}) {
  if (!warning) return <Badge tone={tone}>{label}</Badge>;
  return (
    <span className={css.status}>
      <Badge tone={tone}>{label}</Badge> <bdi className={css.warning}>{warning}</bdi>
    </span>
  );
}
