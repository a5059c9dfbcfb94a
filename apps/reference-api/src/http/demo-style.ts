import { pageColors } from "./page-colors.ts";

/** How the demonstration's own pages look. */
export const demoStyle = `${pageColors}body {
  background: var(--canvas);
  color: var(--text);
  font: 16px/1.6 "Public Sans", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  margin-inline: auto;
  max-inline-size: 640px;
  padding: 32px 16px 64px;
}
h1 { font-size: 24px; font-weight: 600; line-height: 1.25; }
h2 { font-size: 18px; font-weight: 600; line-height: 1.25; }
header p, .said {
  background: var(--note);
  border-radius: 6px;
  color: var(--on-note);
  font-weight: 500;
  margin-block: 16px 24px;
  padding: 8px 12px;
}
.bar { align-items: end; display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; margin-block-end: 16px; }
form { align-items: center; display: flex; flex-wrap: wrap; gap: 8px; min-inline-size: 0; }
label, legend, summary { color: var(--muted); font-size: 14px; }
select, button, input, .reload, nav a { font: inherit; font-size: 14px; min-block-size: 40px; padding: 8px 12px; }
select, button, input {
  background: var(--surface);
  border: 1px solid var(--edge);
  border-radius: 6px;
  color: var(--text);
}
select, input { max-inline-size: 100%; min-inline-size: 0; }
button { cursor: pointer; font-weight: 500; }
a { color: var(--accent); font-weight: 500; text-underline-offset: 3px; }
.reload { margin-inline-start: auto; padding-inline: 0; }
:focus-visible { border-radius: 6px; outline: 2px solid var(--focus); outline-offset: 2px; }
ol { display: grid; gap: 12px; list-style: none; padding: 0; }
li { background: var(--surface); border: 1px solid var(--border); border-radius: 8px; min-inline-size: 0; padding: 12px 16px; }
.to { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.body { margin-block-start: 4px; overflow-wrap: anywhere; }
.empty, .more { color: var(--muted); }
.empty { padding-block: 32px; text-align: center; }
.more { font-size: 14px; margin-block-start: 16px; }
form.bar { align-items: center; justify-content: start; }
nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-block-end: 16px; }
nav a { align-items: center; display: inline-flex; padding-inline: 0; }
nav a[aria-current] { color: var(--text); text-decoration: none; }
li form { margin-block-start: 12px; }
details { margin-block-start: 12px; }
summary { cursor: pointer; min-block-size: 24px; }
fieldset { border: 0; flex-basis: 100%; min-inline-size: 0; padding: 0; }
fieldset label { align-items: center; color: var(--text); display: flex; gap: 8px; min-block-size: 32px; }
input[type="checkbox"] { accent-color: var(--accent); block-size: 18px; inline-size: 18px; min-block-size: 0; }
.amount { font-size: 32px; font-weight: 600; line-height: 1.25; margin-block: 8px 16px; }
@media print { .bar, nav, form { display: none; } }
`;
