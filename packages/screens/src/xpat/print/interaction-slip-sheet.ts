/** The look of the slip of an interaction on A6, for which CSS has no word, beside that of every paper. */
export const interactionSlipSheet = `
@page { size: 105mm 148mm; margin: 9mm 10mm; }
.slip { overflow-wrap: anywhere; }
.slip .head { flex-direction: column; gap: 2.5mm; padding-block-end: 2.5mm; }
.slip .head > div:first-child { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 2mm 4mm; inline-size: 100%; }
.slip .title { font-size: 14pt; }
.slip .copy { margin: 0; font-size: 10pt; }
.slip .code svg { inline-size: 72mm; block-size: 13mm; }
.slip .facts { grid-template-columns: 1fr 1fr; gap: 2mm 5mm; padding-block: 2.5mm; border-block-start: 0; }
.slip .facts .whole { grid-column: 1 / -1; }
.slip .strong { font-size: 11pt; font-weight: 600; line-height: 1.3; }
.slip .outcome { display: flex; align-items: center; gap: 1.5mm; }
.slip .outcome svg { flex: none; inline-size: 1.2em; block-size: 1.2em; }
.slip .foot { padding-block-start: 2.5mm; border-block-start: 0.4pt solid #777; color: #444; font-size: 8pt; }
`;
