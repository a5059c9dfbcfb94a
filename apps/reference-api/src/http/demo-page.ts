import type { Ports } from "../ports.ts";
import { escapeText } from "./escape-text.ts";

/** What the demonstration's own pages work with. */
export interface DemoPlace extends Pick<Ports, "clock" | "database" | "onKept" | "random" | "sms"> {
  /** Where the host is served, with a slash at both ends. */
  readonly basePath: string;
}

/** A page of the demonstration's own: no script and no cookie. */
export interface DemoPage {
  /** Whether an address is of this page. */
  readonly isAt: (path: string) => boolean;
  readonly answer: (request: Request, asked: URL) => Promise<Response>;
}

/** What a page of the demonstration shows. Texts of others have to be escaped already. */
export interface DemoContents {
  readonly title: string;
  readonly note: string;
  readonly main: string;
}

/** The address of the style sheet of the demonstration's pages. */
export const styleAddress = (basePath: string) => `${basePath}demo/style.css`;

/** Answers with a page of the demonstration. */
export function answerDemoPage(
  { basePath }: Pick<DemoPlace, "basePath">,
  { title, note, main }: DemoContents,
  status = 200,
): Response {
  const page = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styleAddress(basePath)}">
</head>
<body>
<header>
<h1>${escapeText(title)}</h1>
<p>${escapeText(note)}</p>
</header>
<main>
${main}
</main>
</body>
</html>
`;
  return new Response(page, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Leads a browser that has sent a form to the page that shows what came of it. */
export const leadTo = (address: string) =>
  new Response(null, { status: 303, headers: { Location: address } });
