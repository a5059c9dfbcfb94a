/** The faces of a page's fonts as a style sheet for another document, with their addresses in full. */
export function readFontFaces(page: Document): string {
  return [...page.styleSheets, ...page.adoptedStyleSheets].flatMap(readSheet).join("\n");
}

function readSheet(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => readRule(rule, sheet.href ?? document.baseURI));
  } catch {
    // A sheet of another origin keeps its rules to itself.
    return [];
  }
}

function readRule(rule: CSSRule, base: string): string[] {
  if (rule instanceof CSSFontFaceRule) return [resolveAddresses(rule.cssText, base)];
  if (rule instanceof CSSImportRule) return rule.styleSheet ? readSheet(rule.styleSheet) : [];
  if (rule instanceof CSSGroupingRule) return [...rule.cssRules].flatMap((inner) => readRule(inner, base));
  return [];
}

function resolveAddresses(text: string, base: string): string {
  return text.replaceAll(/url\((["']?)(.*?)\1\)/g, (_, __, address: string) => {
    return `url("${new URL(address, base).href}")`;
  });
}
