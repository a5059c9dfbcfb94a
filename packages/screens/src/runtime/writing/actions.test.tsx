import { createBatch, headOffice, islandCenter } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchReceivingBatch } from "../../dispatch/DispatchReceivingBatch/index.ts";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import {
  DispatchSendingBatch,
  type DispatchSendingBatchProps,
} from "../../dispatch/DispatchSendingBatch/index.ts";
import { Login } from "../../session/Login/index.ts";
import { SelectCenter } from "../../session/SelectCenter/index.ts";
import { SwitchCenter } from "../../session/SwitchCenter/index.ts";
import { ExampleShell } from "../../testing/ExampleShell.tsx";
import {
  createBatchPage,
  createBatchServer,
  createCards,
  renderScreen,
  scenarios,
  serialOf,
} from "../../testing/index.ts";
import type { ScreenEvent } from "../frame/screen-props.ts";

beforeEach(() => page.viewport(1366, 768));

async function pack(props: Omit<DispatchSendingBatchProps, "batchId"> = {}) {
  const events: ScreenEvent[] = [];
  const batches = createBatchServer(createBatch({ cards: createCards(2) }));
  const shown = renderScreen(<DispatchSendingBatch batchId={12} {...props} />, {
    handlers: batches.handlers,
    options: { telemetry: (event) => events.push(event) },
  });
  const batch = createBatchPage("sending");
  await batch.findHeading(/DB-2026-000012/);
  return { ...shown, batch, events };
}

async function dispatch({ batch }: Awaited<ReturnType<typeof pack>>) {
  await batch.press("Dispatch");
  const dialog = within(await batch.findDialog());
  await userEvent.fill(dialog.getByRole("textbox", { name: /Notes/ }), "By the evening boat");
  await userEvent.click(dialog.getByRole("button", { name: "Dispatch batch" }));
  return dialog;
}

