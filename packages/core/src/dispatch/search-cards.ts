import type { BatchCard } from "./batch.ts";

/** What a card is found by. */
export type SearchedCard = Pick<BatchCard, "serial_number" | "id_number" | "name_en" | "name_dv">;

/**
 * Finds cards by what is typed: each word is part of the serial number, the ID number or the name in either script.
 * A number may be typed in groups, as it stands on the card. Nothing typed finds every card.
 */
export function createCardSearch(text: string): (card: SearchedCard) => boolean {
  const whole = fold(text).trim();
  const words = whole.split(/\s+/);
  const number = whole.replace(/\s+/g, "");
  return ({ serial_number, id_number, name_en, name_dv }) => {
    const numbers = fold(`${serial_number} ${id_number}`);
    if (numbers.includes(number)) return true;
    const everything = fold(`${numbers} ${name_en} ${name_dv ?? ""}`);
    return words.every((word) => everything.includes(word));
  };
}

/** Accents and vowel signs in one form, and no case. */
function fold(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("en");
}
