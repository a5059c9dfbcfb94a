import type { ComponentType } from "react";
import type { PageProps, PageView } from "./page-props.ts";
import type { View } from "./view.ts";

type Page = ComponentType<PageProps>;

/** Each page in a chunk of its own, by the name of its screen: `DispatchSending` is `dispatch-sending.tsx`. */
const loaders = import.meta.glob<{ readonly page: Page }>("./pages/*.tsx");
const toFile = (name: string) => `./pages/${name.replaceAll(/\B[A-Z]/g, "-$&").toLowerCase()}.tsx`;

type Frames = {
  readonly login: typeof import("./login.tsx");
  readonly shell: typeof import("./shell.tsx");
};

const loadedPages = new Map<PageView["page"], Page>();
const loadedFrames: Partial<{ -readonly [Name in keyof Frames]: Frames[Name] }> = {};

async function loadFrame<Name extends keyof Frames>(
  name: Name,
  load: () => Promise<Frames[Name]>,
): Promise<void> {
  loadedFrames[name] ??= await load();
}

async function loadPage(name: PageView["page"]): Promise<void> {
  if (loadedPages.has(name)) return;
  const load = loaders[toFile(name)] ?? loaders[toFile("NotYet")];
  const { page } = (await load?.()) ?? {};
  if (page) loadedPages.set(name, page);
}

/** Loads what a view needs, so that it is rendered whole: a fallback shown in between costs more than the wait. */
export async function loadView(view: View): Promise<void> {
  if (view.kind === "login") await loadFrame("login", () => import("./login.tsx"));
  if (view.kind === "page") await loadWhole(view.page);
}

/** Loads a page and the shell that it stands in. */
export async function loadWhole(name: PageView["page"]): Promise<void> {
  await Promise.all([loadFrame("shell", () => import("./shell.tsx")), loadPage(name)]);
}

/** A page that `loadView` has loaded. */
export function readPage(name: PageView["page"]): Page | undefined {
  return loadedPages.get(name);
}

/** The sign-in page or the shell, once `loadView` has loaded it. */
export function readFrame<Name extends keyof Frames>(name: Name): Frames[Name] | undefined {
  return loadedFrames[name];
}
