import { render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "../Dialog/index.ts";
import { AriaFrame } from "../internal/AriaFrame.tsx";
import { useHasMiniDrawer } from "../internal/root-context.ts";
import { PasswordField } from "../PasswordField/index.ts";
import { dark } from "../theme/dark.ts";
import { breakpoints, media, type PresetColor, vars } from "../theme/index.ts";
import { light } from "../theme/light.ts";
import { presets } from "../theme/presets.ts";
import { ThemeRoot, type ThemeRootProps } from "./ThemeRoot.tsx";
import { defaultThemeSettings, type ThemeSettings } from "./theme-settings.ts";

const added: Element[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

function add<Element extends HTMLElement>(element: Element): Element {
  document.body.append(element);
  added.push(element);
  return element;
}

function Direction() {
  return <p>{useLocale().direction}</p>;
}

function draw(props: Partial<ThemeRootProps> = {}) {
  const { container } = render(
    <ThemeRoot {...props}>
      <AriaFrame>
        <Direction />
      </AriaFrame>
    </ThemeRoot>,
  );
  return container.firstElementChild as HTMLElement;
}

const colorOf = (root: HTMLElement, name: string) => getComputedStyle(root).getPropertyValue(name);

test("Left out, everything is light, left to right, English and in Public Sans, in a container [LOOK-05]", () => {
  const root = draw();
  expect(colorOf(root, "--idd-color-canvas")).toBe(light.canvas);
  expect([root.lang, root.dir]).toEqual(["en", "ltr"]);
  expect(getComputedStyle(root).fontFamily).toMatch(/^"Public Sans/);
  expect(colorOf(root, "--idd-color-accent")).toBe(light.accent);
  expect(colorOf(root, "--idd-size-content")).toBe("1500px");
  expect(defaultThemeSettings).toEqual({
    mode: "light",
    direction: "ltr",
    fontFamily: "Public Sans",
    language: "en",
    presetColor: "default",
    container: true,
    miniDrawer: false,
  });
});

test("A family for Thaana draws Thaana letters, and no English punctuation before the system's font [LOOK-05]", () => {
  const publicSans = '"Public Sans Variable"';
  const thaana = '"Noto Sans Thaana Variable"';
  const usual = getComputedStyle(draw()).fontFamily.split(", ");
  // Public Sans takes the place of the system's font, which differs from machine to machine.
  const families = usual
    .filter((family) => !family.includes("Public Sans"))
    .map((family) => (family === "system-ui" ? publicSans : family))
    .join(", ");
  const measure = (text: string, family: string) => {
    const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    context.font = `100px ${family}`;
    return context.measureText(text).width;
  };
  expect(measure("([.,])", thaana)).not.toBe(measure("([.,])", publicSans));
  expect(measure("([.,])", families)).toBe(measure("([.,])", publicSans));
  expect(measure("ދިވެހި", families)).toBe(measure("ދިވެހި", thaana));
});

const isDark = () => matchMedia("(prefers-color-scheme: dark)").matches;

test.each<[ThemeSettings, (root: HTMLElement) => unknown, () => unknown]>([
  [{ mode: "dark" }, (root) => colorOf(root, "--idd-color-canvas"), () => dark.canvas],
  [{ mode: "system" }, (root) => colorOf(root, "--idd-color-canvas"), () => (isDark() ? dark : light).canvas],
  [{ direction: "rtl" }, (root) => getComputedStyle(root).direction, () => "rtl"],
  [{ fontFamily: "Atkinson" }, (root) => getComputedStyle(root).fontFamily.split(",")[0], () => "Atkinson"],
  [{ language: "dv" }, (root) => [root.lang, root.dir], () => ["dv", "rtl"]],
  [{ language: "dv", direction: "ltr" }, (root) => [root.lang, root.dir], () => ["dv", "ltr"]],
  [{ container: false }, (root) => colorOf(root, "--idd-size-content"), () => "none"],
  [{ miniDrawer: true }, (root) => root.querySelector("output")?.textContent, () => "mini"],
])("With %j the theme is so, and its overlays too [LOOK-05]", (settings, read, expected) => {
  const { container } = render(
    <ThemeRoot settings={settings}>
      <DrawerStart />
    </ThemeRoot>,
  );
  expect(read(container.firstElementChild as HTMLElement)).toEqual(expected());
  const overlays = container.querySelector<HTMLElement>("[data-idd-part=overlays]");
  if (overlays && !settings.miniDrawer) expect(read(overlays)).toEqual(expected());
});

function DrawerStart() {
  return <output>{useHasMiniDrawer() ? "mini" : "open"}</output>;
}

test.each(Object.entries(presets))(
  "The preset colour %s is seen by day and by night [LOOK-05]",
  (name, own) => {
    const presetColor = name as PresetColor;
    expect(colorOf(draw({ settings: { presetColor } }), "--idd-color-accent")).toBe(own.light.accent);
    expect(colorOf(draw({ settings: { presetColor, mode: "dark" } }), "--idd-color-accent")).toBe(
      own.dark.accent,
    );
    const bySystem = draw({ settings: { presetColor, mode: "system" } });
    expect(colorOf(bySystem, "--idd-color-accent")).toBe((isDark() ? own.dark : own.light).accent);
  },
);

test("A prop of its own is heard before the settings", () => {
  const settings: ThemeSettings = { mode: "dark", language: "dv", direction: "rtl" };
  const root = draw({ settings, colorScheme: "light", locale: "en", direction: "ltr" });
  expect([root.dataset.colorScheme, root.lang, root.dir]).toEqual(["light", "en", "ltr"]);
});

test("The dark mode has the dark colours, inside the light one too", () => {
  expect(colorOf(draw({ colorScheme: "dark" }), "--idd-color-canvas")).toBe(dark.canvas);
});

test("The automatic mode follows the reader's system", () => {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  expect(colorOf(draw({ colorScheme: "auto" }), "--idd-color-canvas")).toBe((isDark ? dark : light).canvas);
});

test.each([
  [{ locale: "dv" }, "rtl"],
  [{ locale: "en", direction: "rtl" }, "rtl"],
  [{ locale: "dv", direction: "ltr" }, "ltr"],
  [{ locale: "en-GB" }, "ltr"],
] as const)("With %j the page and React Aria both read %s", (props, direction) => {
  const root = draw(props);
  expect(root.dir).toBe(direction);
  expect(root.lang).toBe(props.locale);
  expect(screen.getByText(direction)).toBeTruthy();
});

test("Overlays stand in a root with the same looks, inside or where the host says", () => {
  const inside = draw({ colorScheme: "dark" }).querySelector("[data-idd-part=overlays]");
  expect(inside?.getAttribute("data-color-scheme")).toBe("dark");
  const place = add(document.createElement("div"));
  draw({ portalContainer: place, direction: "rtl" });
  expect(place.querySelector<HTMLElement>("[data-idd-part=overlays].idd-root")?.dir).toBe("rtl");
});

test("Words of another language replace the primitives' own, one by one", () => {
  render(
    <ThemeRoot words={{ showPassword: "Zeigen" }}>
      <PasswordField label="Password" autoComplete="current-password" />
    </ThemeRoot>,
  );
  expect(screen.getByRole("button", { name: "Zeigen" })).toBeTruthy();
});

test("The page around the root keeps its own looks", () => {
  const outside = add(document.createElement("h1"));
  const before = { ...getComputedStyle(outside) };
  draw();
  expect({ ...getComputedStyle(outside) }).toEqual(before);
  expect(colorOf(document.documentElement, "--idd-color-canvas")).toBe("");
});

test("A nonce is there for the styles that are written at run time", () => {
  draw({ nonce: "abc" });
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  expect(meta?.nonce).toBe("abc");
  meta?.remove();
});

test("Values of the theme stand on the root and its overlays, and none in the markup of a server", () => {
  const theme = { "--idd-color-accent": "#7a1f4b" } as const;
  const root = draw({ theme });
  const overlays = root.querySelector<HTMLElement>("[data-idd-part=overlays]");
  expect([root, overlays].map((element) => element && colorOf(element, "--idd-color-accent"))).toEqual([
    "#7a1f4b",
    "#7a1f4b",
  ]);
  expect(renderToString(<ThemeRoot theme={theme}>words</ThemeRoot>)).not.toContain("style");
});

test("Another value of the theme replaces the one before, and one that is left out goes", () => {
  const { container, rerender } = render(
    <ThemeRoot theme={{ "--idd-color-accent": "#7a1f4b" }}>words</ThemeRoot>,
  );
  const values = () =>
    Array.from(container.querySelectorAll<HTMLElement>(".idd-root"), ({ style }) => style.cssText);
  rerender(<ThemeRoot theme={{ "--idd-color-text": "#111111" }}>words</ThemeRoot>);
  expect(values()).toEqual(["--idd-color-text: #111111;", "--idd-color-text: #111111;"]);
  rerender(<ThemeRoot>words</ThemeRoot>);
  expect(values()).toEqual(["", ""]);
});

test("A page is drawn once before it is seen", () => {
  const drawn = vi.fn();
  render(
    <Profiler id="page" onRender={(_, phase) => drawn(phase)}>
      <ThemeRoot theme={{ "--idd-color-accent": "#7a1f4b" }}>words</ThemeRoot>
    </Profiler>,
  );
  expect(drawn.mock.calls).toEqual([["mount"]]);
});

test("A dialog that is open from the start stands in the root, and moves where the host says", async () => {
  const page = (portalContainer?: Element) => (
    <ThemeRoot portalContainer={portalContainer}>
      <Dialog heading="Open" isOpen onOpenChange={() => undefined}>
        words
      </Dialog>
    </ThemeRoot>
  );
  const { container, rerender } = render(page());
  const dialog = await screen.findByRole("dialog");
  expect(container.querySelector("[data-idd-part=overlays]")?.contains(dialog)).toBe(true);
  const place = add(document.createElement("div"));
  rerender(page(place));
  expect(place.contains(await screen.findByRole("dialog"))).toBe(true);
});

test("The public names are the variables of the style sheet", () => {
  expect([
    vars.color.accentText,
    vars.color.tone.danger.onSolid,
    vars.space[4],
    vars.size.rowCompact,
  ]).toEqual([
    "var(--idd-color-accent-text)",
    "var(--idd-color-tone-danger-on-solid)",
    "var(--idd-space-4)",
    "var(--idd-size-row-compact)",
  ]);
});

test("The widths from which there is more room are the specification's [LOOK-04]", () => {
  expect(breakpoints).toEqual({ sm: 768, md: 1024, lg: 1266, xl: 1536 });
  for (const [name, width] of Object.entries(breakpoints)) {
    expect(media[name as keyof typeof breakpoints]).toBe(`(min-width: ${width}px)`);
  }
});
