import { createBatch } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

/** Shows an open batch without cards. */
async function pack() {
  const server = createBatchServer(createBatch({}));
  const stage = createTestRegistry({ handlers: server.handlers });
  render(
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} autoFocusScan />
    </Stage>,
  );
  await screen.findByRole("textbox", { name: /^Scan/ });
  return { stage, server };
}

async function scan(...codes: readonly string[]) {
  for (const code of codes) await userEvent.keyboard(`${code}{Enter}`);
}

const field = () => screen.getByRole("textbox", { name: /^Scan/ });
const rowOf = (serial: string) => screen.getAllByRole("row").find((row) => row.textContent?.includes(serial));
const log = () => screen.getByRole("list", { name: "Last scans" });

test.each([
  ["A123456", "This is an ID number. Scan the serial number of the card, or type the card."],
  ["DB-2026-000012", "This is the number of a batch. Scan a card."],
  ["hello", "This is not a serial number. Scan the serial number of a card."],
  ["SN0000101SN0000102", "Two codes were read as one. Scan them one after the other."],
  ["SN000O101", "This looks like a serial number, but has a letter where a digit belongs."],
  ["\u0405N0001234", "This is written in another alphabet. Set the keyboard to English and scan again."],
  [
    `A123456|SN0000101|${"senior ".repeat(10)}`,
    "The card type in this code cannot be read. Scan the serial number of the card.",
  ],
  ["4006381333931", "This code belongs to another system. Scan the serial number of a card."],
])("The code %s is refused with one sentence: %s The next scan is a scan", async (code, sentence) => {
  const { stage } = await pack();
  await userEvent.fill(field(), code);
  await scan("");
  expect(within(log()).getAllByText(sentence)).toHaveLength(1);
  expect(screen.getByText("1 refused")).toBeVisible();
  expect(field()).toHaveFocus();
  expect(screen.queryByRole("textbox", { name: /^Serial number/ })).toBeNull();
  await scan(serialOf(10));
  await waitFor(() => expect(rowOf(serialOf(10))?.textContent).toContain("Packed"));
  expect(stage.server.callsOf("addCard").map((call) => call.body)).toEqual([
    { serial_number: serialOf(10), method: "scan", sequence: 1 },
  ]);
});

test("A card that is in the batch is not scanned before when its code names somebody else", async () => {
  const { server } = await pack();
  await scan(serialOf(1));
  await waitFor(() => expect(rowOf(serialOf(1))?.textContent).toContain("Packed"));
  const listed = server.batch.cards[0]?.id_number ?? "";
  await scan(`A999999|${serialOf(1)}`);
  const sentence = `The code of this card says A999999, the batch says ${listed}. Put the card aside.`;
  expect(within(log()).getAllByText(sentence)).toHaveLength(1);
  await scan(`${listed}|${serialOf(1)}`);
  expect(within(log()).getByText("It is in this batch already.")).toBeVisible();
});

test("A code without end and with signs that nobody sees is shown and spoken short and whole", async () => {
  await pack();
  const code = `\u202e\u0007${"x".repeat(10_000)}`;
  (field() as HTMLInputElement).value = code;
  await scan("");
  const shown = `·${"x".repeat(38)}…`;
  expect(within(log()).getByText(shown)).toBeVisible();
  const spoken = screen.getAllByRole("alert").map((alert) => alert.textContent ?? "");
  expect(spoken.join(" ")).toContain(shown);
  expect(spoken.join(" ").length).toBeLessThan(300);
  expect(document.body.textContent).not.toContain("x".repeat(41));
  // Past the sound's two buttons.
  await screen.findByRole("button", { name: "More ways to scan, and sound" });
  await userEvent.keyboard("{Tab}{Tab}{Tab}");
  expect(screen.getByRole("button", { name: "Type a card" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(
    await screen.findByText(`“${shown}” is not a serial number. Type what is on the card.`),
  ).toBeVisible();
});

test("The form for a card starts from the last scan only, and a good scan leaves nothing for it", async () => {
  await pack();
  await scan("A123456", serialOf(10));
  await userEvent.click(screen.getByRole("button", { name: "Type a card" }));
  await screen.findByRole("heading", { name: "What is on the card?" });
  expect(screen.queryByText(/A123456 is an ID number/)).toBeNull();
});

test("A scanner that does not send Enter is told so, and its next code is not joined without a word", async () => {
  const { stage } = await pack();
  createWedgeScanner({ suffix: "none" }).scan(serialOf(10));
  const hint = "The code has not been sent. Press Enter, and set the scanner to end with Enter.";
  await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(`^${hint}`)));
  await scan(serialOf(11));
  expect(within(log()).getByText("Two codes were read as one. Scan them one after the other.")).toBeVisible();
  expect(field()).not.toHaveAccessibleDescription(new RegExp(hint));
  expect(stage.server.callsOf("addCard")).toEqual([]);
});
