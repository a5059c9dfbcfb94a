import { attentionAtom } from "@id-desk/core";
import { createUser, headOffice, islandCenter, refuse } from "@id-desk/core/testing";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createTestRegistry, renderScreen, Stage, scenarios } from "../../testing/index.ts";
import type { ScreenManifest } from "../frame/manifest.ts";
import { ScreenFrame } from "../frame/ScreenFrame.tsx";
import { findSessionWatch } from "./watch-session.ts";

afterEach(cleanup);

const manifest: ScreenManifest = {
  name: "Form",
  contractVersion: 1,
  access: "signedIn",
  needs: [],
  uses: [],
};

/** A screen on which something can be typed. */
function Form() {
  return (
    <ScreenFrame manifest={manifest} props={{}}>
      <Typed />
    </ScreenFrame>
  );
}

function Typed() {
  const [text, setText] = useState("");
  return <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />;
}

const colleague = {
  user: createUser({ username: "clerk.two", fullname: "Ibrahim Waheed" }),
  center: headOffice,
  csrf: "token two",
};

describe("A window that shows a centre before", () => {
  test("says so in the words of its language and lets nothing be done but to load it again", async () => {
    const { server, registry } = renderScreen(<Form />);
    server.on(
      "createBatch",
      () =>
        refuse("The center was changed.", {
          status: 409,
          code: "center_changed",
          context: { center: islandCenter },
        }) as never,
    );
    await act(() =>
      registry.client.request("createBatch", { body: { destination_center_id: 6 } }).catch(() => undefined),
    );
    const dialog = await screen.findByRole("alertdialog", {
      name: "The centre was changed to HDh. Kulhudhuffushi City Centre in another window.",
    });
    expect(dialog.textContent).toContain("Reload to continue.");
    const [button, ...others] = within(dialog).getAllByRole("button");
    expect([button?.textContent, others.length]).toEqual(["Reload", 0]);
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("alertdialog")).toBe(dialog);
    expect(screen.getByLabelText("Notes").closest("[inert], [aria-hidden=true]")).not.toBeNull();
  });
});

