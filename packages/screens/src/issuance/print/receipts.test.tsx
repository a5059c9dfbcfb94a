import { type Issuance, type IssuanceSummary, readIssuanceSettings } from "@id-desk/core";
import { createNetworkFailure, createOtp, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  createExampleIssuances,
  createExampleRecord,
  createHandOverServer,
} from "../../testing/example-issuances.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Issuances } from "../Issuances/index.ts";

/** What was printed: its words and its pictures, each time that a frame was told to. */
const printed: { readonly words: string; readonly pictures: readonly string[]; readonly sheet: string }[] =
  [];

// The browser's own window for printing would stop the test.
const watch = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
      if (view) {
        view.print = () => {
          const { document: paper } = view;
          const pages = [...(paper.adoptedStyleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText);
          printed.push({
            words: paper.body.textContent ?? "",
            pictures: [...paper.images].map(({ alt, src }) => `${alt}: ${src.slice(0, 15)}`),
            sheet: pages.find((rule) => rule.startsWith("@page")) ?? "",
          });
          view.dispatchEvent(new Event("afterprint"));
        };
      }
    }
  }
});
watch.observe(document, { childList: true, subtree: true });

afterEach(() => {
  printed.length = 0;
});

const rows = createExampleIssuances(8);
const [today, , , completed] = rows;
if (!today || !completed) throw new Error("There are eight hand-overs.");

function show(
  handlers: FakeHandlers = {},
  extensions: Parameters<typeof createHandOverServer>[1] = ["evidence", "printed"],
) {
  const stage = createTestRegistry({
    handlers: { ...createHandOverServer(rows, extensions).handlers, ...handlers },
  });
  render(
    <Stage stage={stage}>
      <Issuances />
    </Stage>,
  );
  return stage;
}

