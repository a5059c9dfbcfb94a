import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LogoMark } from "../drawings/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { AppShell } from "./AppShell.tsx";

test.each(["ltr", "rtl"] as const)(
  "at 320 px a name of a few words is read whole, on two lines (%s)",
  async (direction) => {
    await page.viewport(320, 640);
    render(
      <ThemeRoot direction={direction}>
        <AppShell
          brand={
            <>
              <LogoMark />
              <bdi>Lending Services</bdi>
            </>
          }
          navigation={null}
          topBarEnd={<div style={{ inlineSize: 92 }} />}
          words={{ openMenu: "Open", closeMenu: "Close", skipToMain: "Skip", navigation: "Menu" }}
          isDrawerOpen={false}
          onDrawerOpenChange={() => undefined}
        >
          <h1>Loans</h1>
        </AppShell>
      </ThemeRoot>,
    );
    const name = screen.getByText("Lending Services");
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
    // By words, and never inside one.
    expect(name.getBoundingClientRect().height).toBe(40);
  },
);
