import {
  partOf,
  type Reader,
  readId,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "../client/read-fields.ts";
import type { WaitingCard } from "./waiting-card.ts";

/** Reads a card that waits to be handed over. */
export const readWaitingCard: Reader<WaitingCard> = recordOf<WaitingCard>(
  {
    id: readId,
    serial_number: readWord,
    id_number: readText,
    card_type: readText,
    owner: partOf<WaitingCard["owner"]>({ name_en: readText, name_dv: readTextOrNull }),
    arrived_at: readText,
    ready_sms_sent_at: readTextOrNull,
  },
  "card",
);
