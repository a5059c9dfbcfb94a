import { change, type Hostile } from "./change.ts";
import type { Operation } from "./contract.ts";
import { formatForm } from "./requests.ts";
import { formatJson, mark } from "./texts.ts";

/** Operations that cover each way in which bodies are read: with and without a session, and as a part of a form. */
const routes = ["login", "createBatch", "addCard", "submitApplication", "loadIssuance"];

type Case = readonly [what: string, write: (whole: string) => string | Buffer];

const toBytes = (text: string) => Buffer.from(text, "utf8");
const join = (...parts: readonly (string | Buffer | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? toBytes(part) : Buffer.from(part))));
/** The body with something before its end. */
const add = (whole: string, more: string | Buffer) => join(whole.slice(0, -1), more, "}");
const split = (whole: string): [string, string] => {
  const at = whole.indexOf(":") + 1;
  return [whole.slice(0, at), whole.slice(at)];
};
const swap = (bytes: Buffer) => Buffer.from(bytes).swap16();
const toUtf32 = (text: string) =>
  Buffer.concat(Array.from(text, (sign) => Buffer.from([sign.codePointAt(0) ?? 0, 0, 0, 0])));
const spell = (text: string) =>
  Array.from(text, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

/** Another way to write the same body. */
const same: readonly Case[] = [
  ["blanks around it", (whole) => ` \t\r\n${whole}\n\t `],
  ["many blanks inside", (whole) => split(whole).join(" ".repeat(100_000))],
  [
    "names that are escaped",
    (whole) => whole.replace(/^\{"(\w+)"/, (_, name: string) => `{"${spell(name)}"`),
  ],
  [
    "texts that are escaped",
    (whole) =>
      whole.replace(
        /:"(\w+)"/g,
        (_, text: string) => `:"${spell(text).toUpperCase().replaceAll("\\U", "\\u")}"`,
      ),
  ],
  [
    "names in another order",
    (whole) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(whole)).toReversed())),
  ],
  ["written with indents", (whole) => JSON.stringify(JSON.parse(whole), null, "\t")],
];

/** Changes after which a body is not JSON. */
const broken: readonly Case[] = [
  ...[0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map(
    (share): Case => [`cut off at ${share}`, (whole) => whole.slice(0, Math.floor(whole.length * share))],
  ),
  ["no end", (whole) => whole.slice(0, -1)],
  ["no beginning", (whole) => whole.slice(1)],
  ...(
    [
      ",",
      ",,",
      ",{}",
      ',"a"',
      ',"a":',
      ',"a":1,',
      ",:1",
      ',"a" 1',
      ',"a"::1',
      ",a:1",
      ",'a':1",
      ',"a":b',
      ';"a":1',
    ] as const
  ).map((more): Case => [`${more} before its end`, (whole) => add(whole, more)]),
  ...["//c\n", "/*c*/", "#c\n", "<!--c-->", "\u00a0", "\u2028", "\u000b", "\f", "\u0000", "\u200b"].map(
    (between): Case => [
      `${JSON.stringify(between)} between its parts`,
      (whole) => split(whole).join(between),
    ],
  ),
  ...["{}", "x", "]", "}", ",", '"', "\u0000", "//c", "\u001a"].map(
    (behind): Case => [`${JSON.stringify(behind)} behind it`, (whole) => whole + behind],
  ),
  ...[
    "1.",
    ".1",
    "01",
    "-01",
    "+1",
    "- 1",
    "0x1",
    "1e",
    "1e+",
    "1E-",
    "1_0",
    "Infinity",
    "-Infinity",
    "NaN",
    "-NaN",
    "１",
    "1.2.3",
    "0b1",
    "1n",
  ].map((number): Case => [`the number ${number}`, (whole) => add(whole, `,"a":${number}`)]),
  ...["True", "nul", "undefined", "tru", "nulll", "None"].map(
    (word): Case => [`the word ${word}`, (whole) => add(whole, `,"a":${word}`)],
  ),
  ...[
    "\\x41",
    "\\u00",
    "\\u00g0",
    "\\U0041",
    "\\'",
    "\\0",
    "\\a",
    "\\",
    "\\u{41}",
    "\\\u0000",
    "\t",
    "\n",
    "\r\n",
    "\u0000",
    "\u001f",
    "\b",
  ].map((text): Case => [`the text ${JSON.stringify(text)}`, (whole) => add(whole, `,"a":"${mark}${text}"`)]),
  ...[
    [0xff],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xed, 0xb0, 0x80],
    [0xf4, 0xbf, 0xbf, 0xbf],
    [0xe2, 0x28, 0xa1],
    [0x80],
    [0xf0, 0x9f],
  ].map((bytes): Case => [`the bytes ${bytes.join(" ")}`, (whole) => add(whole, join(',"a":"', bytes, '"'))]),
  ["UTF-16, little end first", (whole) => Buffer.from(whole, "utf16le")],
  ["UTF-16, big end first", (whole) => swap(Buffer.from(whole, "utf16le"))],
  ["UTF-16 with its mark", (whole) => join([0xff, 0xfe], Buffer.from(whole, "utf16le"))],
  ["UTF-32", (whole) => toUtf32(whole)],
  ["nothing", () => ""],
  ["blanks alone", () => " ".repeat(1_000)],
  ["a mark alone", () => "\ufeff"],
  ["single quotes", (whole) => whole.replaceAll('"', "'")],
  ["typographic quotes", (whole) => whole.replaceAll('"', "”")],
  ["names without quotes", (whole) => whole.replaceAll(/"(\w+)":/g, "$1:")],
  ["an array that does not end", () => "[".repeat(200_000)],
  ["an object that does not end", () => '{"a":'.repeat(100_000)],
  ["arrays and objects that cross", (whole) => add(whole, ',"a":[{]}')],
  ["a call around it", (whole) => `callback(${whole})`],
  ["a prefix against scripts", (whole) => `)]}',\n${whole}`],
  ["a letter for its first sign", (whole) => `（${whole.slice(1)}`],
];

