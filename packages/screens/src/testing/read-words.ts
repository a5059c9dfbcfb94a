const spoken = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "title",
  "placeholder",
  "alt",
];

/** Every word of two plain letters and more that a text holds. */
export function listWords(text: string): string[] {
  return text.match(/[A-Za-z]{2,}/g) ?? [];
}

/** The texts of an element that staff see or hear, those of its attributes too. */
export function listTexts(element: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node.data);
    else if (node instanceof Element)
      texts.push(...spoken.map((name) => readAttribute(node as Element, name)));
  }
  return texts.filter((text) => text.trim() !== "");
}

function readAttribute(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}
