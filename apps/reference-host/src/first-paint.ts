/**
 * Runs in the page's head before anything is painted, as a file of its own, for the content policy allows no script
 * in the page. It says on the document what this browser was last told, so that nobody is dazzled by a white page at
 * night; `appearance.ts` reads it there. It imports nothing: the browser runs it as a classic script.
 */
{
  const page = document.documentElement;
  let kept: { readonly mode?: unknown; readonly language?: unknown } | null = null;
  try {
    kept = JSON.parse(localStorage.getItem("id-desk-appearance") ?? "null");
  } catch {
    // Nothing was kept, or nothing may be: the page looks as it does at first.
  }
  const mode = kept?.mode === "dark" || kept?.mode === "system" ? kept.mode : "light";
  const isDhivehi = kept?.language === "dv";
  page.dataset.mode = mode;
  page.lang = isDhivehi ? "dv" : "en";
  page.dir = isDhivehi ? "rtl" : "ltr";
  document
    .querySelector('meta[name="color-scheme"]')
    ?.setAttribute("content", mode === "system" ? "light dark" : mode);
}
