import { createNetworkFailure, reply } from "@id-desk/core/testing";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { ExampleShell } from "../../testing/ExampleShell.tsx";
import { createTestRegistry, Stage, serveBatches } from "../../testing/index.ts";
import { ConnectionBanner } from "./ConnectionBanner.tsx";

const offline = "You are offline. Work already saved is safe.";
const unreachable = "The registry cannot be reached. Work already saved is safe.";
const network = { isThere: true };

afterEach(() => {
  network.isThere = true;
  vi.restoreAllMocks();
});

function through<Answer>(answer: () => Answer) {
  return () => {
    if (!network.isThere) throw createNetworkFailure();
    return answer();
  };
}

function show(children = <ConnectionBanner />) {
  const stage = createTestRegistry({
    handlers: {
      getHealth: through(() => reply(200, { status: "ok" })),
      listCenters: through(() => reply(200, { centers: [] })),
      listCenterHierarchy: through(() => reply(200, { centers: [] })),
      listSendingBatches: (call) => through(() => serveBatches([])(call))(),
    },
  });
  render(<Stage stage={stage}>{children}</Stage>);
  return stage;
}

const goOffline = () => {
  network.isThere = false;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
};
const ask = async ({ registry }: ReturnType<typeof show>) => {
  await act(() => registry.client.request("listCenters", { isSilent: true }).catch(() => undefined));
};
const retry = () => screen.getByRole("button", { name: "Try again" });
// The next question comes after a second, or two.
const isGone = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: "Connection" })).toBe(null), { timeout: 15_000 });

test("While the browser says that it is offline the page says so, at the next pause of a screen reader", async () => {
  show();
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  goOffline();
  await waitFor(() => expect(status.textContent).toBe(offline));
});

test("A request that the server does not answer brings the banner, and the next answer takes it away", async () => {
  const stage = show();
  network.isThere = false;
  await ask(stage);
  await screen.findByText(unreachable);
  network.isThere = true;
  await ask(stage);
  await isGone();
  expect(screen.getByRole("status").textContent).toBe("The connection is back.");
});

test("It goes away by itself, with a question that does not count as somebody's work", async () => {
  const stage = show();
  network.isThere = false;
  await ask(stage);
  await screen.findByText(unreachable);
  network.isThere = true;
  await isGone();
  const { request } = stage.server.callsOf("getHealth").at(-1) ?? {};
  expect(request?.headers.get("X-Background")).toBe("1");
});

test("A banner that comes back says what holds now, not what held when it went", async () => {
  const stage = show();
  goOffline();
  await screen.findByText(offline);
  cleanup();
  vi.restoreAllMocks();
  render(
    <Stage stage={stage}>
      <ConnectionBanner />
    </Stage>,
  );
  expect(await screen.findByText(unreachable)).toBeTruthy();
});

test("Try again asks at once; the focus goes back to where it was", async () => {
  const stage = show(
    <>
      <input aria-label="Scan" />
      <ConnectionBanner />
    </>,
  );
  const field = screen.getByRole("textbox");
  field.focus();
  goOffline();
  await screen.findByText(offline);
  const { length } = stage.server.callsOf("getHealth");
  await userEvent.click(retry());
  await waitFor(() => expect(stage.server.callsOf("getHealth").length).toBeGreaterThan(length));
  expect(screen.getByText(offline)).toBeTruthy();
  network.isThere = true;
  await userEvent.click(retry());
  await isGone();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("A server that does not know the question is there", async () => {
  const stage = show();
  stage.server.on("getHealth", () => reply(404, { message: "Not found" }) as never);
  network.isThere = false;
  await ask(stage);
  await waitFor(() => expect(stage.server.callsOf("getHealth")).toHaveLength(1));
  expect(screen.queryByText(unreachable)).toBe(null);
});

test.each([1366, 320])(
  "In the shell it stands at the lower edge at %i px and moves nothing on the page",
  async (width) => {
    await page.viewport(width, 640);
    show(
      <ExampleShell>
        <input aria-label="Scan" />
      </ExampleShell>,
    );
    const top = () => screen.getByRole("textbox", { name: "Scan" }).getBoundingClientRect().top;
    const before = top();
    goOffline();
    await screen.findByText(offline);
    const bar = screen.getByRole("region", { name: "Connection" }).getBoundingClientRect();
    expect([top(), bar.bottom, bar.right]).toEqual([before, 640, width]);
    expect(bar.height).toBeLessThan(100);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test("A page that could not be read for want of a network is read when it is there again", async () => {
  network.isThere = false;
  const { server } = show(
    <>
      <ConnectionBanner />
      <DispatchSending />
    </>,
  );
  await screen.findByText(unreachable);
  network.isThere = true;
  await isGone();
  await waitFor(() => expect(server.callsOf("listSendingBatches")).toHaveLength(2));
  await screen.findByText("No open batches.");
});