/** JSON that is not a body of the operation. */
const other: readonly Case[] = [
  ...["null", "true", "0", "-0", "1e5", '""', `"${mark}"`, "[]", "[[]]", "{}", "[null]"].map(
    (value): Case => [`${value} in its place`, () => value],
  ),
  ["an array around it", (whole) => `[${whole}]`],
  ["a text of it", (whole) => JSON.stringify(whole)],
  ["all its values in arrays", (whole) => whole.replaceAll(/:("[^"]*"|[\w.]+)/g, ":[$1]")],
  ["all its values in objects", (whole) => whole.replaceAll(/:("[^"]*"|[\w.]+)/g, ':{"a":$1}')],
  ["null for its values", (whole) => whole.replaceAll(/:("[^"]*"|[\w.]+)/g, ":null")],
  [
    "a name twice, the second an object",
    (whole) =>
      whole
        .replace(/^\{"(\w+)":/, (all, name) => `{"${name}":1,${all.slice(1)}`)
        .replace(/\}$/, `,${(/"\w+":/.exec(whole) ?? [""])[0]}{}}`),
  ],
  ["arrays 100,000 deep", () => "[".repeat(100_000) + "]".repeat(100_000)],
  ["objects 50,000 deep", () => `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`],
];

/** Forms that parsers read differently. The server may accept or refuse them. */
const either: readonly Case[] = [
  // The server removes such marks everywhere, because spreadsheets and editors leave them.
  ["a mark of UTF-8 before it", (whole) => `\ufeff${whole}`],
  ["two marks of UTF-8 before it", (whole) => `\ufeff\ufeff${whole}`],
  ["a mark of UTF-8 inside it", (whole) => split(whole).join("\ufeff")],
  [
    "a name twice, the first an object",
    (whole) => whole.replace(/^\{"(\w+)":/, (all, name) => `{"${name}":{"a":"${mark}"},${all.slice(1)}`),
  ],
  ...[
    "1e400",
    "-1e400",
    "1e-400",
    "-0",
    "9".repeat(400),
    "0.1e1",
    "1E400000000",
    "123123e100000",
    "0.4e00669999999999",
    "20000000000000000000000",
  ].map((number): Case => [`the number ${number.slice(0, 20)}`, (whole) => add(whole, `,"a":${number}`)]),
  ...[
    "\\ud800",
    "\\udc00\\ud800",
    "\\ud83d",
    "\\uffff",
    "\\u0000",
    "\\ufeff",
    "\\udbff\\udfff",
    "\\/",
    "\u007f",
    "\u2028",
    "🇲🇻",
  ].map((text): Case => [`the text ${text}`, (whole) => add(whole, `,"a":"${mark}${text}"`)]),
  ...["__proto__", "constructor", "toString", "", "\\u005f_proto__", "\\u0000", "a".repeat(50_000)].map(
    (name): Case => [
      `the name ${name.slice(0, 20)}`,
      (whole) => add(whole, `,"${name}":{"isAdmin":"${mark}"}`),
    ],
  ),
  [
    "20,000 names more",
    (whole) => add(whole, Array.from({ length: 20_000 }, (_, at) => `,"f${at}":${at}`).join("")),
  ],
  ["a name 20,000 times", (whole) => add(whole, `,"a":"${mark}"`.repeat(20_000))],
  ["arrays 5,000 deep in it", (whole) => add(whole, `,"a":${"[".repeat(5_000)}${"]".repeat(5_000)}`)],
];

const border = "----json";

/**
 * Makes bodies like those of the public test suites of JSON parsers from a right body: the same body in another form, broken
 * JSON, JSON of another body, and forms that parsers read differently.
 */
export function attackJson(operation: Operation): Hostile[] {
  if (!routes.includes(operation.id)) return [];
  const ways: readonly (readonly [string, (body: Buffer) => { type: string; body: Buffer }])[] = [
    ["JSON", (body) => ({ type: "application/json", body })],
    ...(operation.bodies.has("multipart/form-data")
      ? ([
          [
            "JSON in a form",
            (content: Buffer) => ({
              type: `multipart/form-data; boundary=${border}`,
              body: formatForm([{ head: 'Content-Disposition: form-data; name="data"', content }], border),
            }),
          ],
        ] as const)
      : []),
  ];
  const list = (cases: readonly Case[], reading?: Hostile["reading"]) =>
    ways.flatMap(([way, wrap]) =>
      cases.map(
        ([what, write]): Hostile => ({
          where: `${way}, ${what}`,
          ...(reading && { reading }),
          make(valid) {
            const written = write(formatJson(valid.body ?? {}));
            const { type, body } = wrap(Buffer.isBuffer(written) ? written : toBytes(written));
            return change(operation, valid, {
              body,
              without: ["content-type"],
              headers: [["Content-Type", type]],
            });
          },
        }),
      ),
    );
  return [...list(broken, "broken"), ...list(other, "refused"), ...list(either), ...list(same, "as plain")];
}
