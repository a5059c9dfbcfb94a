/** The colours of the pages that the server itself writes, by day and by night, as the host has them. */
export const pageColors = `
:root {
  color-scheme: light dark;
  --canvas: #f5f7f8;
  --surface: #ffffff;
  --border: #dbe2e6;
  --edge: #73838e;
  --text: #15222b;
  --muted: #4c5c68;
  --accent: #0b5561;
  --focus: #0a6fb8;
  --note: #fdf1d8;
  --on-note: #7a4a05;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0e161b;
    --surface: #152028;
    --border: #2a3944;
    --edge: #708390;
    --text: #e8eef1;
    --muted: #a5b4be;
    --accent: #86d2dc;
    --focus: #7fc0ff;
    --note: #3a2a0a;
    --on-note: #f0c775;
  }
}
* { box-sizing: border-box; margin: 0; }
`;
