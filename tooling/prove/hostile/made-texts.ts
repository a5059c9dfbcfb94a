import { choose, mark } from "./texts.ts";

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const within = (signs: readonly string[]) => signs.map((sign) => `Ai${sign}shath`);

/** Lists every character with a Unicode property, except private planes. */
function listSigns(property: string): string[] {
  const is = new RegExp(`^${property}$`, "u");
  return [...range(0, 0xd7ff), ...range(0xe000, 0x1ffff), ...range(0xe0000, 0xe01ef)].filter((sign) =>
    is.test(sign),
  );
}

const marks = listSigns("\\p{Mn}");
const written = ["Å", "Ǖ", "ﬃ", "ﷺ", "㎏", "½", "각", "ｶﾞ", "ﹰ", "ẛ̣", "Ω", "이", "ދި", "ⅷ", "ﬁ"];
const forms = ["NFC", "NFD", "NFKC", "NFKD"] as const;
const halves = ["\ud800", "\udbff", "\udc00", "\udfff"];
const numbers = ["0", "1", "-1", "7", "2147483647", "9223372036854775807", "0.1", "100000000000000000000"];
const digits = listSigns("\\p{Nd}").filter((_, index) => index % 10 === 7);
const steps = [
  "..",
  ".",
  "%2e%2e",
  "%252e",
  "..;",
  "....",
  "．．",
  "..%c0%af",
  "\\..",
  "~",
  "$HOME",
  "%HOME%",
];
const tags = [
  "script",
  "svg/onload=alert(1)",
  "img src=x onerror=alert(1)",
  "iframe src=//evil.example",
  "base href=/",
];
const quotes = ["'", '"', "`", "’", "＇", "ʹ", "\\'", "''", "%27", "&#39;", "\u02bc"];
const commands = [
  " or 1=1 --",
  "; delete from people; --",
  "||pg_sleep(5)||",
  " union select null,null",
  "::int",
  "/**/",
];
const formats = [
  "%s",
  "%n",
  "%x",
  "%1$s",
  "%-9999d",
  "%%",
  "{0}",
  "{}",
  "{{}}",
  "$" + "{7}",
  "#{7}",
  "<%= 7 %>",
  "{%7%}",
  "[[7]]",
];
const ownKeys = [Object.prototype, Array.prototype, Function.prototype].flatMap((one) =>
  Object.getOwnPropertyNames(one),
);

/**
 * Texts that this proof makes, by family: invisible characters, changes of direction, piled-up marks, look-alikes, and
 * texts that other programs would run or expand.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  "control signs": within([...range(0x01, 0x1f), ...range(0x7f, 0x9f)]),
  "a sign that ends texts": ["\u0000", "\u0000Aishath", "Aishath\u0000", "Aishath\\0", "Aishath\\u0000"],
  "signs that are not seen": within(listSigns("\\p{Cf}")),
  "blanks of every width": within(listSigns("\\p{Zs}")).concat(
    within(["\u2028", "\u2029", "\u0085", "\u180e", "\u2800"]),
  ),
  "texts that turn round": [
    "\u202a",
    "\u202b",
    "\u202d",
    "\u202e",
    "\u2066",
    "\u2067",
    "\u2068",
    "\u061c",
  ].flatMap((turn) => [`${turn}Aishath`, `Aishath ${turn}gpj.exe`, turn.repeat(200), `ދިވެހި${turn}abc\u202c`]),
  "marks by hundreds": [
    ...[1, 50, 500].map((count) => `Z${marks.slice(0, count).join("")}`),
    ...[100, 900].map((count) => `A${"\u0301".repeat(count)}ishath`),
    ...["\u07a6", "\u0e49", "\u20dd", "\ufe0f", "\u0489"].map((sign) => `ށ${sign.repeat(400)}`),
  ],
  "forms of one text": written.flatMap((text) => forms.map((form) => text.normalize(form))),
  "halves of characters": halves.flatMap((half) => [half, `Ai${half}shath`, half + half, `${half}A\udc00`]),
  "signs that are none": within([
    "\ufffe",
    "\uffff",
    "\ufdd0",
    "\u{1fffe}",
    "\u{10ffff}",
    "\ue000",
    "\u{f0000}",
    "\ufffd",
  ]),
  "pictures of several signs": [
    "👩🏽‍🚀",
    "🏳️‍🌈",
    "🇲🇻",
    "🇲🇻🇲",
    "👨‍👩‍👧‍👦".repeat(50),
    "1️⃣",
    "🫱🏿‍🫲🏻",
    "\u{1f9d1}\u200d".repeat(100),
  ],
  "numbers as texts": numbers.flatMap((number) => [
    number,
    `+${number}`,
    `${number}e5`,
    ` ${number}`,
    `${number},00`,
    `(${number})`,
  ]),
  "digits of other scripts": digits.flatMap((digit) => [
    digit,
    `A${digit.repeat(6)}`,
    `SN${digit.repeat(7)}`,
  ]),
  "names that objects have": ["__proto__", ...ownKeys].flatMap((key) => [
    key,
    `${key}.isAdmin`,
    `[${key}]`,
    `{"${key}":1}`,
  ]),
  "steps through folders": steps.flatMap((step) => [
    step,
    `${`${step}/`.repeat(8)}etc/passwd`,
    `documents/${step}/${step}/key`,
    `${step}\u0000.pdf`,
  ]),
  statements: quotes.flatMap((quote) => commands.map((command) => `Aishath${quote}${command} ${mark}`)),
  pages: tags.flatMap((tag) => [
    `<${tag}>`,
    `</title><${tag}>${mark}`,
    `"><${tag} `,
    `&lt;${tag}&gt;`,
    `＜${tag}＞`,
    `<\u0000${tag}>`,
  ]),
  "formats of other programs": formats.flatMap((format) => [
    format,
    format.repeat(50),
    `Aishath ${format} ${mark}`,
  ]),
  lengths: [255, 256, 257, 1023, 1024, 1025, 4096, 65_535, 65_536].flatMap((length) => [
    "a".repeat(length),
    "ނ".repeat(length),
  ]),
};

/** Chooses two texts of every family at random. Each text field gets its own choice. */
export const listMade = (random: () => number): string[] =>
  Object.values(families).flatMap((texts) => choose(texts, 2, random));
