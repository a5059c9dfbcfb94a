import { escapeText } from "../http/escape-text.ts";

/** A line of the contract's words, in which what stands between backticks is code. */
export function formatLine(text: string): string {
  return escapeText(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");
}

/** The contract's words, a paragraph for each of theirs. */
export function formatParagraphs(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${formatLine(paragraph)}</p>`)
    .join("\n");
}

/** What the contract notes of something that the specification does not give. */
export function formatNotes(node: {
  readonly "x-assumed"?: string;
  readonly "x-extension"?: string;
}): string {
  const notes = [
    ["Assumed", node["x-assumed"]],
    ["Extension", node["x-extension"]],
  ] as const;
  return notes
    .map(([word, text]) => (text ? `<p class="note"><b>${word}.</b> ${formatLine(text)}</p>` : ""))
    .join("");
}

/** A path of the contract, which may be broken before each of its parts. */
export function formatPath(path: string): string {
  return escapeText(path).replaceAll("/", "<wbr>/");
}
