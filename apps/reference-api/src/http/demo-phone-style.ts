import { pageColors } from "./page-colors.ts";

/** How the demonstration's phone looks. */
export const demoPhoneStyle = `${pageColors}body {
  background: var(--canvas);
  color: var(--text);
  font: 16px/1.6 "Public Sans", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  margin-inline: auto;
  max-inline-size: 640px;
  padding: 32px 16px 64px;
}
h1 { font-size: 24px; font-weight: 600; line-height: 1.25; }
header p {
  background: var(--note);
  border-radius: 6px;
  color: var(--on-note);
  font-weight: 500;
  margin-block: 16px 24px;
  padding: 8px 12px;
}
.bar { align-items: end; display: flex; flex-wrap: wrap; gap: 12px; justify-content: space-between; margin-block-end: 16px; }
form { align-items: center; display: flex; gap: 8px; min-inline-size: 0; }
label { color: var(--muted); font-size: 14px; }
select, button, .reload { font: inherit; font-size: 14px; min-block-size: 40px; padding: 8px 12px; }
select, button {
  background: var(--surface);
  border: 1px solid var(--edge);
  border-radius: 6px;
  color: var(--text);
}
select { min-inline-size: 0; }
button { cursor: pointer; font-weight: 500; }
.reload { color: var(--accent); font-weight: 500; margin-inline-start: auto; padding-inline: 0; text-underline-offset: 3px; }
:focus-visible { border-radius: 6px; outline: 2px solid var(--focus); outline-offset: 2px; }
ol { display: grid; gap: 12px; list-style: none; padding: 0; }
li { background: var(--surface); border: 1px solid var(--border); border-radius: 8px; padding: 12px 16px; }
.to { color: var(--muted); font-size: 14px; }
.body { margin-block-start: 4px; overflow-wrap: anywhere; }
.empty, .more { color: var(--muted); }
.empty { padding-block: 32px; text-align: center; }
.more { font-size: 14px; margin-block-start: 16px; }
@media print { .bar { display: none; } }
`;
