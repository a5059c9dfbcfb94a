/** The look of a bag label, beside that of every paper; its page is as large as the label. */
export const labelSheet = `
@page { size: 100mm 50mm; margin: 0; }
.bag { display: flex; flex-direction: column; justify-content: space-between; inline-size: 100mm; block-size: 49.8mm; padding: 3.5mm 4mm 2.5mm; overflow: hidden; }
.bag-top { display: flex; justify-content: space-between; gap: 4mm; }
.bag-to { flex: 1; min-inline-size: 0; font-weight: 700; line-height: 1.15; overflow-wrap: anywhere; }
.bag-to[data-size="large"] { font-size: 19pt; }
.bag-to[data-size="medium"] { font-size: 14.5pt; }
.bag-to[data-size="small"] { font-size: 10pt; }
.bag-facts { flex: none; max-inline-size: 34mm; text-align: end; line-height: 1.3; overflow-wrap: anywhere; }
.bag-count { font-size: 14pt; font-weight: 700; white-space: nowrap; }
.bag-code svg { inline-size: 84mm; block-size: 13mm; margin-inline: auto; }
.bag-foot { display: flex; justify-content: space-between; align-items: baseline; gap: 4mm; }
.bag-foot > .number { font-size: 12pt; font-weight: 700; }
.bag-from { min-inline-size: 0; overflow: hidden; font-size: 8pt; text-overflow: ellipsis; white-space: nowrap; }
`;
