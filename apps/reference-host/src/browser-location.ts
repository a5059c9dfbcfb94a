import { createBrowserHistory, type RouterHistory } from "@tanstack/history";

/** Where the back office is served, from the page's own head; `/` unless the server says otherwise. */
export function readBasePath(): string {
  const base = document.querySelector<HTMLMetaElement>('meta[name="id-desk-base"]')?.content ?? "/";
  return base.endsWith("/") ? base : `${base}/`;
}

/** The addresses of one mounted back office: paths in it start with `/`, whatever the base is. */
export interface Addresses {
  readonly history: RouterHistory;
  /** A path of the back office as an address of the browser. */
  readonly toHref: (path: string) => string;
  /** The current path without the base; nothing when the browser is outside of it. */
  readonly readPath: () => string | undefined;
  /** Goes to a path, with what its page is to know beside it. */
  readonly push: (path: string, state?: object) => void;
  readonly replace: (path: string) => void;
}

/** Binds the browser's history to a base path. @see Spec 9, "Router base path /" */
export function createAddresses(basePath: string): Addresses {
  const history = createBrowserHistory();
  const prefix = basePath.slice(0, -1);
  const toHref = (path: string) => prefix + path;
  return {
    history,
    toHref,
    readPath() {
      const { pathname } = history.location;
      if (pathname === prefix) return "/";
      if (!pathname.startsWith(basePath)) return undefined;
      const path = pathname.slice(prefix.length);
      return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    },
    push: (path, state) => history.push(toHref(path), state),
    replace: (path) => history.replace(toHref(path)),
  };
}
