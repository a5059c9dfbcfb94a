import type { ReadPage } from "../../../apps/reference-host/e2e/print.ts";

/** Names that need more than a line, in both scripts. */
export const longName =
  "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi, daughter of Aminath Sheereen Abdulla Thakurufaanu";
export const longThaana = "މުޙައްމަދު ނަޞީރު ޢަބްދުއްރަޙްމާން ޢިބްރާހީމް ދީދީ";

/** What pages say, without the marks that keep words of both directions apart. */
export function readText(pages: readonly ReadPage[]): string {
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
  return lines.join("\n").replaceAll(/[\u2066-\u2069]/g, "");
}

/** The words of a text, which come in the order in which they are drawn where it is read from right to left. */
export function listWords(text: string): string[] {
  return text
    .replaceAll(/[\u2066-\u2069]/g, "")
    .split(/[\s,.:]+/)
    .filter(Boolean);
}

/** The letters of a text that is drawn from right to left, in no order: a PDF has them as they are drawn. */
const lettersOf = (text: string) => [...text.replaceAll(/[^\u0780-\u07bf]/g, "")].sort().join("");

/** Whether a text has all the letters of a name in Thaana, as often as the name has each. */
export function hasLetters(text: string, name: string): boolean {
  const left = [...lettersOf(text)];
  return [...lettersOf(name)].every((letter) => {
    const place = left.indexOf(letter);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}
