import type { Area } from "@id-desk/core";
import { parse } from "regexparam";

/** What stands at an address. */
export type PageName =
  | "home"
  | "selectCenter"
  | "switchCenter"
  | "resources"
  | "dispatchSending"
  | "dispatchSendingBatch"
  | "dispatchReceiving"
  | "dispatchReceivingBatch"
  | "portalApplications"
  | "centerApplications"
  | "resubmitApplication"
  | "centerApplication"
  | "newApplication"
  | "applicationStatus"
  | "biometrics"
  | "biometricsCapture"
  | "issuances"
  | "newIssuance"
  | "xpat"
  | "xpatInteractions"
  | "workPermits";

/** One address of the back office. */
export interface Route {
  readonly path: string;
  readonly page: PageName;
  /** Who may open it; everybody who is signed in where it is left out. */
  readonly area?: Area;
  /** Its `:id` is the number of a record: with anything else there is no page. */
  readonly hasRecord?: boolean;
  /** What the window's title says. */
  readonly title: string;
}

/** Every page's address, the first match wins. @see Spec 2, "Routes" */
export const routes: readonly Route[] = [
  { path: "/", page: "home", area: "home", title: "Dashboard" },
  {
    path: "/applications/portal",
    page: "portalApplications",
    area: "applications",
    title: "Online Applications",
  },
  { path: "/applications/center", page: "centerApplications", area: "applications", title: "Applications" },
  {
    path: "/applications/center/:id/resubmit",
    page: "resubmitApplication",
    area: "applications",
    title: "Resubmit application",
  },
  { path: "/applications/center/:id", page: "centerApplication", area: "applications", title: "Application" },
  { path: "/applications/new", page: "newApplication", area: "applications", title: "New application" },
  {
    path: "/applications/status/:id_number",
    page: "applicationStatus",
    area: "applicationStatus",
    title: "Application status",
  },
  { path: "/applications/biometrics", page: "biometrics", area: "applications", title: "Biometrics" },
  {
    path: "/applications/biometrics/:id_number",
    page: "biometricsCapture",
    area: "applications",
    title: "Biometric capture",
  },
  { path: "/dispatch/receiving", page: "dispatchReceiving", area: "dispatch", title: "Receiving" },
  {
    path: "/dispatch/receiving/:id",
    page: "dispatchReceivingBatch",
    area: "dispatch",
    title: "Receiving",
    hasRecord: true,
  },
  { path: "/dispatch/sending", page: "dispatchSending", area: "dispatch", title: "Sending" },
  {
    path: "/dispatch/sending/:id",
    page: "dispatchSendingBatch",
    area: "dispatch",
    title: "Sending",
    hasRecord: true,
  },
  { path: "/issuance/list", page: "issuances", area: "issuance", title: "Issuances" },
  { path: "/issuance/new", page: "newIssuance", area: "issuance", title: "New Issuance" },
  { path: "/xpat", page: "xpat", area: "xpat", title: "XPAT" },
  { path: "/xpat/interactions", page: "xpatInteractions", area: "xpat", title: "XPAT Interactions" },
  { path: "/xpat/work-permits", page: "workPermits", area: "xpat", title: "Work Permits" },
  { path: "/resources", page: "resources", area: "resources", title: "Resources" },
  { path: "/switch-center", page: "switchCenter", area: "switchCenter", title: "Switch Center" },
];

/** Addresses that only lead on. @see Spec 2, "Routes" */
export const redirects: Readonly<Record<string, string>> = {
  "/applications": "/applications/center",
  "/dispatch": "/dispatch/receiving",
  "/issuance": "/issuance/new",
};

/** Who may open a page; nothing where everybody who is signed in may. */
export function findArea(page: PageName): Area | undefined {
  return routes.find((route) => route.page === page)?.area;
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
