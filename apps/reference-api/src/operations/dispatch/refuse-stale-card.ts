import type { HeldLine } from "../../database/dispatch/change-lines.ts";
import { Refusal } from "../../http/refusal.ts";

/** Refuses what was meant for a card as it was before; what happened to the batch's other cards does not matter. */
export function refuseStaleCard({ version, found }: HeldLine, shown: number | undefined): void {
  if (shown === undefined || shown === version) return;
  const { by, at } = found;
  throw new Refusal(409, {
    message: by ? `This card was changed by ${by.fullname}.` : "This card was changed.",
    code: "stale_version",
    context: { version, changed_by: by, changed_at: at },
  });
}
