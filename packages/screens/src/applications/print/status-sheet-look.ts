/** The look of the sheet with a person's status, beside that of every paper: it has room on a sheet of A5. */
export const statusSheetLook = `
.status .title { font-size: 15pt; }
.status .head { gap: 4mm; padding-block-end: 3mm; }
.status .code svg { inline-size: 58mm; block-size: 12mm; }
.status .facts { grid-template-columns: 1fr 1fr; gap: 2.2mm 6mm; border-block-start: 0; }
.status .strong { font-size: 12pt; font-weight: 600; line-height: 1.3; }
.answer { padding-block: 2.4mm; border-block: 0.4pt solid #777; font-size: 12pt; font-weight: 500; line-height: 1.3; overflow-wrap: anywhere; }
.steps { margin: 0; padding: 0; list-style: none; }
.step { display: grid; grid-template-columns: 5mm minmax(0, 1fr) 31mm 46mm; gap: 2mm; padding-block: 0.9mm; border-block-end: 0.4pt solid #ccc; break-inside: avoid; }
.step .mark { font-weight: 700; text-align: center; }
.step .state { display: block; }
.step .muted { display: block; font-size: 8pt; }
.step.problem { font-weight: 600; }
.step.waiting, .step.current { color: #444; }
.step .where { overflow-wrap: anywhere; }
.status .running { margin-block-start: 2.5mm; }
`;