describe("The warning before a session ends", () => {
  const idle = { warnAfter: 0, signOutAfter: 120_000 };

  test("stands over the page with the focus on what stays, asks nothing by itself, and goes with the session", async () => {
    const { registry, server } = renderScreen(<Form />, { options: { idle } });
    const dialog = await screen.findByRole("alertdialog", {
      name: /^You will be signed out in (2:00|1:5\d)$/,
    });
    const spoken = dialog.querySelector('[aria-live="assertive"]');
    expect(spoken?.textContent).toBe("");
    expect(document.activeElement?.textContent).toBe("Stay signed in");
    const buttons = within(dialog).getAllByRole("button");
    const grounds = buttons.map((button) => getComputedStyle(button).backgroundColor);
    expect(buttons.map(({ textContent }) => textContent)).toEqual(["Sign out", "Stay signed in"]);
    expect(grounds[0]).toBe("rgba(0, 0, 0, 0)");
    expect(grounds[1]).not.toBe(grounds[0]);
    expect(server.calls).toEqual([]);
    act(() => registry.session.clear("idle"));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("ends the session at once for whoever wants that, at the server too", async () => {
    const { registry, server } = renderScreen(<Form />, { options: { idle } });
    await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
    expect(registry.session.getState()).toMatchObject({ status: "signedOut", signOutReason: "idle" });
    await waitFor(() => expect(server.callsOf("logout")).toHaveLength(1));
  });

  test.each([
    ["not there for a portal that signs its staff in itself", undefined, "signedIn"],
    ["there where such a portal says when", { warnAfter: 780_000, signOutAfter: 900_000 }, "signedOut"],
  ])("is %s", async (_, limits, status) => {
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
    });
    try {
      const { registry } = renderScreen(<Form />, { options: limits ? { idle: limits } : {} });
      // It comes after the first page.
      await vi.waitFor(() => expect(findSessionWatch(registry)).toBeDefined());
      await act(() => vi.advanceTimersByTimeAsync(840_000));
      const { secondsLeft } = registry.session.store.get(attentionAtom);
      expect(secondsLeft !== null).toBe(limits !== undefined);
      await act(() => vi.advanceTimersByTimeAsync(120_000));
      expect(registry.session.getState().status).toBe(status);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is shown once where two providers show one registry, and by the other when the first has gone", async () => {
    const stage = createTestRegistry({ options: { idle } });
    const both = (hasFirst: boolean) => (
      <>
        {hasFirst && (
          <Stage key="first" stage={stage}>
            {null}
          </Stage>
        )}
        <Stage key="second" stage={stage}>
          <Form />
        </Stage>
      </>
    );
    const { rerender } = render(both(true));
    expect(await screen.findAllByRole("alertdialog")).toHaveLength(1);
    rerender(both(false));
    expect(await screen.findAllByRole("alertdialog")).toHaveLength(1);
  });

  test("goes with Escape as with Stay signed in", async () => {
    const { registry } = renderScreen(<Form />, {
      options: { idle: { warnAfter: 100, signOutAfter: 120_000 } },
    });
    await screen.findByRole("alertdialog");
    const before = registry.session.getState();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(registry.session.getState()).toBe(before);
  });
});

describe("What a user has typed", () => {
  test("is there for the same user after the session has ended, and gone for another one", async () => {
    const { registry } = renderScreen(<Form />);
    await userEvent.fill(screen.getByLabelText("Notes"), "about a card");
    act(() => registry.session.clear("expired"));
    act(() => registry.session.set({ user: createUser(), center: headOffice, csrf: "a newer token" }));
    expect(screen.getByLabelText("Notes")).toHaveProperty("value", "about a card");
    act(() => registry.update({ session: colleague }));
    expect(screen.getByLabelText("Notes")).toHaveProperty("value", "");
  });

  test("is gone for another one who signs in after them", async () => {
    const { registry } = renderScreen(<Form />);
    await userEvent.fill(screen.getByLabelText("Notes"), "about a card");
    act(() => registry.session.clear("idle"));
    act(() => registry.session.set(colleague));
    expect(screen.getByLabelText("Notes")).toHaveProperty("value", "");
  });
});

test("Toasts go with the session that they were told in; that it has ended is told", async () => {
  const { registry, server } = renderScreen(<Form />, scenarios.sessionExpired());
  act(() => registry.notify({ tone: "success", message: "Card SN0000101 added.", operation: "addCard" }));
  expect(await screen.findByText("Card SN0000101 added.")).toBeTruthy();
  await act(() => registry.client.request("listCenters").catch(() => undefined));
  expect(await screen.findByText("Authentication error. Logging out.")).toBeTruthy();
  expect(screen.queryByText("Card SN0000101 added.")).toBeNull();
  expect(server.callsOf("listCenters")).toHaveLength(1);
});

test("Two registries at different addresses, and tabs that are switched off, hear nothing of each other", async () => {
  const open = (baseUrl: string, tabs: boolean) => {
    const stage = createTestRegistry({ options: { baseUrl, tabs } });
    render(
      <Stage stage={stage}>
        <Form />
      </Stage>,
    );
    return stage.registry;
  };
  const here = open("/api/north", true);
  const same = open(`${location.origin}/api/north/`, true);
  const elsewhere = open("/api/south", true);
  const deaf = open("/api/north", false);
  // What watches over a session comes after the first page.
  await vi.waitFor(() => {
    here.session.setCenter(here.session.getState().center?.id === 1 ? islandCenter : headOffice);
    const movedTo = same.session.store.get(attentionAtom).movedTo;
    if (!movedTo) throw new Error("not heard yet");
  });
  expect(elsewhere.session.store.get(attentionAtom).movedTo).toBeNull();
  expect(deaf.session.store.get(attentionAtom).movedTo).toBeNull();
});
