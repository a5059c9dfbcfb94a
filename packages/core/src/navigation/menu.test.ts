import { createStore } from "jotai/vanilla";
import { describe, expect, test } from "vitest";
import { createMenu, menuAtom } from "./menu.ts";

describe("The menu", () => {
  test("starts with the dashboard open and the drawer closed [NAV-14]", () => {
    expect(createMenu(createStore()).getState()).toEqual({
      openItem: ["dashboard"],
      defaultId: "default",
      openComponent: "buttons",
      drawerOpen: false,
      componentDrawerOpen: true,
    });
  });

  test("has one open item, the one that was clicked last [NAV-08]", () => {
    const menu = createMenu(createStore());
    menu.activateItem("receiving");
    menu.activateItem("sending");
    expect(menu.getState().openItem).toEqual(["sending"]);
  });

  test("goes back to the default item with the logo [NAV-10]", () => {
    const menu = createMenu(createStore());
    menu.activateItem("sending");
    menu.resetToDefault();
    expect(menu.getState().openItem).toEqual(["default"]);
  });

  test("opens and closes its drawers and nothing else with them [NAV-14]", () => {
    const menu = createMenu(createStore());
    menu.openDrawer(true);
    menu.openComponentDrawer(false);
    menu.activateComponent("chips");
    expect(menu.getState()).toEqual({
      openItem: ["dashboard"],
      defaultId: "default",
      openComponent: "chips",
      drawerOpen: true,
      componentDrawerOpen: false,
    });
  });

  test("tells its subscribers, in its own store only", () => {
    const [store, other] = [createStore(), createStore()];
    const menu = createMenu(store);
    let calls = 0;
    const stop = menu.subscribe(() => {
      calls += 1;
    });
    menu.activateItem("sending");
    stop();
    menu.activateItem("receiving");
    expect(calls).toBe(1);
    expect(store.get(menuAtom).openItem).toEqual(["receiving"]);
    expect(other.get(menuAtom).openItem).toEqual(["dashboard"]);
  });
});
