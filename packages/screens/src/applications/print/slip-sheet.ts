/** The papers that a slip can be printed on. */
export type SlipPaper = "roll" | "A5";

/** The room around a slip on its paper, in millimetres: above and below, on either side. */
const edges = { roll: [4, 4], A5: [10, 12] } as const;

/** The look of application slips, beside that of every paper. Each begins on a page of its own. */
export const slipSheet = `
.slip { overflow-wrap: anywhere; }
.slip + .slip { break-before: page; }
.slip .title { font-size: 15pt; }
.slip .facts { gap: 2.2mm 6mm; }
.slip .strong { font-size: 12pt; font-weight: 600; line-height: 1.3; }
.slip .bring { padding-block: 3mm; border-block: 0.4pt solid #777; break-inside: avoid; }
.slip .bring h2 { margin-block-end: 1mm; font-weight: 600; }
.slip .bring li { padding-inline-start: 4mm; text-indent: -4mm; }
.slip .bring li::before { content: "\\2013"; display: inline-block; inline-size: 4mm; text-indent: 0; }
.slip .someone { padding-block: 3mm; font-weight: 600; }
.slip .remark { margin-block-start: 3mm; }
.slip .foot { color: #444; font-size: 8pt; }
`;

/** The look of the slips on one kind of paper. */
export const paperSheets: Readonly<Record<SlipPaper, string>> = {
  A5: `
@page { size: A5; margin: ${edges.A5[0]}mm ${edges.A5[1]}mm; }
.slip .code svg { inline-size: 60mm; block-size: 13mm; }
.slip .facts { grid-template-columns: 1fr 1fr; border-block-start: 0; }
.slip .facts .whole { grid-column: 1 / -1; }
`,
  /* A module of the code is 3 dots of a printer that has 203 on an inch. */
  roll: `
.slip { inline-size: ${80 - 2 * edges.roll[1]}mm; }
.slip .head { flex-direction: column; align-items: center; gap: 2mm; padding-block-end: 3mm; text-align: center; }
.slip .code svg { inline-size: 66mm; block-size: 15mm; }
.slip .facts { grid-template-columns: 1fr; }
`,
};

const millimetre = 96 / 25.4;

/** Makes the pages of a roll as long as the longest slip on it, so that no paper is wasted and no slip is cut. */
export function fitRoll({ document, CSSStyleSheet }: Window & typeof globalThis): void {
  const heights = [...document.querySelectorAll(".slip")].map((slip) => slip.getBoundingClientRect().height);
  const length = Math.ceil(Math.max(0, ...heights) / millimetre) + 2 * edges.roll[0] + 1;
  const pages = new CSSStyleSheet();
  pages.replaceSync(`@page { size: 80mm ${length}mm; margin: ${edges.roll[0]}mm ${edges.roll[1]}mm; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pages];
}
