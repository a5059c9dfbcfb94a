const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
] as const;
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"] as const;
const large = [
  [1_000_000, "million"],
  [1_000, "thousand"],
] as const;

/**
 * Writes a number of things in English words, as papers repeat it so that a digit cannot be changed unseen:
 * "one hundred and four". What is not a whole number from 0 to below a thousand million is written in figures.
 */
export function countInWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count >= 1_000_000_000) return String(count);
  if (count === 0) return small[0];
  const words: string[] = [];
  let rest = count;
  for (const [size, word] of large) {
    if (rest >= size) words.push(writeBelowThousand(Math.floor(rest / size)), word);
    rest %= size;
  }
  // "one thousand and four", but "one thousand one hundred and four".
  if (rest > 0 && rest < 100 && words.length > 0) words.push("and");
  if (rest > 0) words.push(writeBelowThousand(rest));
  return words.join(" ");
}

function writeBelowThousand(count: number): string {
  const hundreds = Math.floor(count / 100);
  const rest = count % 100;
  const words = hundreds > 0 ? [small[hundreds], "hundred"] : [];
  if (rest > 0) {
    if (hundreds > 0) words.push("and");
    const unit = rest % 10;
    const ten = tens[Math.floor(rest / 10)] ?? "";
    words.push(rest < 20 ? small[rest] : unit > 0 ? `${ten}-${small[unit]}` : ten);
  }
  return words.join(" ");
}
