/** The widths of three bars and three spaces of each symbol, by its value; 103 to 105 start, 106 stops. */
const symbols = (
  "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221" +
  "223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321" +
  "112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131" +
  "311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114" +
  "122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141" +
  "214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232"
).match(/\d{6}/g) as readonly string[];
const stop = "2331112";

const startB = 104;
const startC = 105;
const toB = 100;
const toC = 99;

/**
 * Encodes a text as Code 128: the widths of its bars and spaces in modules, beginning with a bar. Digits stand in
 * pairs where that is shorter. Nothing for an empty text, or one with a character beyond printable ASCII. Leave ten
 * modules of white on either side.
 */
export function encodeCode128(text: string): readonly number[] | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined;
  const values: number[] = [];
  let isInPairs = false;
  for (let at = 0; at < text.length; ) {
    const digits = /^\d*/.exec(text.slice(at))?.[0].length ?? 0;
    if (isInPairs && digits >= 2) {
      values.push(Number(text.slice(at, at + 2)));
      at += 2;
      continue;
    }
    const isAtEdge = at === 0 || at + digits === text.length;
    // An odd run has its first digit by itself, so that the pairs reach to its end.
    const beginsPairs: boolean = !isInPairs && digits % 2 === 0 && digits >= (isAtEdge ? 4 : 6);
    if (values.length === 0) values.push(beginsPairs ? startC : startB);
    else if (beginsPairs) values.push(toC);
    else if (isInPairs) values.push(toB);
    isInPairs = beginsPairs;
    if (!beginsPairs) {
      values.push(text.charCodeAt(at) - 32);
      at += 1;
    }
  }
  const check = values.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103;
  return [...[...values, check].map((value) => symbols[value] ?? "").join(""), ...stop].map(Number);
}
