import type { CardAnswer, Side } from "@id-desk/core";
import type { CardScans } from "../scanning/useCardScanning.ts";

/** What can be done with many cards at once, in the words of the calls. */
export type BulkAction = "removeCard" | "receiveCard" | "markCardMissing";

/** What a page needs so that many of its cards can be changed at once. */
export interface CardsBulk {
  readonly side: Side;
  readonly scans: CardScans;
  /** How many cards remain is not told. */
  readonly hidesRemaining?: boolean | undefined;
  /** Takes what the registry answers for one of the cards. */
  readonly onAnswer: (answer: Partial<CardAnswer>) => void;
  /** Reads the batch again, which is another than the one that is shown. */
  readonly onReload: () => void;
}
