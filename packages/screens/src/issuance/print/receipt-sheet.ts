/** The look of a hand-over receipt, beside that of every paper: it has room on a sheet of A5. */
export const receiptSheet = `
.receipt .title { font-size: 15pt; }
.receipt .head { gap: 4mm; padding-block-end: 3mm; }
.receipt .code svg { inline-size: 58mm; block-size: 12mm; }
.receipt .facts { grid-template-columns: 1fr 1fr; gap: 2.2mm 6mm; padding-block: 3mm; border-block-start: 0; }
.receipt .facts div.whole { grid-column: 1 / -1; }
.receipt .strong { font-size: 12pt; font-weight: 600; line-height: 1.3; }
.declaration { padding-block: 2.5mm; border-block: 0.4pt solid #777; break-inside: avoid; break-after: avoid; }
.proof { display: grid; grid-template-columns: 1fr 32mm; gap: 4mm; margin-block-start: 3mm; break-inside: avoid; }
.proof figure { display: flex; flex-direction: column; margin: 0; }
.proof figcaption { margin-block-end: 1mm; color: #444; font-size: 8pt; }
.pad { display: flex; align-items: center; justify-content: center; block-size: 32mm; padding: 1mm; border: 0.8pt solid #000; color: #444; font-size: 8pt; text-align: center; }
.pad img { max-inline-size: 100%; max-block-size: 100%; object-fit: contain; }
.receipt .running { margin-block-start: 4mm; }
`;
