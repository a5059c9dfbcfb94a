/** The look of the slip of an interaction on A6, beside that of every paper. */
export const interactionSlipSheet = `
@page { size: A6; margin: 9mm 10mm; }
.slip { overflow-wrap: anywhere; }
.slip .head { flex-direction: column; gap: 3mm; padding-block-end: 3mm; }
.slip .title { font-size: 15pt; }
.slip .code svg { inline-size: 72mm; block-size: 13mm; }
.slip .facts { grid-template-columns: 1fr 1fr; gap: 2.5mm 5mm; border-block-start: 0; }
.slip .facts .whole { grid-column: 1 / -1; }
.slip .strong { font-size: 12pt; font-weight: 600; line-height: 1.3; }
.slip .foot { padding-block-start: 2.5mm; border-block-start: 0.4pt solid #777; color: #444; font-size: 8pt; }
`;
