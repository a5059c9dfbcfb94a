import type { Area, NavigationGroup } from "@id-desk/core";

/** A group of the side navigation and who sees it. */
export interface GuardedGroup extends NavigationGroup {
  readonly area: Area;
}

/** The side navigation of the back office. @see Spec 2, "Side navigation" */
export const navigation: readonly GuardedGroup[] = [
  {
    type: "group",
    id: "home",
    title: "Home",
    area: "home",
    children: [{ type: "item", id: "dashboard", title: "Dashboard", url: "/", icon: "dashboard" }],
  },
  {
    type: "group",
    id: "application",
    title: "Application",
    area: "applications",
    children: [
      {
        type: "item",
        id: "applications",
        title: "Applications",
        url: "/applications",
        icon: "applications",
        breadcrumbs: true,
      },
      {
        type: "item",
        id: "online-applications",
        title: "Online Applications",
        url: "/applications/portal",
        icon: "portal",
        breadcrumbs: true,
      },
      {
        type: "item",
        id: "biometrics",
        title: "Biometrics",
        url: "/applications/biometrics",
        icon: "biometrics",
        breadcrumbs: true,
      },
    ],
  },
  {
    type: "group",
    id: "dispatch",
    title: "Dispatch",
    area: "dispatch",
    children: [
      { type: "item", id: "receiving", title: "Receiving", url: "/dispatch/receiving", icon: "receiving" },
      { type: "item", id: "sending", title: "Sending", url: "/dispatch/sending", icon: "sending" },
    ],
  },
  {
    type: "group",
    id: "issuance",
    title: "Issuance",
    area: "issuance",
    children: [
      { type: "item", id: "new-issuance", title: "New Issuance", url: "/issuance/new", icon: "newIssuance" },
      { type: "item", id: "issuances", title: "Issuances", url: "/issuance/list", icon: "issuances" },
    ],
  },
  {
    type: "group",
    id: "xpat",
    title: "XPAT",
    area: "xpat",
    children: [
      { type: "item", id: "xpat", title: "XPAT", url: "/xpat", icon: "xpat" },
      {
        type: "item",
        id: "xpat-interactions",
        title: "XPAT Interactions",
        url: "/xpat/interactions",
        icon: "interactions",
      },
      {
        type: "item",
        id: "work-permits",
        title: "Work Permits",
        url: "/xpat/work-permits",
        icon: "workPermits",
      },
    ],
  },
];
