import { type Application, type Extension, encodeCode128 } from "@id-desk/core";
import {
  createApplication,
  createNetworkFailure,
  type FakeHandlers,
  headOffice,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { centerApplicationManifest } from "../CenterApplication/CenterApplication.manifest.ts";
import { ApplicationRulesContext, readApplicationRules } from "../parts/useApplicationRules.ts";
import { SlipPrintDialog, type SlipPrintDialogProps } from "./SlipPrintDialog.tsx";

/** What was printed: the words of each slip, its bars, and how large its pages are. */
const printed: {
  readonly slips: readonly string[];
  readonly bars: readonly string[];
  readonly sheet: string;
}[] = [];

// The browser's own window for printing would stop the test.
const watch = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
      if (view) {
        view.print = () => {
          const { document: paper } = view;
          const rules = paper.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
          printed.push({
            slips: [...paper.querySelectorAll("article")].map(({ textContent }) =>
              (textContent ?? "").replaceAll(/[\u2066-\u2069]/g, ""),
            ),
            bars: [...paper.querySelectorAll("svg path")].map((path) => path.getAttribute("d") ?? ""),
            sheet: rules
              .map(({ cssText }) => cssText)
              .filter((rule) => rule.startsWith("@page"))
              .join(" "),
          });
          view.dispatchEvent(new Event("afterprint"));
        };
      }
    }
  }
});
watch.observe(document, { childList: true, subtree: true });
beforeEach(() => page.viewport(1366, 768));
afterEach(() => {
  printed.length = 0;
});

const numbered = (id: number, change: Partial<Application> = {}) =>
  createApplication({ id, application_no: `C-2026-0000${id}`, ...change });

/** A registry that counts prints, or that says it does not. */
function serve(
  applications: readonly Application[],
  extensions: readonly Extension[] = ["printed"],
): FakeHandlers {
  const copies = new Map<number, number>();
  const keys = new Map<string, number>();
  const find = (id: string | undefined) => applications.find((one) => String(one.id) === id) ?? numbered(1);
  return {
    getCenterApplication: ({ path }) =>
      reply(200, { application: find(path.id), extensions: [...extensions] }),
    markSlipPrinted: ({ path, headers }) => {
      const application = find(path.id);
      const key = headers.get("Idempotency-Key") ?? "";
      const count = keys.get(key) ?? (copies.get(application.id) ?? 0) + 1;
      keys.set(key, count);
      copies.set(application.id, count);
      return reply(200, { copies: count, application: { ...application, printed: count } });
    },
  };
}

function Desk(props: Omit<SlipPrintDialogProps, "onClose">) {
  const rules = useSettings(readApplicationRules);
  const [isOpen, setOpen] = useState(false);
  return (
    <ApplicationRulesContext.Provider value={rules}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <SlipPrintDialog {...props} onClose={() => setOpen(false)} />}
    </ApplicationRulesContext.Provider>
  );
}

async function open(
  applications: readonly Application[],
  {
    counts = true,
    handlers = {},
    ...props
  }: Partial<SlipPrintDialogProps> & { readonly handlers?: FakeHandlers } = {},
) {
  const stage = createTestRegistry({
    handlers: { ...serve(applications, counts ? ["printed"] : []), ...handlers },
  });
  render(
    <Stage stage={stage}>
      <ScreenFrame manifest={centerApplicationManifest} props={{}}>
        <Desk {...props} applications={applications} counts={counts} />
      </ScreenFrame>
    </Stage>,
  );
  await reopen();
  return stage.server;
}

const reopen = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Open" }));
  await waitFor(() => expect(dialog().getByRole("button", { name: /^Print/ })).toBeEnabled());
};
const dialog = () => within(screen.getByRole("dialog"));
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
async function print() {
  const before = printed.length;
  await userEvent.click(dialog().getByRole("button", { name: /^Print/ }));
  await waitFor(() => expect(printed.length).toBe(before + 1));
  return printed.at(-1) ?? { slips: [], bars: [], sheet: "" };
}
/** The bars of a number, as they are drawn. */
function drawBars(text: string): string {
  let at = 10;
  return (encodeCode128(text) ?? [])
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : "";
      at += width;
      return bar;
    })
    .join("");
}

test("A slip says which application of whose, where and when to collect the card, and what to bring", async () => {
  await open([numbered(41, { collection_center: { ...headOffice, phone: "3340123" } })]);
  const { slips, bars } = await print();
  for (const part of [
    "C-2026-000041",
    "Mohamed Naseer",
    createApplication().applicant.name_dv ?? "",
    "A\u00a0100\u00a0101",
    "Renewal",
    "SubmittedNov 17, 2026",
    "Collect the card atDNR Head Office",
    "Card expected byDec 1, 2026",
    "3340123",
    "Your old ID card, if you have it",
    "Someone else needs their ID card and your letter.",
    "Printed by Aishath Shareef at DNR Head Office",
  ])
    expect(slips[0]).toContain(part);
  expect(slips[0]).not.toMatch(/COPY|Could not be taken/);
  expect(bars).toEqual([drawBars("C-2026-000041")]);
});

