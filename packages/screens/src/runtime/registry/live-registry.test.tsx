import { createUser, headOffice, islandCenter, refuse, reply } from "@id-desk/core/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DispatchReceiving } from "../../dispatch/DispatchReceiving/index.ts";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { Login } from "../../session/Login/index.ts";
import { SelectCenter } from "../../session/SelectCenter/index.ts";
import { createScreenPage, createTestRegistry, renderScreen, Stage, scenarios } from "../../testing/index.ts";
import type { ScreenEvent } from "../frame/screen-props.ts";
import type { RegistryOptions } from "./create-registry.ts";

const session = { user: createUser(), center: headOffice, csrf: "token of the portal" };
const colleague = { ...session, user: createUser({ username: "clerk.two", fullname: "Ibrahim Waheed" }) };

describe("A registry that is changed while its screens are shown", () => {
  test("speaks another language at once, and what was typed stays", async () => {
    const { registry, container, server } = renderScreen(<Login productName="ID" />, scenarios.signedOut());
    const username = screen.getByRole("textbox", { name: /Username/ });
    await userEvent.fill(username, "clerk.male");
    act(() =>
      registry.update({
        locale: "dv",
        messages: { dv: { Login: { username: "ނަން" }, Primitives: { showPassword: "ދައްކާ" } } },
      }),
    );
    expect(screen.getByRole("textbox", { name: /ނަން/ })).toBe(username);
    expect(username).toHaveProperty("value", "clerk.male");
    expect(screen.getByRole("button", { name: "ދައްކާ" })).toBeTruthy();
    const root = container.querySelector<HTMLElement>(".idd-root");
    expect([root?.lang, root?.dir]).toEqual(["dv", "rtl"]);
    expect(server.calls).toEqual([]);
  });

  test("takes another session at once: the next user's batches with the next user's token", async () => {
    const { registry, server } = renderScreen(<DispatchSending />, scenarios.busyDay());
    await screen.findByText("DB-2026-000903");
    const answered = Promise.withResolvers<undefined>();
    server.on("listSendingBatches", async () => {
      await answered.promise;
      return reply(200, { batches: [], meta: { page: 1, per_page: 25, total: 0, last_page: 1 } });
    });
    act(() => registry.update({ session: { ...colleague, csrf: "token two" } }));
    expect(screen.queryByText("DB-2026-000903")).toBeNull();
    answered.resolve(undefined);
    expect(await screen.findByText("No open batches.")).toBeTruthy();
    await registry.client.request("setCenter", { body: { dispatch_center: 1 } });
    expect(server.callsOf("setCenter")[0]?.headers.get("X-CSRF-Token")).toBe("token two");
  });

  test("is not signed out by a late answer to the user before", async () => {
    const onUnauthenticated = vi.fn();
    const late = Promise.withResolvers<undefined>();
    const { registry, server } = createTestRegistry({ options: { onUnauthenticated } });
    server.on("listCenters", () => late.promise.then(() => refuse("no", { status: 401 })));
    const asked = registry.client.request("listCenters").catch(() => "stopped");
    registry.update({ session: colleague });
    late.resolve(undefined);
    expect(await asked).toBe("stopped");
    expect(registry.session.getState().user?.username).toBe("clerk.two");
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test("knows that the host has signed its user out, and takes the same session again after it", () => {
    const { registry } = createTestRegistry();
    registry.update({ session });
    registry.update({ session: null });
    expect(registry.session.getState()).toMatchObject({ status: "signedOut", signOutReason: "elsewhere" });
    registry.update({ session });
    registry.session.clear("expired");
    registry.update({ session });
    expect(registry.session.getState()).toMatchObject({ status: "signedIn", csrf: session.csrf });
  });

  test("asks the host's permissions before the registry, and opens when they change", async () => {
    const closed: RegistryOptions["permissions"] = ({ area }) => area !== "dispatch";
    const onLoadError = vi.fn();
    const { registry, server } = renderScreen(<DispatchSending onLoadError={onLoadError} />, {
      ...scenarios.busyDay(),
      options: { permissions: closed },
    });
    expect(await screen.findByText("You do not have access to this area.")).toBeTruthy();
    expect(server.calls).toEqual([]);
    expect(onLoadError.mock.calls[0]?.[0]).toMatchObject({ error: { code: "forbidden" } });
    act(() => registry.update({ permissions: () => true }));
    await screen.findByText("DB-2026-000903");
  });

  test("draws nothing anew for options that are what they were", () => {
    const { registry } = createTestRegistry();
    const onChange = vi.fn();
    registry.subscribe(onChange);
    registry.update({ locale: "en-GB" });
    registry.update({ locale: "en-GB" });
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe("A session that ends", () => {
  test("is told once, in StrictMode, with several screens and answers side by side", async () => {
    const onUnauthenticated = vi.fn();
    const { handlers } = scenarios.sessionExpired();
    const stage = createTestRegistry({ ...(handlers && { handlers }), options: { onUnauthenticated } });
    render(
      <StrictMode>
        <Stage stage={stage}>
          <DispatchSending />
          <DispatchReceiving />
          <SelectCenter />
        </Stage>
      </StrictMode>,
    );
    await waitFor(() => expect(onUnauthenticated).toHaveBeenCalled());
    expect(stage.server.calls.length).toBeGreaterThan(2);
    await waitFor(() => expect(stage.registry.session.getState().status).toBe("signedOut"));
    act(() => stage.registry.update({ session: { ...session } }));
    await waitFor(() => expect(onUnauthenticated).toHaveBeenCalledTimes(2));
    expect(createScreenPage("DispatchSending").root()).toBeTruthy();
  });
});

test("The token travels in the header that the host names, also when it names another one", async () => {
  const { registry, server } = createTestRegistry({ options: { csrfHeader: "X-Portal-Token" } });
  await registry.client.request("logout");
  expect(server.calls[0]?.headers.get("X-Portal-Token")).toBe("token-of-the-stage");
  registry.update({ csrfHeader: "X-Other", session });
  await registry.client.request("setCenter", { body: { dispatch_center: 6 } });
  expect(server.callsOf("setCenter")[0]?.headers.get("X-Other")).toBe(session.csrf);
});

describe("Telemetry", () => {
  test("says how long a screen and a command took and how they ended, and nothing that was typed or read", async () => {
    const events: ScreenEvent[] = [];
    const { server } = renderScreen(<SelectCenter />, {
      session: { center: null },
      options: { telemetry: (event) => events.push(event) },
      handlers: { setCenter: () => refuse("You may not work here", { status: 403 }) },
    });
    await userEvent.click(await screen.findByRole("radio", { name: islandCenter.name }));
    await userEvent.click(screen.getByRole("button", { name: "Select Center" }));
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events.map(({ name, outcome }) => [name, outcome])).toEqual([
      ["load", "ok"],
      ["setCenter", "forbidden"],
    ]);
    for (const event of events) {
      expect(Object.keys(event).sort()).toEqual(["duration", "name", "outcome", "screen", "version"]);
      expect(event).toMatchObject({ screen: "SelectCenter", version: 1, duration: expect.any(Number) });
    }
    expect(server.callsOf("setCenter")).toHaveLength(1);
  });

  test("that throws stops no screen", async () => {
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener("error", stop);
    renderScreen(<DispatchSending />, {
      ...scenarios.busyDay(),
      options: {
        telemetry: () => {
          throw new Error("the portal's own");
        },
      },
    });
    await screen.findByText("DB-2026-000903");
    window.removeEventListener("error", stop);
  });
});