async function openPrint({ card }: IssuanceSummary) {
  const row = await screen.findByRole("row", { name: new RegExp(card.serial_number) });
  fireEvent.click(within(row).getByRole("button", { name: /^Actions of card/ }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Print receipt" }));
  return within(await screen.findByRole("dialog", { name: /^Print receipt/ }));
}

/** Prints, and gives what stood on the paper. */
async function print(
  row: IssuanceSummary,
  choose: (dialog: ReturnType<typeof within>) => void = () => undefined,
) {
  const before = printed.length;
  const dialog = await openPrint(row);
  choose(dialog);
  fireEvent.click(dialog.getByRole("button", { name: "Print receipt" }));
  await waitFor(() => expect(printed.length).toBe(before + 1));
  return printed.at(-1) ?? { words: "", pictures: [], sheet: "" };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("A receipt says which card of whose, who took it, how they were known, and shows their signature", async () => {
  show();
  const { words, pictures, sheet } = await print(completed);
  for (const part of [
    completed.issuance_no,
    completed.card.serial_number,
    completed.owner.name_en,
    `ID number ${completed.card.id_number}`,
    "Aminath Ibrahim",
    "ID number A300999",
    "Authorised person",
    "Authorisation letter",
    "Hassan Manik",
    "DNR Head Office",
    "I have received the identity card named above for its owner",
    "No fingerprint: The device does not work",
    "Printed by Aishath Shareef at",
  ])
    expect(words.replaceAll(/[\u2066-\u2069]/g, "")).toContain(part);
  expect(words.replaceAll(/[\u2066-\u2069]/g, "")).toMatch(
    /By one-time password to \*\*\* \*\*45 at [A-Z][a-z]{2} \d{1,2}, 2026, /,
  );
  expect(pictures).toEqual(["The signature of the collector: data:image/png;"]);
  expect(sheet).toContain("a5");
});

test("The second print is a copy, as the server counts it, and stands on A4 where that is chosen", async () => {
  const { server } = show();
  expect((await print(completed)).words).not.toContain("COPY");
  await isClosed();
  const dialog = await openPrint(completed);
  expect(dialog.getByText(/^This receipt was printed once\./)).toBeVisible();
  fireEvent.click(dialog.getByRole("radio", { name: "A4" }));
  fireEvent.click(dialog.getByRole("button", { name: "Print receipt" }));
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]?.words).toContain("COPY 2");
  expect(printed[1]?.sheet).toContain("a4");
  expect(server.callsOf("markReceiptPrinted")).toHaveLength(2);
});

test("Where the server counts nothing a receipt from the list is a copy: the original was offered at the counter", async () => {
  const { server } = show({}, []);
  expect((await print(completed)).words).toContain("COPY 2");
  await isClosed();
  expect((await print(completed)).words).toContain("COPY 3");
  expect(server.callsOf("markReceiptPrinted")).toEqual([]);
  expect(server.callsOf("getIssuanceEvidence")).toEqual([]);
});

test("Before its proof a receipt has empty boxes to be signed in", async () => {
  show();
  const { words, pictures } = await print(today);
  expect(pictures).toEqual([]);
  expect(words).toContain("The owner in person");
  expect(words).toContain("Signature of the collector");
  expect(words).toContain("Thumb print");
});

test("A receipt says of which hand the print is", async () => {
  const proof = { thumb: true, finger: "ring", hand: "left", signature: true, documents: 0 } as const;
  const issuance = createExampleRecord(completed, { proof });
  show({
    markReceiptPrinted: () => reply(200, { copies: 1, issuance }),
    getCompletedIssuance: () => reply(200, { issuance }),
  });
  expect((await print(completed)).words).toContain("Left ring finger print");
});

test("A picture that does not come keeps nothing from being printed, and staff are told", async () => {
  show({ getIssuanceEvidence: () => refuse("away", { status: 500 }) });
  const { pictures, words } = await print(completed);
  expect(pictures).toEqual([]);
  expect(words).toContain("Kept by the registry");
  expect(await screen.findByText(/could not be loaded\. Its boxes are empty/)).toBeVisible();
});

test("Without an answer the record that is open is printed with its time, and staff are told", async () => {
  const { server } = show();
  const row = await screen.findByRole("row", { name: new RegExp(completed.card.serial_number) });
  fireEvent.click(within(row).getByRole("button", { name: /^View the hand-over/ }));
  const drawer = within(await screen.findByRole("dialog"));
  await drawer.findByText("Verification");
  server.on("getCompletedIssuance", () => {
    throw createNetworkFailure();
  });
  fireEvent.click(drawer.getByRole("button", { name: "Print receipt" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Print receipt/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Print receipt" }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.words).toMatch(/It shows the hand-over as it was [A-Z][a-z]{2} \d/);
  expect(
    dialog.getByText(/^The registry did not answer\. Printed as the hand-over was [A-Z][a-z]{2} \d/),
  ).toBeVisible();
});

test("A hand-over that came back meanwhile is not printed", async () => {
  const gone = (change: Partial<Issuance>) =>
    reply(200, { issuance: createExampleRecord(completed, change), extensions: [] });
  show({ getCompletedIssuance: () => gone({ status: "returned" }) });
  const dialog = await openPrint(completed);
  fireEvent.click(dialog.getByRole("button", { name: "Print receipt" }));
  expect(await dialog.findByText(/^This hand-over has no receipt any more\./)).toBeVisible();
  expect(printed).toEqual([]);
});

test.each([
  [
    { username: "super", fullname: "Fathimath Naseema" },
    "Vouched for by Fathimath Naseema, supervisor, at Nov 19, 2026",
  ],
  [null, "Vouched for by a supervisor at Nov 19, 2026"],
])("The receipt names who vouched in place of a code, where that is told: %j", async (vouched_by, words) => {
  const otp = createOtp({
    verified_at: "2026-11-19T09:06:00Z",
    sent_to_masked: "",
    method: "supervisor",
    vouched_by,
  });
  show({
    getCompletedIssuance: () => reply(200, { issuance: createExampleRecord(completed, { otp }) }),
  });
  const paper = (await print(completed)).words.replaceAll(/[\u2066-\u2069]/g, "");
  expect(paper).toContain(words);
  expect(paper).not.toContain("one-time password");
});

test.each([
  [true, "Old cardGiven back and cut"],
  [false, "Old cardNot given back"],
])("The receipt tells what became of the old card: given back %j", async (old_card_surrendered, words) => {
  const issuance = createExampleRecord(completed, { old_card_surrendered });
  show({ getCompletedIssuance: () => reply(200, { issuance }) });
  expect((await print(completed)).words).toContain(words);
});

test("A print that the server does not count is a print all the same", async () => {
  show({ markReceiptPrinted: () => refuse("Database is away", { status: 500 }) });
  expect((await print(completed)).words).toContain(completed.issuance_no);
  expect(await screen.findByText(/did not count this print/)).toBeVisible();
});

test("What the registry calls reasons and documents stands on the paper in its words", async () => {
  const settings = {
    issuance: {
      ...readIssuanceSettings(undefined),
      thumb_missing_reasons: [{ code: "device_failed", label: "The scanner is being repaired" }],
    },
  };
  show({ getSettings: () => Response.json({ configs: settings }) });
  await waitFor(async () => {
    expect((await print(completed)).words).toContain("No fingerprint: The scanner is being repaired");
  });
});
