import type { BatchCard, CardAction } from "@id-desk/core";
import { RowMenu } from "../../lists/menu-column.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { cardMenuCopy } from "./card-menu.copy.ts";

/** What can be done with a card and has no button of its own in its row. */
export function CardMenu({
  card,
  actions,
  ask,
}: {
  readonly card: BatchCard;
  readonly actions: readonly CardAction[];
  readonly ask: BatchDesk["ask"] | undefined;
}) {
  const t = useCopy(cardMenuCopy);
  return (
    <RowMenu
      label={t("moreOf", { serial: card.serial_number })}
      items={actions.map((action) => ({
        id: action,
        label: t(action),
        onAction: () => ask?.({ action, card }),
      }))}
    />
  );
}
