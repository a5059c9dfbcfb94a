import { pageColors } from "../http/page-colors.ts";

/** How the documentation looks, on paper too. */
export const docsStyle = `${pageColors}html { scroll-padding-block-start: 16px; }
body {
  background: var(--canvas);
  color: var(--text);
  font: 16px/1.6 "Public Sans", system-ui, sans-serif;
  overflow-wrap: anywhere;
  padding: 32px 16px 64px;
}
header, nav, main { margin-inline: auto; max-inline-size: 820px; }
h1 { font-size: 28px; font-weight: 600; line-height: 1.25; }
h2 { border-block-end: 1px solid var(--border); font-size: 24px; font-weight: 600; margin-block: 48px 16px; padding-block-end: 8px; }
h2::first-letter, nav .area::first-letter { text-transform: uppercase; }
h3 { font-size: 18px; font-weight: 600; line-height: 1.4; }
h4 { font-size: 16px; font-weight: 600; margin-block: 20px 8px; }
header p { color: var(--muted); margin-block-start: 8px; }
section > p { margin-block-end: 12px; max-inline-size: 70ch; }
a { color: var(--accent); text-underline-offset: 3px; }
code, pre, .path { font: 14px/1.6 ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace; }
:focus-visible { border-radius: 4px; outline: 2px solid var(--focus); outline-offset: 2px; }
main:focus { outline: none; }
.skip { background: var(--surface); inset-block-start: 8px; inset-inline-start: 8px; padding: 8px 12px; position: fixed; z-index: 1; }
.skip:not(:focus) { block-size: 1px; clip-path: inset(50%); inline-size: 1px; overflow: hidden; padding: 0; }
article { background: var(--surface); border: 1px solid var(--border); border-radius: 8px; margin-block-start: 16px; padding: 20px; }
article:target { border-color: var(--accent); box-shadow: inset 4px 0 0 var(--accent); }
.call { margin-block-start: 8px; }
.method { border: 1px solid currentColor; border-radius: 4px; color: var(--accent); display: inline-block; font-size: 12px; font-weight: 600; line-height: 1.5; padding-inline: 6px; white-space: nowrap; }
.id, .media, .remark { color: var(--muted); font-size: 14px; }
.media { margin-block-start: 8px; }
.note { background: var(--note); border-radius: 6px; color: var(--on-note); font-size: 14px; margin-block-start: 6px; padding: 4px 10px; }
.note code { color: inherit; }
.access { display: grid; gap: 4px; margin-block-start: 12px; }
.access div { display: flex; flex-wrap: wrap; gap: 0 8px; }
.access dt { color: var(--muted); }
ul { padding: 0; }
.fields { list-style: none; margin-block-start: 4px; }
.fields > li { border-block-start: 1px solid var(--border); padding-block: 8px; }
.fields .fields { border-inline-start: 2px solid var(--border); margin-block-start: 8px; padding-inline-start: 12px; }
.name { font-weight: 600; }
.type { color: var(--muted); }
.schema > .fields { margin-block-start: 8px; }
.answers dt { font-weight: 600; margin-block-start: 12px; }
.answers dd { padding-inline-start: 16px; }
details { margin-block-start: 8px; }
summary { cursor: pointer; inline-size: fit-content; min-block-size: 24px; }
pre { background: var(--canvas); border: 1px solid var(--border); border-radius: 6px; margin-block-start: 8px; padding: 12px; white-space: pre-wrap; }
nav { margin-block-start: 24px; }
nav ul { list-style: none; }
nav > ul { display: flex; flex-wrap: wrap; gap: 4px 20px; }
nav ul ul { display: none; }
nav a { display: inline-block; min-block-size: 24px; padding-block: 2px; }
.area { font-weight: 600; }
@media (min-width: 1100px) {
  body { display: grid; gap: 0 48px; grid-template-columns: 340px minmax(0, 820px); grid-template-rows: auto 1fr; justify-content: center; padding-inline: 32px; }
  header { grid-column: 2; inline-size: 100%; }
  nav { grid-column: 1; grid-row: 1 / span 2; margin-block-start: 0; max-block-size: calc(100vh - 32px); overflow-y: auto; padding: 4px; position: sticky; inset-block-start: 16px; }
  nav > ul { display: block; }
  nav ul ul { display: block; margin-block-end: 12px; }
  nav ul ul a { align-items: start; color: var(--text); display: flex; font-size: 14px; gap: 8px; text-decoration: none; }
  nav .method { flex: none; min-inline-size: 64px; text-align: center; }
  nav ul ul a:hover { text-decoration: underline; }
  nav .path { font-size: 12px; }
  main { grid-column: 2; inline-size: 100%; }
}
@media print {
  nav, .skip { display: none; }
  body { display: block; padding: 0; }
  article { break-inside: auto; border: 0; padding-inline: 0; }
  h2, h3, h4, .call { break-after: avoid; }
  details::details-content { block-size: auto; content-visibility: visible; }
}
`;