describe("A command", () => {
  test("that the host allows is sent, told with its answer, and ends the screen", async () => {
    const onBefore = vi.fn(async () => true);
    const [onAfter, onExit] = [vi.fn(), vi.fn()];
    const shown = await pack({ actions: { dispatchBatch: { onBefore, onAfter } }, onExit });
    await dispatch(shown);
    await waitFor(() => expect(onExit).toHaveBeenCalledTimes(1));
    const context = {
      screen: "DispatchSendingBatch",
      action: "dispatchBatch",
      path: { batchId: 12 },
      body: { version: 1, notes: "By the evening boat" },
    };
    expect(onBefore.mock.calls).toEqual([[context]]);
    expect(onAfter).toHaveBeenCalledTimes(1);
    expect(onAfter.mock.calls[0]?.[0]).toMatchObject({
      ...context,
      answer: { batch: { status: "dispatched" } },
    });
    expect(onExit.mock.calls).toEqual([[{ screen: "DispatchSendingBatch", reason: "dispatched" }]]);
  });

  test.each([
    ["says no", async () => false],
    [
      "fails",
      async () => {
        throw new Error("the portal's own");
      },
    ],
  ])("is not sent when the host %s, and what was typed stays", async (_, onBefore) => {
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener("error", stop);
    const onAfter = vi.fn();
    const shown = await pack({ actions: { dispatchBatch: { onBefore, onAfter } } });
    const dialog = await dispatch(shown);
    await waitFor(() => expect(shown.events.at(-1)).toMatchObject({ outcome: "stopped" }));
    expect(dialog.getByRole("textbox", { name: /Notes/ })).toHaveProperty("value", "By the evening boat");
    expect(shown.server.callsOf("dispatchBatch")).toEqual([]);
    expect(onAfter).not.toHaveBeenCalled();
    window.removeEventListener("error", stop);
  });

  test("that the host has disabled says why; in a row it is not there", async () => {
    const shown = await pack({
      actions: {
        dispatchBatch: { isDisabled: true, disabledReason: "The boat has left." },
        removeCard: { isDisabled: true },
      },
    });
    const button = screen.getByRole("button", { name: "Dispatch" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button).toHaveAccessibleDescription("The boat has left.");
    await shown.batch.findRow(serialOf(1));
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  test("of a scan is asked about too; a scan that is stopped says so and the next one goes on", async () => {
    const onBefore = vi.fn(
      ({ body }: { readonly body: { readonly serial_number: string } }) => !body.serial_number.endsWith("9"),
    );
    const { batch, server } = await pack({ actions: { addCard: { onBefore } } });
    batch.scan("SN0000909", "SN0000910");
    expect(await batch.findRow("SN0000910")).toBeTruthy();
    expect((await screen.findAllByText("This cannot be done here.")).length).toBeGreaterThan(0);
    await waitFor(() => expect(server.callsOf("addCard")).toHaveLength(1));
    expect(server.callsOf("addCard").map(({ body }) => body.serial_number)).toEqual(["SN0000910"]);
  });

  test("of signing in is told the username and never the password", async () => {
    const onBefore = vi.fn(() => true);
    const [onAfter, onExit] = [vi.fn(), vi.fn()];
    renderScreen(
      <Login productName="ID" actions={{ login: { onBefore, onAfter } }} onExit={onExit} />,
      scenarios.signedOut(),
    );
    await userEvent.fill(screen.getByRole("textbox", { name: /Username/ }), "clerk.male");
    await userEvent.fill(screen.getByLabelText(/^Password/), "Counter-2026!");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await waitFor(() => expect(onExit).toHaveBeenCalledWith({ screen: "Login", reason: "signed_in" }));
    expect(onBefore.mock.calls).toEqual([
      [{ screen: "Login", action: "login", path: {}, body: { username: "clerk.male" } }],
    ]);
    expect(JSON.stringify(onAfter.mock.calls)).not.toContain("Counter-2026!");
  });

  test("of logging out is asked about too", async () => {
    const onBefore = vi.fn(() => false);
    const shell = (isStopped: boolean) => (
      <ExampleShell actions={{ logout: isStopped ? { onBefore } : {} }} />
    );
    const { registry, rerender } = renderScreen(shell(true));
    const logout = async () => {
      await userEvent.click(screen.getByRole("button", { name: "Aishath Shareef" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    };
    await logout();
    await waitFor(() => expect(onBefore).toHaveBeenCalledTimes(1));
    expect(registry.session.getState().status).toBe("signedIn");
    rerender(shell(false));
    await logout();
    await waitFor(() => expect(registry.session.getState().status).toBe("signedOut"));
  });

  test("of the centre ends Select Center, and staying ends Switch Center", async () => {
    const onExit = vi.fn();
    const { rerender } = renderScreen(<SelectCenter onExit={onExit} />, { session: { center: null } });
    await userEvent.click(await screen.findByRole("radio", { name: headOffice.name }));
    await userEvent.click(screen.getByRole("button", { name: "Select Center" }));
    await waitFor(() => expect(onExit).toHaveBeenCalledTimes(1));
    rerender(<SwitchCenter onExit={onExit} onCancel={() => undefined} />);
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    expect(onExit.mock.calls.map(([{ reason }]) => reason)).toEqual(["center_selected", "cancelled"]);
  });
});

describe("For reading alone", () => {
  const writes = /Dispatch|Cancel batch|Reopen|Add note|Remove|Receive|Missing |Dispute|Type|Send ready/;

  test("a batch that is packed shows its cards, and nothing that writes", async () => {
    const { batch, rerender } = await pack({ readOnly: true });
    expect(await batch.findRow(serialOf(2))).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull();
    expect(screen.queryAllByRole("button", { name: writes })).toEqual([]);
    rerender(<DispatchSendingBatch batchId={12} />);
    expect(screen.getByRole("button", { name: "Dispatch" })).toBeTruthy();
  });

  test("nothing that an earlier page left undelivered is sent", async () => {
    const batches = createBatchServer(createBatch({ cards: createCards(2) }));
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    const options = { handlers: batches.handlers, options: { storage } };
    const first = renderScreen(<DispatchSendingBatch batchId={12} />, options);
    const batch = createBatchPage("sending");
    await batch.findHeading(/DB-2026-000012/);
    first.server.on("addCard", () => new Promise(() => undefined));
    batch.scan("SN0000910");
    await waitFor(() => expect(first.server.callsOf("addCard")).toHaveLength(1));
    first.unmount();
    const second = renderScreen(<DispatchSendingBatch batchId={12} readOnly />, options);
    await batch.findRow(serialOf(2));
    expect(second.server.callsOf("addCard")).toEqual([]);
    second.rerender(<DispatchSendingBatch batchId={12} />);
    await waitFor(() => expect(second.server.callsOf("addCard")).toHaveLength(1));
  });

  test("a batch that is checked shows its cards, and nothing that writes", async () => {
    const { handlers } = createBatchServer(
      createBatch({ status: "dispatched", cards: createCards(2, { line_status: "in_transit" }) }),
    );
    renderScreen(<DispatchReceivingBatch batchId={12} readOnly />, {
      handlers,
      session: { center: islandCenter },
    });
    const batch = createBatchPage("receiving");
    expect(await batch.findRow(serialOf(2))).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull();
    expect(screen.queryAllByRole("button", { name: writes })).toEqual([]);
  });

  test("lists offer no new batch, and centres no choice", async () => {
    const { rerender } = renderScreen(<DispatchSending readOnly />, scenarios.busyDay());
    await screen.findByText("DB-2026-000903");
    expect(screen.queryByRole("button", { name: "New batch" })).toBeNull();
    rerender(<SelectCenter readOnly />);
    await screen.findByRole("radio", { name: headOffice.name });
    expect(screen.queryByRole("button", { name: "Select Center" })).toBeNull();
  });
});

describe("A part of a list's query by itself", () => {
  test("is the host's where it is given, begins where the host says, and is told as one object", async () => {
    const [onPageChange, onStatusChange, onPerPageChange] = [vi.fn(), vi.fn(), vi.fn()];
    const list = (status: string) => (
      <DispatchSending
        status={status}
        defaultPage={2}
        defaultPerPage={10}
        onStatusChange={onStatusChange}
        onPageChange={onPageChange}
        onPerPageChange={onPerPageChange}
      />
    );
    const { server, rerender } = renderScreen(list("dispatched"), scenarios.busyDay());
    await screen.findByText("DB-2026-000820");
    expect(server.callsOf("listSendingBatches")[0]?.query).toEqual({
      page: "2",
      per_page: "10",
      status: "dispatched",
    });
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await screen.findByText("DB-2026-000810");
    expect(onPageChange.mock.calls).toEqual([[{ page: 3 }]]);
    await userEvent.click(screen.getByRole("radio", { name: "Received" }));
    expect(onStatusChange.mock.calls).toEqual([[{ status: "received" }]]);
    expect(onPageChange.mock.calls.at(-1)).toEqual([{ page: 1 }]);
    // The tab is the host's, and the host has not moved it.
    expect(screen.getByRole("radio", { name: "Dispatched" })).toHaveProperty("checked", true);
    rerender(list("received"));
    await screen.findByText("DB-2026-000704");
    expect(onPerPageChange).not.toHaveBeenCalled();
  });
});
