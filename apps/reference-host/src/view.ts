import { may, mayOpen, type SessionState } from "@id-desk/core";
import type { Registry } from "@id-desk/screens";
import { readRecordId } from "./addresses.ts";
import type { Addresses } from "./browser-location.ts";
import { findRoute, type PageName, type Route, redirects } from "./routes.ts";

/** A page of the table of routes, or a page that the host shows in its place. */
type ShownPage = PageName | "SelectCenter" | "NotFound" | "Forbidden";

/** What the window shows. */
export type View =
  /** The first answer about the current user is not there yet. */
  | { readonly kind: "nothing" }
  /** The current user is being asked for again. */
  | { readonly kind: "loading" }
  | { readonly kind: "login" }
  | {
      readonly kind: "page";
      readonly page: ShownPage;
      readonly title: string;
      readonly path: string;
      readonly search: string;
      readonly params: Readonly<Record<string, string>>;
      /** The page that staff come from, unless this is the first. */
      readonly from: PlaceInHost | undefined;
      /** The centre at which staff are back where they were when their session ended by itself. */
      readonly returnCenter: number | undefined;
    }
  /** What was to be shown could not be loaded: the connection is down, or a new version has come. */
  | { readonly kind: "failed"; readonly path: string; readonly error: unknown };

/** A page and which record it shows. */
interface PlaceInHost {
  readonly page: ShownPage;
  readonly params: Readonly<Record<string, string>>;
}

/** Where staff were when their session ended without a logout. */
interface ReturnPlace {
  readonly username: string;
  readonly center: number | undefined;
  /** With its search. */
  readonly path: string;
}

/** Where the user goes instead of being shown something. */
type Decision = View | { readonly kind: "redirect"; readonly path: string };

/**
 * What stands at a path for a session.
 * @see Spec 2, "Shell"
 */
function decideView(
  path: string | undefined,
  search: string,
  session: SessionState,
  returnTo: ReturnPlace | undefined,
  searchRole: string | undefined,
): Decision {
  if (session.status === "unknown") return { kind: "nothing" };
  if (session.status === "loading") return { kind: "loading" };
  if (session.status === "signedOut")
    return path === "/login" ? { kind: "login" } : { kind: "redirect", path: "/login" };
  if (path === "/login") return { kind: "redirect", path: returnTo?.path ?? "/" };
  const page = (name: ShownPage, title: string, params = {}): View => ({
    kind: "page",
    page: name,
    title,
    path: path ?? "",
    search,
    params,
    from: undefined,
    returnCenter: returnTo?.path === `${path}${search}` ? returnTo.center : undefined,
  });
  if (session.center === null) return page("SelectCenter", "Select Center");
  const redirect = path === undefined ? undefined : redirects[path];
  if (redirect) return { kind: "redirect", path: redirect };
  const match = path === undefined ? undefined : findRoute(path);
  if (
    !match ||
    (match.route.hasRecord && Object.values(match.params).some((id) => readRecordId(id) === undefined))
  )
    return page("NotFound", "Page not found");
  const { route, params } = match;
  return isAllowed(route, session, searchRole)
    ? page(route.page, route.title, params)
    : page("Forbidden", route.title);
}

function isAllowed({ area }: Route, session: SessionState, searchRole: string | undefined): boolean {
  const options = searchRole === undefined ? {} : { searchRole };
  return area === undefined || (may(session.user, area, options) && mayOpen(session, area, options));
}

/** The view as it changes with the address and the session, for React to follow. */
export interface ViewStore {
  /** Settles when the first view can be drawn. */
  readonly ready: Promise<void>;
  readonly read: () => View;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Follows the address and the session, and loads what is to be shown before it says so: a page is never
 * rendered in pieces.
 */
export function createViewStore(
  addresses: Addresses,
  registry: Registry,
  load: (view: View) => Promise<void>,
): ViewStore {
  let view: View = { kind: "nothing" };
  let turn = 0;
  let last: Omit<ReturnPlace, "path"> | undefined;
  let returnTo: ReturnPlace | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ready = new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });

  async function follow(): Promise<void> {
    turn += 1;
    const thisTurn = turn;
    const session = registry.session.getState();
    const path = addresses.readPath();
    const { search } = addresses.history.location;
    const { signOutReason } = session;
    if (signOutReason === "logout" || signOutReason === "elsewhere") returnTo = undefined;
    // A session that ends before a centre was chosen again does not forget the one from before.
    if ((signOutReason === "expired" || signOutReason === "idle") && last && path && path !== "/login")
      returnTo = { username: last.username, center: last.center ?? returnTo?.center, path: path + search };
    if (session.status === "signedIn") {
      last = { username: session.user.username, center: session.center?.id };
      if (returnTo?.username !== last.username) returnTo = undefined;
    }
    // Where another window has chosen another centre, a page of the one from before is not gone back to.
    if (returnTo && session.center && session.center.id !== returnTo.center) {
      const isThere = path + search === returnTo.path;
      returnTo = undefined;
      if (isThere) {
        addresses.replace("/");
        return;
      }
    }
    const decision = decideView(path, search, session, returnTo, registry.options.searchRole);
    // Whoever has no centre yet is still on the way back.
    if (session.status === "signedIn" && session.center) returnTo = undefined;
    if (decision.kind === "redirect") {
      addresses.replace(decision.path);
      return;
    }
    const next = await loadOr(decision, path ?? "");
    if (thisTurn !== turn) return;
    view = next.kind === "page" ? { ...next, from: readOrigin(next.path) } : next;
    for (const listener of listeners) listener();
  }

  async function loadOr(decision: View, path: string): Promise<View> {
    try {
      await load(decision);
      return decision;
    } catch (error) {
      return { kind: "failed", path, error };
    }
  }

  function readOrigin(path: string): PlaceInHost | undefined {
    if (view.kind !== "page") return undefined;
    return view.path === path ? view.from : { page: view.page, params: view.params };
  }

  addresses.history.subscribe(follow);
  registry.session.subscribe(follow);
  void follow();
  return { ready, read: () => view, subscribe };
}
