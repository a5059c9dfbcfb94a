import type { Area } from "@id-desk/core";
import { parse } from "regexparam";

/** One address of the back office. */
export interface Route {
  readonly path: string;
  /** The screen that is shown, or will be: its page is the file of `pages/` with its name. */
  readonly page: PageName;
  /** Who may open it; everybody who is signed in where it is left out. */
  readonly area?: Area;
  /** Its parameter is the number of a record: with anything else there is no page. */
  readonly hasRecord?: boolean;
  /** What the window's title says. */
  readonly title: string;
}

const table = [
  { path: "/", page: "Dashboard", area: "home", title: "Dashboard" },
  {
    path: "/applications/portal",
    page: "PortalApplications",
    area: "applications",
    title: "Online Applications",
  },
  { path: "/applications/center", page: "CenterApplications", area: "applications", title: "Applications" },
  {
    path: "/applications/center/:applicationId/resubmit",
    page: "ResubmitApplication",
    area: "applications",
    title: "Resubmit application",
    hasRecord: true,
  },
  {
    path: "/applications/center/:applicationId",
    page: "CenterApplication",
    area: "applications",
    title: "Application",
    hasRecord: true,
  },
  { path: "/applications/new", page: "NewApplication", area: "applications", title: "New application" },
  {
    path: "/applications/status/:idNumber",
    page: "ApplicationStatus",
    area: "applicationStatus",
    title: "Application status",
  },
  { path: "/applications/biometrics", page: "Biometrics", area: "applications", title: "Biometrics" },
  {
    path: "/applications/biometrics/:idNumber",
    page: "BiometricsCapture",
    area: "applications",
    title: "Biometric capture",
  },
  { path: "/dispatch/receiving", page: "DispatchReceiving", area: "dispatch", title: "Receiving" },
  {
    path: "/dispatch/receiving/:batchId",
    page: "DispatchReceivingBatch",
    area: "dispatch",
    title: "Receiving",
    hasRecord: true,
  },
  { path: "/dispatch/sending", page: "DispatchSending", area: "dispatch", title: "Sending" },
  {
    path: "/dispatch/sending/:batchId",
    page: "DispatchSendingBatch",
    area: "dispatch",
    title: "Sending",
    hasRecord: true,
  },
  { path: "/issuance/list", page: "Issuances", area: "issuance", title: "Issuances" },
  { path: "/issuance/new", page: "NewIssuance", area: "issuance", title: "New Issuance" },
  { path: "/issuance/waiting", page: "WaitingCards", area: "issuance", title: "Waiting cards" },
  { path: "/xpat", page: "Xpat", area: "xpat", title: "XPAT" },
  { path: "/xpat/interactions", page: "XpatInteractions", area: "xpat", title: "XPAT Interactions" },
  { path: "/xpat/work-permits", page: "WorkPermits", area: "xpat", title: "Work Permits" },
  { path: "/resources", page: "Resources", area: "resources", title: "Resources" },
  { path: "/switch-center", page: "SwitchCenter", area: "switchCenter", title: "Switch Center" },
] as const satisfies readonly (Omit<Route, "page"> & { readonly page: string })[];

/** What stands at an address. */
export type PageName = (typeof table)[number]["page"];

/** Every page's address, the first match wins. @see Spec 2, "Routes" */
export const routes: readonly Route[] = table;

/** Addresses that only lead on. @see Spec 2, "Routes" */
export const redirects: Readonly<Record<string, string>> = {
  "/applications": "/applications/center",
  "/dispatch": "/dispatch/receiving",
  "/issuance": "/issuance/new",
};

/** Finds where a page stands and who may open it. */
export function findPage(page: PageName): Route {
  return table.find((route) => route.page === page) as Route;
}

/** A route with the values that stand in its path. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const parsedRoutes = routes.map((route) => ({ route, ...parse(route.path) }));

/** The route of a path without the base, or nothing when there is none. */
export function findRoute(path: string): RouteMatch | undefined {
  for (const { route, keys, pattern } of parsedRoutes) {
    const found = pattern.exec(path);
    if (!found) continue;
    return {
      route,
      params: Object.fromEntries(keys.map((key, index) => [key, readParam(found[index + 1])])),
    };
  }
  return undefined;
}

function readParam(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return part ?? "";
  }
}
