import type { BatchCard } from "./batch.ts";

/** What a card is found by. */
export type SearchedCard = Pick<BatchCard, "serial_number" | "id_number" | "name_en" | "name_dv">;

/**
 * Finds cards by what is typed: each word is part of the serial number, the ID number or the name in either script.
 * A number may be typed in groups, as it stands on the card. Nothing typed finds every card.
 */
export function createCardSearch(text: string): (card: SearchedCard) => boolean {
  const words = fold(text).split(/\s/);
  return ({ serial_number, id_number, name_en, name_dv }) => {
    const everything = fold([serial_number, id_number, name_en, name_dv].join(" "));
    return words.every((word) => everything.includes(word));
  };
}

/** Accents and vowel signs in one form, and no case. */
function fold(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("en");
}
