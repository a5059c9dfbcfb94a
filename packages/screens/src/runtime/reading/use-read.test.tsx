import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestRegistry } from "../../testing/index.ts";
import { ScreensProvider } from "../registry/ScreensProvider.tsx";
import { useRead } from "./use-read.ts";

afterEach(cleanup);

function renderWatched(page: ReactNode) {
  const { registry } = createTestRegistry();
  const request = vi.spyOn(registry.client, "request");
  const show = () => render(<ScreensProvider instance={registry}>{page}</ScreensProvider>);
  return { request, show };
}

/** Tells when it stands in the document, before anything that runs after that. */
function List({ onStands }: { readonly onStands: () => unknown }) {
  const { data } = useRead("listSendingBatches", {});
  useLayoutEffect(() => void onStands(), [onStands]);
  return <p>{data ? "Read" : "Not read"}</p>;
}

function Record({ readsOnce }: { readonly readsOnce: boolean }) {
  const { data, isLoading } = useRead("listSendingBatches", {}, { readsOnce });
  return <p>{data && !isLoading ? "Read" : "Not read"}</p>;
}

function ListOnDemand() {
  const [isEnabled, setEnabled] = useState(false);
  const { data } = useRead("listSendingBatches", {}, { isEnabled });
  return (
    <button type="button" onClick={() => setEnabled(true)}>
      {data ? "Read" : "Not read"}
    </button>
  );
}

function ListToRefresh({ isEnabled }: { readonly isEnabled: boolean }) {
  const [isSilent, setSilent] = useState(true);
  const { data, refresh } = useRead("listSendingBatches", { isSilent }, { isEnabled });
  return (
    <>
      <p>{data ? "Read" : "Not read"}</p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
      <button type="button" onClick={() => setSilent(false)}>
        Tell failures
      </button>
    </>
  );
}

test.each([
  [true, 2],
  [false, 0],
])("A reading that is enabled: %s is asked for %i times once it is refreshed", async (isEnabled, times) => {
  const { request, show } = renderWatched(<ListToRefresh isEnabled={isEnabled} />);
  show();
  await screen.findByText(isEnabled ? "Read" : "Not read");
  screen.getByRole("button", { name: "Refresh" }).click();
  await waitFor(() => expect(request).toHaveBeenCalledTimes(times));
});

test("Whether failures are told does not ask again", async () => {
  const { request, show } = renderWatched(<ListToRefresh isEnabled />);
  show();
  await screen.findByText("Read");
  act(() => screen.getByRole("button", { name: "Tell failures" }).click());
  expect(screen.getByText("Read")).toBeTruthy();
  expect(request).toHaveBeenCalledTimes(1);
});

test("What a page opens with is asked for while it is drawn, and once", async () => {
  const asked: number[] = [];
  const { request, show } = renderWatched(<List onStands={() => asked.push(request.mock.calls.length)} />);
  show();
  expect(asked).toEqual([1]);
  expect(await screen.findByText("Read")).toBeTruthy();
  expect(request).toHaveBeenCalledTimes(1);
});

test("What a page does not need yet is not asked for, and then once", async () => {
  const { request, show } = renderWatched(<ListOnDemand />);
  show();
  expect(request).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "Not read" }).click();
  expect(await screen.findByRole("button", { name: "Read" })).toBeTruthy();
  expect(request).toHaveBeenCalledTimes(1);
});

test("What a page shows is asked for again each time the window is seen, a record of a person is not", async () => {
  const look = () => window.dispatchEvent(new Event("visibilitychange"));
  const list = renderWatched(<Record readsOnce={false} />);
  const record = renderWatched(<Record readsOnce />);
  list.show();
  record.show();
  await waitFor(() => expect(screen.getAllByText("Read")).toHaveLength(2));
  for (const times of [2, 3]) {
    look();
    await waitFor(() => expect(list.request).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(screen.getAllByText("Read")).toHaveLength(2));
  }
  expect(record.request).toHaveBeenCalledTimes(1);
});
