/**
 * The look of the papers, as a text: it goes into a document of its own, which has neither the theme nor the style
 * sheets of the page, and a strict content policy lets neither style attributes nor style elements into it.
 */
export const printSheet = `
*, *::before, *::after { box-sizing: border-box; }
html, body { margin: 0; padding: 0; background: #fff; color: #000; }
html { font-size: 9.5pt; line-height: 1.4; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
h1, h2, h3, p, dl, dd, ul { margin: 0; padding: 0; font: inherit; }
ul { list-style: none; }
svg { display: block; }
[lang="dv"] { line-height: 1.7; }
.number { white-space: nowrap; font-variant-numeric: tabular-nums; unicode-bidi: isolate; }
.muted { color: #444; }

.head { display: flex; justify-content: space-between; align-items: flex-start; gap: 8mm; padding-block-end: 4mm; border-block-end: 1.5pt solid #000; }
.title { font-size: 20pt; font-weight: 600; line-height: 1.2; }
.label { margin-block-start: 1mm; font-size: 11pt; }
.copy { display: inline-block; margin-block-start: 2.5mm; padding: 0.6mm 2.5mm; border: 1.2pt solid #000; font-size: 11pt; font-weight: 700; white-space: nowrap; }
/* A module of the code is 4 dots of a printer that has 300 on an inch. */
.code { flex: none; text-align: center; }
.code svg { inline-size: 68mm; block-size: 13mm; }
.code .number { font-size: 11pt; font-weight: 600; }

.parties { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; padding-block: 4mm; }
.term { color: #444; font-size: 8pt; font-weight: 400; line-height: 1.4; }
.party { font-size: 12pt; font-weight: 600; line-height: 1.3; }
.facts { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2.5mm 8mm; padding-block: 3mm; border-block-start: 0.4pt solid #777; }
.facts div { min-inline-size: 0; overflow-wrap: anywhere; }
.blank { block-size: 6mm; border-block-end: 0.4pt solid #000; }
.remark { padding: 2mm 3mm; margin-block-end: 3mm; border: 1pt solid #000; font-weight: 600; }
.count { padding-block: 2.5mm; border-block-start: 0.4pt solid #777; font-size: 13pt; font-weight: 600; }
.totals { display: grid; grid-template-columns: repeat(4, 1fr); margin-block: 1mm 4mm; border: 1pt solid #000; }
.totals div { padding: 2mm 3mm; }
.totals div + div { border-inline-start: 0.4pt solid #777; }
.totals dd { font-size: 15pt; font-weight: 600; line-height: 1.2; font-variant-numeric: tabular-nums; }
.heading { margin-block: 5mm 1.5mm; font-size: 12pt; font-weight: 600; break-after: avoid; }

table { inline-size: 100%; border-collapse: collapse; font: inherit; color: inherit; text-align: start; }
thead { display: table-header-group; }
tfoot { display: table-footer-group; }
tr { break-inside: avoid; }
th { padding: 1.4mm 1.5mm; border-block-end: 1pt solid #000; font-size: 8pt; font-weight: 600; text-align: start; vertical-align: bottom; white-space: nowrap; }
td { block-size: 7.2mm; padding: 1mm 1.5mm; border-block-end: 0.4pt solid #777; vertical-align: middle; overflow-wrap: anywhere; }
.end { text-align: end; }
.narrow { inline-size: 1%; white-space: nowrap; }
.room { inline-size: 30%; }
.some { inline-size: 20%; }
/* The longest word of a name stays whole. */
.who { min-inline-size: 38mm; }
.middle { text-align: center; }
.box { display: inline-block; inline-size: 4.2mm; block-size: 4.2mm; border: 0.8pt solid #000; vertical-align: middle; }
.names { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; column-gap: 3mm; }
tr:has(> .last) { break-before: avoid; }
.last { padding-block: 2mm; border: 0; color: #444; font-size: 8pt; }
.running th, .running td { padding-inline: 0; border: 0; color: #444; font-size: 8pt; font-weight: 400; }
.has-margins .running { display: none; }

.note { padding-block: 1.5mm; border-block-end: 0.4pt solid #777; break-inside: avoid; }
.signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm 10mm; margin-block-start: 8mm; break-inside: avoid; }
.signatures h3 { font-weight: 600; }
.line { display: flex; align-items: flex-end; gap: 2mm; block-size: 9mm; }
.line span:first-child { color: #444; font-size: 8pt; }
.line span:last-child { flex: 1; border-block-end: 0.4pt solid #000; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; }
`;

/** What stands in the margin of every page. */
interface Margins {
  /** The number and name of the document, and who printed it. */
  readonly lines: readonly string[];
  /** "Page {page} of {pages}" in the language, with its places unfilled. */
  readonly page: string;
  readonly isRightToLeft: boolean;
  readonly fontFamily: string;
}

/** The sheets that a document can be printed on, with room for words below. */
export type Sheet = "A4" | "A5";

/** In the order of CSS: above, on either side, below. */
const edges: Readonly<Record<Sheet, string>> = { A4: "13mm 14mm 20mm", A5: "9mm 10mm 15mm" };

/** Lays pages out, with the same words in the margin of each. */
export function writePages({ lines, page, isRightToLeft, fontFamily }: Margins, sheet: Sheet): string {
  // Page margins have physical sides only.
  const [start, end] = isRightToLeft ? ["right", "left"] : ["left", "right"];
  const direction = isRightToLeft ? "rtl" : "ltr";
  const look = `font: 8pt/1.4 ${fontFamily}; color: #444; vertical-align: top; padding-top: 3mm; direction: ${direction};`;
  const counted = page
    .split(/(\{page\}|\{pages\})/)
    .filter(Boolean)
    .map((part) => counters[part] ?? quote(part))
    .join(" ");
  return `@page { size: ${sheet}; margin: ${edges[sheet]};
@bottom-${start} { content: ${lines.map(quote).join(' "\\a" ')}; white-space: pre-line; text-align: ${start}; ${look} }
@bottom-${end} { content: ${counted}; text-align: ${end}; white-space: nowrap; ${look} } }`;
}

const counters: Readonly<Record<string, string>> = {
  "{page}": "counter(page)",
  "{pages}": "counter(pages)",
};

/** Writes words as a string of CSS that they cannot end. */
function quote(words: string): string {
  const safe = words.replaceAll(/[^ !#-[\]-~\u0080-\uffff]/g, (character) => {
    return `\\${character.codePointAt(0)?.toString(16)} `;
  });
  return `"${safe}"`;
}
