import { encodeCode128 } from "@id-desk/core";
import { createInteraction, createNetworkFailure, type FakeHandlers, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createXpatServer } from "../../testing/xpat/xpat-server.ts";
import { xpatInteractionsManifest } from "../XpatInteractions/XpatInteractions.manifest.ts";
import { InteractionSlipDialog, type InteractionSlipDialogProps } from "./InteractionSlipDialog.tsx";
import { readSlipInteraction } from "./slip-interaction.ts";

interface Paper {
  readonly text: string;
  /** How many bars the barcode has. */
  readonly bars: number;
  readonly pages: string;
}

const printed: Paper[] = [];

// The browser's own window for printing would stop the test.
const watch = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
    if (!view) continue;
    view.print = () => {
      const { document: paper } = view;
      const rules = paper.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
      printed.push({
        text: (paper.body.textContent ?? "").replaceAll(/[\u2066-\u2069]/g, ""),
        bars: paper.querySelector("svg path")?.getAttribute("d")?.match(/M/g)?.length ?? 0,
        pages: rules
          .map(({ cssText }) => cssText)
          .filter((rule) => rule.startsWith("@page"))
          .join(),
      });
      view.dispatchEvent(new Event("afterprint"));
    };
  }
});
watch.observe(document, { childList: true, subtree: true });
beforeEach(() => page.viewport(1366, 768));
afterEach(() => {
  printed.length = 0;
});

const interaction = createInteraction({ outcome: "employer_mismatch" });

function Desk(props: Omit<InteractionSlipDialogProps, "onClose" | "interaction">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <InteractionSlipDialog
          {...props}
          interaction={readSlipInteraction(interaction)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function open(props: Partial<InteractionSlipDialogProps> = {}, handlers: FakeHandlers = {}) {
  const stage = createTestRegistry({
    handlers: { ...createXpatServer({ interactions: [interaction] }).handlers, ...handlers },
  });
  render(
    <Stage stage={stage}>
      <ScreenFrame manifest={xpatInteractionsManifest} props={{}}>
        <Desk counts {...props} />
      </ScreenFrame>
    </Stage>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByRole("dialog");
  return stage;
}

const print = () => userEvent.click(screen.getByRole("button", { name: "Print slip" }));

test("prints the slip of an interaction on A6, with its number as a barcode and four signs of the passport [CALL-33]", async () => {
  const { server } = await open({ printed: 0 });
  expect(screen.getByText("This slip was never printed.")).toBeTruthy();
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  const [paper] = printed;
  expect(paper?.pages).toContain("105mm 148mm");
  for (const words of ["X-2026-000012", "Rafiqul Islam", "***4821", "Bangladesh", "HDh. Kulhudhuffushi"]) {
    expect(paper?.text).toContain(words);
  }
  expect(paper?.text).toContain("Employer differs from the permit");
  expect(paper?.text).not.toContain("BX0484821");
  expect(paper?.text).not.toContain("COPY");
  expect(paper?.bars).toBe(Math.ceil((encodeCode128("X-2026-000012")?.length ?? 0) / 2));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.callsOf("markInteractionPrinted")).toHaveLength(1);
});

test("marks a later print as a copy with its number, and says how many there were", async () => {
  const copies: number[] = [];
  await open({ printed: 0, onPrinted: (count) => copies.push(count) });
  await print();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await print();
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]?.text).toContain("COPY 2");
  expect(copies).toEqual([1, 2]);
});

test("prints although the registry cannot count, and says so", async () => {
  await open({ printed: 1 }, { markInteractionPrinted: () => Promise.reject(createNetworkFailure()) });
  expect(screen.getByText(/This slip was printed once/)).toBeTruthy();
  await print();
  expect(await screen.findByText(/The registry did not count this print/)).toBeTruthy();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.text).toContain("COPY 2");
});

test("counts nothing at a server without the word, where a slip from the list is a copy", async () => {
  const { server } = await open({ counts: false, isReprint: true, printed: 4 });
  expect(screen.queryByText(/was printed/)).toBeNull();
  await print();
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.text).toContain("COPY");
  expect(server.callsOf("markInteractionPrinted")).toEqual([]);
});

test("does not print what the registry refuses to count, and says why", async () => {
  await open(
    { printed: 0 },
    { markInteractionPrinted: () => refuse("Interaction not found.", { status: 404 }) },
  );
  await print();
  expect(await screen.findByText("Interaction not found.")).toBeTruthy();
  expect(printed).toEqual([]);
});
