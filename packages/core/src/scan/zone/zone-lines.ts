const longestZone = 1000;
/** The kind of document, its country, and more. */
const firstLine = /^[ACIP][A-Z\d<][A-Z\d<]{3}[A-Z\d<]{10,}$/;
/** The line of a passport or of a larger card that has the dates: number, nationality, birth, sex, expiry. */
const dataLine = /^(?=.{36}$|.{44}$)[A-Z\d<]{13}[\dO<]{7}[MFX<][\dO<]{7}[A-Z\d<]+$/;
/** The data line of a card that has three lines: birth, sex, expiry, nationality. */
const cardDataLine = /^(?=.{30}$)[\dO<]{7}[MFX<][\dO<]{7}[A-Z\d<]+$/;

/**
 * Reads the lines of what may be a zone: in capitals, without spaces, with `<` for the signs that some readers put for it.
 * Empty where the text neither begins as a zone nor has the data line of one.
 */
export function readZoneLines(text: string): readonly string[] {
  const lines = text
    .slice(0, longestZone)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll("‹", "<")
    .replaceAll("«", "<<")
    .toUpperCase()
    .split(/\p{Cc}+/u)
    .map((line) => line.replaceAll(/\s/g, ""))
    .filter((line) => line !== "");
  const [first = ""] = lines;
  return isFirstLine(first) || isDataLine(first) ? lines : [];
}

/** Whether a line begins a zone: with fillers in a row, or one at least on the first line of a small card. */
export function isFirstLine(line: string): boolean {
  return firstLine.test(line) && (line.includes("<<") || (line.length % 30 === 0 && line.includes("<")));
}

/** Whether a line has the dates of a zone. */
function isDataLine(line: string): boolean {
  return dataLine.test(line) || cardDataLine.test(line);
}