test("A slip names what could not be taken and for how long, and not why", async () => {
  const exception = {
    ...{ id: 1, lasts: "permanent" as const, reason: "amputated", notes: "Since an accident" },
    ...{ recorded_at: "2026-11-17T05:10:00Z", recorded_by: null },
  };
  const ring = { ...exception, kind: "finger" as const, hand: "left" as const, finger: "ring" as const };
  const signature = { ...exception, kind: "signature" as const, hand: null, finger: null };
  await open([numbered(41, { exceptions: [ring, { ...signature, lasts: "temporary" }] })]);
  const [slip] = (await print()).slips;
  expect(slip).toContain("Could not be takenLeft ring finger (permanent), Signature (temporary)");
  expect(slip).not.toMatch(/missing|amputated|accident/i);
});

test("The second print is a copy by the server's count, which the print itself raises", async () => {
  const server = await open([numbered(41)]);
  await print();
  await isClosed();
  await reopen();
  expect((await print()).slips[0]).toContain("COPY 2");
  expect(server.callsOf("markSlipPrinted")).toHaveLength(2);
  expect(server.callsOf("getCenterApplication")).toEqual([]);
});

test("Where the server does not count, copies are counted within the session", async () => {
  const server = await open([numbered(41)], { counts: false });
  expect((await print()).slips[0]).not.toContain("COPY");
  await isClosed();
  await reopen();
  expect((await print()).slips[0]).toContain("COPY 2");
  expect(server.callsOf("markSlipPrinted")).toEqual([]);
});

test("The pages of a roll are as long as its longest slip, and this computer remembers another paper", async () => {
  const long = "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu ".repeat(4);
  await open([
    numbered(41),
    numbered(42, { applicant: { ...createApplication().applicant, name_en: long } }),
  ]);
  const short = Number(/80mm (\d+)mm/.exec((await print()).sheet)?.[1]);
  expect(short).toBeGreaterThan(100);
  expect(short).toBeLessThan(297);
  await isClosed();
  await reopen();
  await userEvent.click(dialog().getByRole("radio", { name: "A5" }));
  expect((await print()).sheet.toLowerCase()).toContain("a5");
  await isClosed();
  await reopen();
  expect(dialog().getByRole("radio", { name: "A5" })).toBeChecked();
});

test("Several slips are counted one after the other and printed in one run", async () => {
  let underWay = 0;
  let most = 0;
  const applications = [41, 42, 43].map((id) => numbered(id));
  const { markSlipPrinted } = serve(applications);
  const server = await open(applications, {
    handlers: {
      markSlipPrinted: async (call) => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 20));
        underWay -= 1;
        return markSlipPrinted?.(call) ?? refuse("no");
      },
    },
  });
  expect(dialog().getByRole("heading", { name: "Print 3 slips" })).toBeVisible();
  const { slips } = await print();
  expect(slips.map((words) => /C-2026-0000\d\d/.exec(words)?.[0])).toEqual([
    "C-2026-000041",
    "C-2026-000042",
    "C-2026-000043",
  ]);
  expect(most).toBe(1);
  expect(server.callsOf("markSlipPrinted").map(({ path }) => path.id)).toEqual(["41", "42", "43"]);
  await isClosed();
  expect(printed).toHaveLength(1);
});

test("A slip that fails is named, and alone tried again under the same key", async () => {
  const applications = [41, 42, 43].map((id) => numbered(id));
  const handlers = serve(applications);
  const server = await open(applications, {
    handlers: {
      markSlipPrinted: async (call) => {
        const answer = handlers.markSlipPrinted?.(call) ?? refuse("no");
        // It was counted, and its answer was lost.
        if (call.path.id === "42") throw createNetworkFailure();
        return answer;
      },
    },
  });
  expect((await print()).slips).toHaveLength(2);
  expect(dialog().getByText("1 slip was not printed.")).toBeVisible();
  expect(dialog().getByRole("listitem").textContent).toMatch(/^C-2026-000042 \S/);
  if (handlers.markSlipPrinted) server.on("markSlipPrinted", handlers.markSlipPrinted);
  const again = await print();
  expect(again.slips).toHaveLength(1);
  expect(again.slips[0]).toContain("C-2026-000042");
  expect(again.slips[0]).not.toContain("COPY");
  const keys = server
    .callsOf("markSlipPrinted")
    .filter(({ path }) => path.id === "42")
    .map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).toBe(1);
  await isClosed();
});

test("Without an answer the application that is shown is printed with its time, and staff are told", async () => {
  const shown = numbered(41);
  await open([shown], {
    last: { answer: { application: shown }, answeredAt: Date.now() },
    handlers: { markSlipPrinted: () => refuse("Database is away", { status: 500 }) },
  });
  expect((await print()).slips[0]).toMatch(/It shows the application as it was [A-Z][a-z]{2} \d/);
  expect(dialog().getByText(/^The registry did not answer\./)).toBeVisible();
});

test("A slip that the registry refuses is not printed from what is shown", async () => {
  const shown = numbered(41);
  await open([shown], {
    last: { answer: { application: shown }, answeredAt: Date.now() },
    handlers: { markSlipPrinted: () => refuse("This application was cancelled.", { status: 409 }) },
  });
  await userEvent.click(dialog().getByRole("button", { name: "Print slip" }));
  expect(await dialog().findByText("This application was cancelled.")).toBeVisible();
  expect(printed).toEqual([]);
});
