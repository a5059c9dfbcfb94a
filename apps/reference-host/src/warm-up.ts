import { may } from "@id-desk/core";
import type { Registry } from "@id-desk/screens";
import type { PageView } from "./page-props.ts";
import { loadWhole } from "./pages.ts";
import { findPage, type PageName } from "./routes.ts";
import type { View, ViewStore } from "./view.ts";

/** How long a page has stood before what may come next is loaded, in milliseconds. */
const calm = 250;

/** The letters of Dhivehi names, which most pages show. */
const thaana = '1em "Noto Sans Thaana Variable"';

/** The pages that staff open from where they are, the likeliest first. */
const followers: { readonly [Place in PageView["page"] | "Login"]?: readonly PageName[] } = {
  Login: ["Dashboard"],
  SelectCenter: ["Dashboard"],
  SwitchCenter: ["Dashboard"],
  Dashboard: ["DispatchReceiving", "DispatchSending", "CenterApplications", "ApplicationStatus"],
  CenterApplications: ["CenterApplication"],
  PortalApplications: ["ApplicationStatus"],
  DispatchReceiving: ["DispatchReceivingBatch"],
  DispatchReceivingBatch: ["DispatchReceiving"],
  DispatchSending: ["DispatchSendingBatch"],
  DispatchSendingBatch: ["DispatchSending"],
};

/**
 * Loads the pages that staff may open next while they read or type: a press must not wait for code, and a network
 * that fails later must not take it away.
 */
export function startWarmUp(views: ViewStore, registry: Registry): void {
  // A text that is drawn in other letters first is of another height, and moves what is below it.
  void document.fonts.load(thaana, "ހ").catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function follow(): void {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(() => void loadFollowers(views, registry)), calm);
  }
  views.subscribe(follow);
  follow();
}

/** Lets a page that is still being drawn be drawn first, where the browser can tell. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
  else work();
}

async function loadFollowers(views: ViewStore, registry: Registry): Promise<void> {
  const view = views.read();
  for (const page of listFollowers(view)) {
    const { status, user } = registry.session.getState();
    const { area } = findPage(page);
    if (status === "signedIn" && area !== undefined && !may(user, area)) continue;
    try {
      // One after another: what staff press meanwhile comes first.
      await loadWhole(page);
    } catch {
      // Whoever opens the page tries again, and is told.
      return;
    }
    if (views.read() !== view) return;
  }
}

function listFollowers(view: View): readonly PageName[] {
  const place = view.kind === "login" ? "Login" : view.kind === "page" && view.page;
  return (place && followers[place]) || [];
}
