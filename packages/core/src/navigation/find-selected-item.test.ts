import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { findSelectedItem } from "./find-selected-item.ts";
import type { NavigationGroup, NavigationItem } from "./navigation-item.ts";

const createItem = (id: string, url: string): NavigationItem => ({ type: "item", id, title: id, url });

const groups: NavigationGroup[] = [
  { type: "group", id: "home", title: "Home", children: [createItem("dashboard", "/")] },
  {
    type: "group",
    id: "application",
    title: "Application",
    children: [
      createItem("applications", "/applications"),
      createItem("online", "/applications/portal"),
      createItem("biometrics", "/applications/biometrics"),
      { type: "collapse", id: "more", title: "More", children: [createItem("hidden", "/resources")] },
      { type: "divider", id: "line" },
    ],
  },
  {
    type: "group",
    id: "xpat-group",
    title: "XPAT",
    children: [
      createItem("interactions", "/xpat/interactions"),
      createItem("xpat", "/xpat"),
      { ...createItem("manual", "/manual"), external: true },
    ],
  },
];

describe("The path", () => {
  test.each([
    ["/", "dashboard"],
    ["", "dashboard"],
    ["/?page=2", "dashboard"],
    ["/applications", "applications"],
    ["/applications/", "applications"],
    ["/applications/center/12/resubmit", "applications"],
    ["/applications/portal", "online"],
    ["/applications/portal?page=2#top", "online"],
    ["/applications/biometrics/A123456", "biometrics"],
    ["/xpat", "xpat"],
    ["/xpat/interactions", "interactions"],
    ["/desk/applications/portal/3", "online"],
    ["/applications-old", undefined],
    ["/my/xpatriates", undefined],
    ["/resources", undefined],
    ["/manual", undefined],
    ["/nowhere", undefined],
    ["/portal/applications", "applications"],
  ])("%j selects %j [NAV-09]", (path, id) => {
    expect(findSelectedItem(path, groups)?.id).toBe(id);
  });

  test.each(["/select-center", "/applications/select-center", "/select-center?from=/applications"])(
    "%j selects nothing while a centre is chosen",
    (path) => {
      expect(findSelectedItem(path, groups)).toBeUndefined();
    },
  );

  const segment = fc.constantFrom("applications", "portal", "xpat", "interactions", "7");

  property.prop([fc.array(segment, { maxLength: 5 })])(
    "selects an item whose url it contains, and no other one that is more specific [NAV-09]",
    (segments) => {
      const path = `/${segments.join("/")}`;
      const items = groups.flatMap((group) => group.children).filter((node) => "url" in node);
      const fitting = items
        .filter((item) => (item.url === "/" ? path === "/" : `${path}/`.includes(`${item.url}/`)))
        .map((item) => item.url.split("/").length);
      const selected = findSelectedItem(path, groups);
      expect(selected?.url.split("/").length).toBe(fitting.length > 0 ? Math.max(...fitting) : undefined);
    },
  );
});
