import { describe, expect, test, vi } from "vitest";
import { createSession } from "../session/session.ts";
import {
  createFakeRegistry,
  createNetworkFailure,
  createUser,
  type FakeHandlers,
  headOffice,
  refuse,
} from "../testing/index.ts";
import { createRegistryClient } from "./registry-client.ts";

function setUp(handlers: FakeHandlers) {
  const { baseUrl, fetch } = createFakeRegistry(handlers);
  const onReach = vi.fn();
  const session = createSession({ initial: { user: createUser(), center: headOffice, csrf: "token" } });
  return { onReach, session, client: createRegistryClient({ baseUrl, fetch, session, onReach }) };
}

describe("Whether the server is there", () => {
  const proxyPage = () => new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });

  test.each<[string, FakeHandlers["listCenters"], boolean]>([
    ["an answer", undefined, true],
    ["a refusal", () => refuse("no"), true],
    ["a failure of the server", () => refuse("no", { status: 500 }), true],
    ["a proxy's page", proxyPage, true],
    [
      "nothing",
      () => {
        throw createNetworkFailure();
      },
      false,
    ],
  ])("is known after %s, also from a silent request", async (_, handler, isAnswered) => {
    const { client, onReach } = setUp(handler ? { listCenters: handler } : {});
    await client.request("listCenters", { isSilent: true }).catch(() => undefined);
    expect(onReach.mock.calls).toEqual([[isAnswered]]);
  });

  test("is not known of a request that its caller or a sign-out has stopped, or that was never sent", async () => {
    const { client, session, onReach } = setUp({ listCenters: () => new Promise<never>(() => {}) });
    const controller = new AbortController();
    const stopped = client.request("listCenters", { signal: controller.signal }).catch(() => undefined);
    const signedOut = client.request("listCenters").catch(() => undefined);
    controller.abort();
    session.clear("logout");
    await Promise.all([stopped, signedOut]);
    await client.request("getSendingBatch", { path: { id: ".." as never } }).catch(() => undefined);
    expect(onReach).not.toHaveBeenCalled();
  });
});
