import type { ComponentType } from "react";
import type { PageProps, PageView } from "./page-props.ts";
import type { PageName } from "./routes.ts";
import type { View } from "./view.ts";

type Page = ComponentType<PageProps>;
type Loader = () => Promise<{ readonly page: Page }>;

const notYet: Loader = () => import("./pages/not-yet.tsx");

/** Each page in a chunk of its own. */
const loaders: Readonly<Record<PageView["page"], Loader>> = {
  selectCenter: () => import("./pages/select-center.tsx"),
  switchCenter: () => import("./pages/switch-center.tsx"),
  dispatchSending: () => import("./pages/dispatch-sending.tsx"),
  dispatchSendingBatch: () => import("./pages/dispatch-sending-batch.tsx"),
  dispatchReceiving: () => import("./pages/dispatch-receiving.tsx"),
  dispatchReceivingBatch: () => import("./pages/dispatch-receiving-batch.tsx"),
  notFound: () => import("./pages/not-found.tsx"),
  forbidden: () => import("./pages/forbidden.tsx"),
  home: () => import("./pages/dashboard.tsx"),
  resources: () => import("./pages/resources.tsx"),
  portalApplications: notYet,
  centerApplications: notYet,
  resubmitApplication: notYet,
  centerApplication: notYet,
  newApplication: notYet,
  applicationStatus: notYet,
  biometrics: notYet,
  biometricsCapture: notYet,
  issuances: () => import("./pages/issuances.tsx"),
  newIssuance: () => import("./pages/new-issuance.tsx"),
  xpat: notYet,
  xpatInteractions: notYet,
  workPermits: notYet,
} satisfies Record<PageName | "notFound" | "forbidden", Loader>;

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
  const { page } = await loaders[name]();
  loadedPages.set(name, page);
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
