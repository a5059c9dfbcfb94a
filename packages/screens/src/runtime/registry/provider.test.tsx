import { act, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { DispatchSendingBatch } from "../../dispatch/DispatchSendingBatch/index.ts";
import { Login } from "../../session/Login/index.ts";
import {
  createTestRegistry,
  renderScreen,
  Stage,
  scenarios,
  type TestRegistry,
} from "../../testing/index.ts";
import { ScreensProvider } from "./ScreensProvider.tsx";

beforeEach(() => page.viewport(1366, 768));

const variable = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);

describe("A provider", () => {
  test("sets the portal's values of the theme, also on its overlays, and takes them back", () => {
    const stage = createTestRegistry({ session: null });
    const draw = (theme?: Readonly<Record<`--idd-${string}`, string>>) => (
      <Stage stage={stage} theme={theme}>
        <p>Page</p>
      </Stage>
    );
    const { container, rerender } = render(draw({ "--idd-color-accent": "#7a1f4b", "--idd-space-1": "5px" }));
    const roots = [...container.querySelectorAll<HTMLElement>(".idd-root")];
    expect(roots.map((root) => variable(root, "--idd-color-accent"))).toEqual(["#7a1f4b", "#7a1f4b"]);
    rerender(draw({ "--idd-space-1": "5px" }));
    expect(roots.map((root) => variable(root, "--idd-space-1"))).toEqual(["5px", "5px"]);
    expect(roots.some((root) => variable(root, "--idd-color-accent") === "#7a1f4b")).toBe(false);
  });

  test("paints overlays where the portal says, with its look, direction, language and values", async () => {
    const place = document.createElement("div");
    document.body.append(place);
    renderScreen(<DispatchSending />, {
      ...scenarios.busyDay(),
      options: { locale: "en-GB" },
      provider: {
        portalContainer: place,
        colorScheme: "dark",
        direction: "rtl",
        theme: { "--idd-color-accent": "#7a1f4b" },
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "New batch" }));
    const dialog = await within(place).findByRole("dialog");
    const root = dialog.closest<HTMLElement>(".idd-root");
    expect(root?.parentElement).toBe(place);
    expect([root?.dir, root?.lang, root?.dataset.colorScheme]).toEqual(["rtl", "en-GB", "dark"]);
    expect(variable(dialog, "--idd-color-accent")).toBe("#7a1f4b");
    act(() => place.remove());
  });
});

/** A portal that draws itself anew all the time, with every prop written anew. */
function RestlessPortal({
  stage,
  onTick,
}: {
  readonly stage: TestRegistry;
  readonly onTick: (tick: () => void) => void;
}) {
  const [count, setCount] = useState(0);
  onTick(() => setCount((before) => before + 1));
  return (
    <ScreensProvider
      instance={stage.registry}
      onNavigate={() => stage.goTo({ screen: "Dashboard" })}
      getHref={({ screen: to }) => `#${to}-${count - count}`}
      theme={{ "--idd-color-accent": "#7a1f4b" }}
    >
      <DispatchSending
        onReady={() => undefined}
        onLoadError={() => undefined}
        onQueryChange={() => undefined}
        actions={{ createBatch: { onBefore: () => true, onAfter: () => undefined } }}
        classNames={{ root: "portal" }}
        slots={{}}
        messages={{ title: "Sent by us" }}
      />
      <DispatchSendingBatch
        batchId={12}
        actions={{ dispatchBatch: { onBefore: () => true } }}
        messages={{}}
      />
    </ScreensProvider>
  );
}

test("A portal that is drawn anew all the time takes nothing away: no text, no focus, no call, no element", async () => {
  const stage = createTestRegistry(scenarios.busyDay());
  let tick: () => void = () => undefined;
  render(
    <RestlessPortal
      stage={stage}
      onTick={(next) => {
        tick = next;
      }}
    />,
  );
  await screen.findByText("DB-2026-000903");
  await screen.findByRole("heading", { name: /DB-2026-000012/ });
  const field = screen.getByRole("textbox", { name: "Batch no." });
  await userEvent.click(field);
  await userEvent.keyboard("90");
  const row = screen.getByText("DB-2026-000903");
  await waitFor(() => expect(stage.server.callsOf("listCenterHierarchy")).toHaveLength(1));
  const calls = stage.server.calls.length;
  for (let time = 0; time < 30; time += 1) act(() => tick());
  await userEvent.keyboard("3");
  expect(field).toHaveProperty("value", "903");
  expect(document.activeElement).toBe(field);
  expect(screen.getByText("DB-2026-000903")).toBe(row);
  expect(stage.server.calls).toHaveLength(calls);
  expect(screen.getByRole("heading", { level: 1, name: "Sent by us" })).toBeTruthy();
});

test("A callback that was given anew is the one that is called", async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderScreen(<Login productName="ID" onSignedIn={first} />, scenarios.signedOut());
  rerender(<Login productName="ID" onSignedIn={second} />);
  await userEvent.fill(screen.getByRole("textbox", { name: /Username/ }), "clerk.male");
  await userEvent.fill(screen.getByLabelText(/^Password/), "Counter-2026!");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await waitFor(() => expect(second).toHaveBeenCalledTimes(1));
  expect(first).not.toHaveBeenCalled();
});
