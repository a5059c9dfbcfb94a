import {
  createFakeRegistry,
  createMemoryStorage,
  createSessionAnswer,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DispatchSending } from "../dispatch/DispatchSending/index.ts";
import { createRegistry } from "./create-registry.ts";
import { ScreensProvider } from "./ScreensProvider.tsx";

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
