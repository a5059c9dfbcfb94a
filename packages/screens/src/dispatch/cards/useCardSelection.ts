import type { BatchCard } from "@id-desk/core";
import type { RowKey } from "@id-desk/ui";
import { useMemo, useState } from "react";

/** Which cards of a table are selected, while cards are being selected at all. */
export interface CardSelection {
  readonly isOn: boolean;
  /** Begins or ends; nothing is selected at either. */
  readonly setOn: (isOn: boolean) => void;
  /** The serial numbers that are selected; a card that has left the batch meanwhile may be among them. */
  readonly selectedKeys: ReadonlySet<RowKey>;
  readonly select: (selectedKeys: ReadonlySet<RowKey>) => void;
  /** The selected cards that the batch has now. */
  readonly cards: readonly BatchCard[];
}

const none: ReadonlySet<RowKey> = new Set();

/** Lets cards be selected: only when staff ask for it, so that a table that is scanned into stays as it is. */
export function useCardSelection(cards: readonly BatchCard[]): CardSelection {
  const [isOn, setOn] = useState(false);
  const [selectedKeys, select] = useState(none);
  return {
    isOn,
    setOn(next) {
      setOn(next);
      select(none);
    },
    selectedKeys,
    select,
    cards: useMemo(
      () => (selectedKeys.size > 0 ? cards.filter((card) => selectedKeys.has(card.serial_number)) : []),
      [cards, selectedKeys],
    ),
  };
}
