import { createCollectedIssuance, createCollector, createOtp } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { createExampleIssuances, createHandOverServer } from "../testing/example-issuances.ts";
import { createIssuanceServer, goodCode } from "../testing/issuance-server.ts";
import { type ChangeCase, confirm, describeMessageAlone } from "../testing/message-alone.tsx";
import { confirmPhoto, find, press, scanner, serial, verifiedOwner } from "../testing/stage-counter.tsx";
import { Issuances, issuancesManifest } from "./Issuances/index.ts";
import { NewIssuance, newIssuanceManifest } from "./NewIssuance/index.ts";

// The browser's own window for printing would stop the test.
const watch = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
    if (view) view.print = () => view.dispatchEvent(new Event("afterprint"));
  }
});
watch.observe(document, { childList: true, subtree: true });

const findText = (text: string | RegExp) => screen.findAllByText(text);

/** A hand-over at the counter. */
const counter = (
  issuance: Parameters<typeof createIssuanceServer>[0],
  rest: Omit<ChangeCase, "draw" | "given" | "reads">,
): ChangeCase => ({
  draw: () => <NewIssuance autoFocusScan scanAnywhere />,
  given: () => ({ handlers: createIssuanceServer(issuance).handlers }),
  reads: "loadIssuance",
  ...rest,
});
const known = { collector: createCollector() };
const sent = { ...known, otp: createOtp(), status: "otp_sent" } as const;
const verified = { ...verifiedOwner, card_verified_at: null };

/** The list of hand-overs, of which the first one is done something with. */
const records = createExampleIssuances(4);
const record = records[0]?.card.serial_number ?? "";
const listed = (
  action: string,
  rest: Omit<ChangeCase, "draw" | "given" | "act"> & Pick<ChangeCase, "act">,
): ChangeCase => ({
  draw: () => <Issuances />,
  given: () => ({ handlers: createHandOverServer(records, ["printed"]).handlers }),
  ...rest,
  async act() {
    const row = within(await screen.findByRole("row", { name: new RegExp(record) }));
    await userEvent.click(row.getByRole("button", { name: /^Actions of card/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: action }));
    await rest.act();
  },
});

async function takeProofOnPaper() {
  await userEvent.click(await screen.findByRole("checkbox", { name: /^No fingerprint/ }));
  const why = await screen.findByRole("combobox", { name: /^Why there is no/ });
  await userEvent.selectOptions(why, "refused");
  await userEvent.click(screen.getByRole("checkbox", { name: /printed receipt/ }));
  const field = await screen.findByRole("group", { name: /^Signed receipt/ });
  const input = field.querySelector<HTMLInputElement>("input[type=file]");
  const file = new File(["%PDF-1.4"], "receipt.pdf", { type: "application/pdf" });
  await userEvent.upload(input as HTMLInputElement, file);
  await screen.findAllByText("receipt.pdf");
}

describeMessageAlone([newIssuanceManifest, issuancesManifest], {
  checkCollector: counter(
    {},
    {
      act: async () => {
        await find();
        await press("Continue with the owner");
      },
      shows: () => screen.findByRole("button", { name: "Send code" }),
    },
  ),
  sendCollectorOtp: counter(known, {
    act: async () => {
      await find();
      await press("Send code");
    },
    shows: () => findText(/^A code was sent to/),
  }),
  verifyCollectorOtp: counter(sent, {
    act: async () => {
      await find();
      await userEvent.fill(await screen.findByRole("textbox", { name: /code/i }), goodCode);
      await userEvent.keyboard("{Enter}");
    },
    shows: () => screen.findByRole("checkbox", { name: /^Photo/ }),
  }),
  verifyCard: counter(verified, {
    act: async () => {
      await find();
      (await screen.findByRole("textbox", { name: /^Scan/ })).focus();
      scanner.scan(serial);
    },
    shows: () => screen.findByRole("button", { name: "Scan again" }),
  }),
  issueCard: counter(verifiedOwner, {
    act: async () => {
      await find();
      await confirmPhoto();
      await press("Hand over card");
    },
    shows: () => findText(/was handed over to Mohamed Naseer/),
  }),
  addIssuanceDocument: {
    ...counter(createCollectedIssuance(), {
      act: async () => {
        await find();
        await press("Save proof");
        await takeProofOnPaper();
      },
      shows: () => findText(/is kept|receipt\.pdf/),
    }),
    reads: undefined as never,
  },
  completeIssuance: counter(createCollectedIssuance(), {
    act: async () => {
      await find();
      await press("Save proof");
      await takeProofOnPaper();
      await press("Save proof");
    },
    shows: () => findText(/^The hand-over of/),
  }),
  returnCard: listed("Return card", {
    act: async () => {
      await userEvent.selectOptions(await screen.findByLabelText("Reason"), "Wrong card");
      await confirm("Return card");
    },
    shows: async () =>
      within(await screen.findByRole("row", { name: new RegExp(record) })).findByText("Returned"),
    reads: "listIssuances",
  }),
  markReceiptPrinted: listed("Print receipt", {
    act: () => confirm("Print receipt"),
    shows: () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull()),
  }),
});
