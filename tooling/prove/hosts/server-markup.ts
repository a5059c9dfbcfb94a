import type { Claims } from "../release/rehearsal.ts";

/**
 * What a server that renders sends for a page with a screen: the provider's root and the screen's, named and
 * empty, for without a session there is nothing to show, and no style that a content policy would refuse.
 */
export async function claimServerMarkup(
  { name, url }: { readonly name: string; readonly url: string },
  claims: Claims,
): Promise<void> {
  const answer = await fetch(`${url}/sending`);
  const html = await answer.text();
  const [root = ""] = /<div[^>]*\bidd-root\b[\s\S]*/.exec(html) ?? [];
  const [screen = ""] = /<div[^>]*data-idd-screen="DispatchSending"[^>]*><\/div>/.exec(root) ?? [];
  const [ownPage = ""] = /<body[\s\S]*?<script/.exec(html) ?? [];
  const isWhole = screen.includes('data-idd-screen-version="1"') && !/<style|\sstyle=/.test(ownPage);
  claims.claim(`${name}: the server's page has the screen's root, and no inline style`, isWhole, html);
}
