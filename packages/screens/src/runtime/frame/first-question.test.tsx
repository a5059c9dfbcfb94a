import type { RegistryError } from "@id-desk/core";
import {
  createFakeRegistry,
  createMemoryStorage,
  createNetworkFailure,
  createSessionAnswer,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { Login } from "../../session/Login/index.ts";
import { ExampleShell } from "../../testing/ExampleShell.tsx";
import { everyScreen } from "../../testing/every-screen.tsx";
import { createScreenPage } from "../../testing/screen-page.ts";
import { createRegistry } from "../registry/create-registry.ts";
import { ScreensProvider } from "../registry/ScreensProvider.tsx";
import type { LoadErrorEvent } from "./screen-props.ts";

afterEach(cleanup);

function showList(handlers: FakeHandlers) {
  const server = createFakeRegistry(handlers);
  const registry = createRegistry({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    storage: createMemoryStorage(),
  });
  const onLoadError = vi.fn();
  render(
    <StrictMode>
      <ScreensProvider instance={registry}>
        <DispatchSending onLoadError={onLoadError} />
      </ScreensProvider>
      <ScreensProvider instance={registry} notices="none">
        <DispatchSending />
      </ScreensProvider>
    </StrictMode>,
  );
  return { server, onLoadError };
}

test("A registry that was told of no session asks once who is signed in, however many providers it has", async () => {
  const { server } = showList({ getUser: () => reply(200, createSessionAnswer()) });
  expect(await screen.findAllByRole("link", { name: /^DB-/ })).not.toHaveLength(0);
  expect(server.callsOf("getUser")).toHaveLength(1);
});

test("Where nobody is signed in a screen says so, tells its host, and tries again", async () => {
  let isSignedIn = false;
  const { server, onLoadError } = showList({
    getUser: () =>
      isSignedIn ? reply(200, createSessionAnswer()) : refuse("Unauthenticated.", { status: 401 }),
  });
  expect(await screen.findAllByText("Nobody is signed in.")).toHaveLength(2);
  expect(onLoadError.mock.lastCall?.[0]).toMatchObject({
    screen: "DispatchSending",
    error: { code: "unauthenticated" },
  });
  expect(server.callsOf("listSendingBatches")).toEqual([]);
  isSignedIn = true;
  await userEvent.click(screen.getAllByRole("button", { name: "Try again" })[0] as HTMLElement);
  expect(await screen.findAllByRole("link", { name: /^DB-/ })).not.toHaveLength(0);
});

const refuseConnection = () => {
  throw createNetworkFailure();
};
const answerPage = () =>
  new Response("<!doctype html><h1>Portal</h1>", { headers: { "Content-Type": "text/html" } });

/** What keeps the first question from an answer, and the code that a host is told. */
const faults = {
  "a refused connection": [refuseConnection, "network"],
  // A browser tells a page no more of it than of a refused connection.
  "an answer that the browser keeps from the page": [refuseConnection, "network"],
  "a page where JSON was due": [answerPage, "server"],
  "an address where no registry is": [() => refuse("Cannot GET /auth/user", { status: 404 }), "server"],
  "a server that is away": [() => refuse("", { status: 503 }), "server"],
  "another version of the contract": [
    () => reply(200, createSessionAnswer(), { "X-Registry-Api": "2019-01-01" }),
    "api_version",
  ],
} satisfies Record<string, readonly [NonNullable<FakeHandlers["getUser"]>, RegistryError["code"]]>;

/** Those that need a session, but Shell and Login, which show what they are without one too. */
const others = ["Shell", "Login", "NotFound", "RouteError"];
const signedInScreens = everyScreen.filter(({ name }) => !others.includes(name));

function createWithout(getUser: FakeHandlers["getUser"]) {
  const server = createFakeRegistry({ ...(getUser && { getUser }) });
  const registry = createRegistry({
    baseUrl: server.baseUrl,
    fetch: server.fetch,
    storage: createMemoryStorage(),
    tabs: false,
  });
  return { server, registry };
}

describe.each(signedInScreens)("$name without a session", ({ name, render: draw }) => {
  test("tells staff and host what the server lacks, each time anew, and goes on once it answers", async () => {
    const { server, registry } = createWithout(Object.values(faults)[0]?.[0]);
    const events: LoadErrorEvent[] = [];
    const notices = vi.fn();
    const onReady = vi.fn();
    registry.onNotice(notices);
    render(
      <ScreensProvider instance={registry}>
        {draw({ onLoadError: (event) => events.push(event), onReady })}
      </ScreensProvider>,
    );
    const [, ...next] = Object.values(faults).map(([answer]) => answer);
    for (const [index, [, code]] of Object.values(faults).entries()) {
      await waitFor(() => expect(events).toHaveLength(index + 1));
      expect(events.at(-1)).toMatchObject({ screen: name, error: { code, operation: "getUser" } });
      const card = await createScreenPage(name).findError();
      expect(within(card).getByRole("alert").textContent).toBe(
        `This page could not be loaded.${events.at(-1)?.error.message}`,
      );
      expect(screen.queryByText("Nobody is signed in.")).toBeNull();
      const tryAgain = within(card).getByRole("button", { name: "Try again" });
      if (index > 0) expect(document.activeElement).toBe(tryAgain);
      server.on("getUser", next[index] ?? (() => reply(200, createSessionAnswer())));
      await waitFor(() => expect(tryAgain).not.toHaveAttribute("aria-disabled"));
      await userEvent.click(tryAgain);
    }
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(screen.queryByText("This page could not be loaded.")).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(createScreenPage(name).root().contains(document.activeElement)).toBe(true);
    expect(notices).not.toHaveBeenCalled();
    expect(events).toHaveLength(6);
  });
});

test("A registry without an address is asked on the page's own origin, whose page is no answer", async () => {
  const asked: string[] = [];
  const registry = createRegistry({
    baseUrl: "",
    fetch: async ({ url }) => {
      asked.push(url);
      return answerPage();
    },
    storage: createMemoryStorage(),
    tabs: false,
  });
  const onLoadError = vi.fn();
  render(
    <ScreensProvider instance={registry}>
      <DispatchSending onLoadError={onLoadError} />
    </ScreensProvider>,
  );
  await waitFor(() => expect(onLoadError.mock.lastCall?.[0]).toMatchObject({ error: { code: "server" } }));
  expect(asked).toEqual([`${location.origin}/auth/user`]);
});

test("Screens beside each other ask once more together, whichever of them is told to", async () => {
  const { server } = showList({ getUser: refuseConnection });
  await screen.findAllByText("This page could not be loaded.");
  const [one, other] = screen.getAllByRole("button", { name: "Try again" });
  const answered = Promise.withResolvers<void>();
  server.on("getUser", async () => {
    await answered.promise;
    return reply(200, createSessionAnswer());
  });
  await userEvent.click(one as HTMLElement);
  await userEvent.click(other as HTMLElement, { force: true });
  answered.resolve();
  expect(await screen.findAllByRole("link", { name: /^DB-/ })).not.toHaveLength(0);
  expect(server.callsOf("getUser")).toHaveLength(2);
});

test.each(Object.entries(faults))(
  "Shell tells its host of %s, and the page inside says it once",
  async (_, [fault, code]) => {
    const { server, registry } = createWithout(fault);
    const onLoadError = vi.fn();
    render(
      <ScreensProvider instance={registry}>
        <ExampleShell onLoadError={onLoadError}>
          <DispatchSending />
        </ExampleShell>
      </ScreensProvider>,
    );
    await screen.findByText("This page could not be loaded.");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    const { screen: name, error, retry } = onLoadError.mock.lastCall?.[0] ?? {};
    expect([name, error.code]).toEqual(["Shell", code]);
    server.on("getUser", () => reply(200, createSessionAnswer()));
    act(() => retry());
    expect(await screen.findAllByRole("link", { name: /^DB-/ })).not.toHaveLength(0);
  },
);

test.each(Object.entries(faults))(
  "The sign-in page says %s and asks again without losing the focus",
  async (_, [fault, code]) => {
    const { server, registry } = createWithout(fault);
    const onLoadError = vi.fn();
    render(
      <ScreensProvider instance={registry}>
        <Login productName="ID" onLoadError={onLoadError} />
      </ScreensProvider>,
    );
    const tryAgain = await screen.findByRole("button", { name: "Try again" });
    const { error } = onLoadError.mock.lastCall?.[0] ?? {};
    expect(error.code).toBe(code);
    const words = "The registry could not be reached.";
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByText(error.message)).toHaveLength(code === "network" ? 0 : 1);
    await userEvent.click(tryAgain);
    await waitFor(() => expect(onLoadError).toHaveBeenCalledTimes(2));
    expect(tryAgain).toHaveFocus();
    server.on("getUser", () => refuse("Unauthenticated.", { status: 401 }));
    await userEvent.click(tryAgain);
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(screen.getByLabelText("Username")).toHaveFocus();
  },
);
