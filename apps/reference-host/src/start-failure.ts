import { productName } from "./registry.ts";

/**
 * Says that nothing could be loaded, without any code or picture that had to be loaded for it: in English, whatever
 * language the document was going to speak.
 */
export function showStartFailure(): void {
  const root = document.getElementById("root");
  if (!root) return;
  root.innerHTML = `<main class="alone" lang="en" dir="ltr">
<p class="alone-brand">
<svg class="alone-mark" viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
<rect width="30" height="30" rx="8"/>
<g><circle cx="15" cy="9.5" r="3"/><path d="M9.5 19v-.5a5.5 5.5 0 0 1 11 0v.5"/><path d="M6.5 22.5h17"/></g>
</svg>
${productName}
</p>
<div role="alert">
<h1>The page could not be loaded.</h1>
<p class="alone-help">The connection may be down. What was saved before is safe.</p>
</div>
<button type="button" class="alone-reload">Reload the page</button>
</main>`;
  root.querySelector("button")?.addEventListener("click", () => window.location.reload());
}
