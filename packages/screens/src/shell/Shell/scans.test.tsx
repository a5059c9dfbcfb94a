import { createBatch, createUser } from "@id-desk/core/testing";
import { useScansWithin } from "@id-desk/ui";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { useRef } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchSending } from "../../dispatch/DispatchSending/DispatchSending.tsx";
import { DispatchSendingBatch } from "../../dispatch/DispatchSendingBatch/DispatchSendingBatch.tsx";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { Shell } from "./Shell.tsx";

beforeEach(() => page.viewport(1366, 768));

const clerk = createUser({ temp_full_access: true });
const { scan } = createWedgeScanner();
const onOpenItem = vi.fn();
beforeEach(() => void onOpenItem.mockReset());

const sending = { type: "item", id: "sending", title: "Sending", url: "/sending" } as const;

/** Shows a batch in the shell, in a portal with a button of its own above it. */
async function open(content = <DispatchSendingBatch batchId={12} autoFocusScan scanAnywhere />) {
  const server = createBatchServer(createBatch({ cards: createCards(1) }));
  const stage = createTestRegistry({ handlers: server.handlers, session: { user: clerk } });
  render(
    <>
      <button type="button">Portal</button>
      <Stage stage={stage}>
        <Shell
          productName="ID Card Services"
          navigation={[{ type: "group", id: "dispatch", title: "Dispatch", children: [sending] }]}
          path="/"
          getItemHref={(url) => `#${url}`}
          onOpenItem={onOpenItem}
        >
          {content}
        </Shell>
      </Stage>
    </>,
  );
  await screen.findByRole("textbox", { name: /^(Scan|Batch no)/ });
  return { ...stage, batch: () => server.batch };
}

const inBanner = (name: RegExp) =>
  within(screen.getAllByRole("banner")[0] as HTMLElement).getByRole("button", { name, hidden: true });
const saved = (count: number) => screen.findByText(`${count} saved since you opened this page`);

test.each([
  ["the bell", () => inBanner(/^Notices/)],
  ["the button of the side menu", () => inBanner(/menu$/)],
  ["the profile menu's button", () => inBanner(new RegExp(`^${clerk.fullname}`))],
  [
    "a link of the side menu",
    () => within(screen.getByRole("navigation", { name: "Main navigation" })).getByRole("link"),
  ],
])("A card that is scanned while the focus is on %s is recorded, and nothing is pressed", async (_, find) => {
  const { batch } = await open();
  const opened = batch().cards.length;
  act(() => find().focus());
  scan(serialOf(10));
  await saved(1);
  expect(batch().cards).toHaveLength(opened + 1);
  expect(onOpenItem).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(inBanner(/menu$/)).toHaveAttribute("aria-expanded", "true");
});

test("Cards that are scanned while a menu of the shell is open are recorded: the menu closes, and nothing of it is chosen", async () => {
  const { destinations } = await open();
  await userEvent.click(inBanner(new RegExp(`^${clerk.fullname}`)));
  await screen.findByRole("menu");
  scan(serialOf(10));
  await saved(1);
  scan(serialOf(11));
  await saved(2);
  expect(screen.queryByRole("menu")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(destinations).toEqual([]);
});

test("What is typed quickly into the search by ID number stays there", async () => {
  const { batch } = await open();
  const search = screen.getByRole("searchbox", { name: "ID number" });
  act(() => search.focus());
  scan("A100137");
  expect(search).toHaveValue("A100137");
  expect(batch().cards).toHaveLength(1);
});

test("A portal's own buttons around the shell keep their keys", async () => {
  await open();
  const button = screen.getByRole("button", { name: "Portal" });
  act(() => button.focus());
  createWedgeScanner({ suffix: "none" }).scan(serialOf(10));
  expect(button).toHaveFocus();
  expect(screen.getByRole("textbox", { name: /^Scan/ })).toHaveValue("");
});

test.each([
  ["in the shell's header", false],
  ["in an open menu of the shell", true],
])("A list takes a scan that is made %s", async (_, hasMenu) => {
  await open(<DispatchSending scanAnywhere />);
  const profile = inBanner(new RegExp(`^${clerk.fullname}`));
  if (hasMenu) {
    await userEvent.click(profile);
    await screen.findByRole("menu");
  } else act(() => profile.focus());
  scan("DB-2026-000012");
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Batch no/ })).toHaveValue("DB-2026-000012"),
  );
  expect(screen.queryByRole("menu")).toBeNull();
});

function NoField({ onScan }: { readonly onScan: (text: string) => void }) {
  const region = useRef<HTMLDivElement>(null);
  useScansWithin(region, onScan);
  return (
    <div ref={region}>
      <input aria-label="Scan elsewhere" />
    </div>
  );
}

test("A page that shows no field for scans hears them from the shell's header too", async () => {
  const onScan = vi.fn();
  await open(<NoField onScan={onScan} />);
  act(() => inBanner(/menu$/).focus());
  scan(serialOf(10));
  expect(onScan.mock.calls).toEqual([[serialOf(10)]]);
});
