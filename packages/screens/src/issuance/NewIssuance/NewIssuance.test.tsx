import { createCollectedIssuance, createIssuanceCard, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goodCode } from "../../testing/issuance-server.ts";
import {
  confirmPhoto,
  find,
  findStep,
  press,
  scanner,
  serial,
  showCounter,
  verifiedOwner,
} from "../../testing/stage-counter.tsx";

beforeEach(() => page.viewport(1366, 768));

const enter = () => userEvent.keyboard("{Enter}");

/** Hands over to the owner by keyboard and scanner alone; counts what staff do. */
async function handOverToOwner() {
  let actions = 0;
  const act = async (work: () => unknown) => {
    actions += 1;
    await work();
  };
  await screen.findByRole("textbox", { name: /^Scan the card or/ });
  await act(() => scanner.scan(serial));
  await findStep(/^Collector/);
  await waitFor(() => expect(document.activeElement?.getAttribute("value")).toBe("self"));
  await act(enter);
  await findStep(/^Verify by one-time password/);
  await act(enter);
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("otp"));
  await act(() => userEvent.keyboard(goodCode));
  await act(enter);
  await findStep(/^Check the card in hand/);
  await waitFor(() => expect(document.activeElement?.getAttribute("dir")).toBe("ltr"));
  await act(() => scanner.scan(serial));
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("checkbox"));
  await act(() => userEvent.keyboard(" "));
  await act(enter);
  await findStep(/^Hand over/);
  await act(() => userEvent.keyboard("{Control>}{Enter}{/Control}"));
  return actions;
}

describe("A card that its owner collects", () => {
  test("is handed over in nine actions by keyboard and scanner [ROUTE-19, CALL-37, CALL-40]", async () => {
    const { server } = showCounter();
    expect(await handOverToOwner()).toBe(9);
    await screen.findByText(/was handed over to Mohamed Naseer/);
    expect(server.callsOf("issueCard").map(({ body }) => body)).toEqual([
      {
        card_id: 101,
        serial_number: serial,
        collector: { type: "self" },
        otp_token: "tHJ3Yd8mQ0u1oWq2",
        identity_confirmed: true,
      },
    ]);
    expect(server.calls.map(({ operation }) => operation)).toEqual([
      "getSettings",
      "loadIssuance",
      "checkCollector",
      "sendCollectorOtp",
      "verifyCollectorOtp",
      "verifyCard",
      "issueCard",
    ]);
  });

  test("is nowhere in storage and in no address", async () => {
    showCounter();
    await handOverToOwner();
    await screen.findByText(/was handed over/);
    const kept = JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
    ]);
    for (const secret of [serial, "A100101", "Naseer", goodCode, "tHJ3Yd8mQ0u1oWq2"]) {
      expect(kept).not.toContain(secret);
    }
  });

  test("is asked for once, however often Hand over is pressed", async () => {
    const answered = Promise.withResolvers<void>();
    const { server } = showCounter(verifiedOwner, {
      issueCard: async () => {
        await answered.promise;
        return reply(200, { issuance: createCollectedIssuance() });
      },
    });
    await find();
    await confirmPhoto();
    const button = await screen.findByRole("button", { name: "Hand over card" });
    await userEvent.dblClick(button);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    answered.resolve();
    await screen.findByText(/was handed over to/);
    expect(server.callsOf("issueCard")).toHaveLength(1);
  });

  test("is sent again with the same key after an answer was lost", async () => {
    let tries = 0;
    const { server } = showCounter(verifiedOwner, {
      issueCard: () => {
        tries += 1;
        if (tries === 1) throw new TypeError("Failed to fetch");
        return reply(200, { issuance: createCollectedIssuance() });
      },
    });
    await find();
    await confirmPhoto();
    await press("Hand over card");
    await screen.findAllByText(/Server error/);
    await press("Hand over card");
    await screen.findByText(/was handed over to/);
    const keys = server.callsOf("issueCard").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  test("gives the card back that it replaces, or is not handed over", async () => {
    const replaces = { serial_number: "SN0000050", reason: "renewal" };
    const { server } = showCounter({ ...verifiedOwner, card: createIssuanceCard({ replaces }) });
    await find();
    await findStep(/^Collector/);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Old card collected and cut" }));
    await findStep(/^Check the card in hand/);
    await confirmPhoto();
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Notes/ }), " Came with his brother ");
    await press("Hand over card");
    await screen.findByText(/was handed over to/);
    expect(server.callsOf("issueCard")[0]?.body).toMatchObject({
      old_card_surrendered: true,
      notes: "Came with his brother",
    });
  });
});

test("An old card that is not given back is explained in the notes, or the new one is not handed over", async () => {
  const replaces = { serial_number: "SN0000050", reason: "renewal" };
  const { server } = showCounter({ ...verifiedOwner, card: createIssuanceCard({ replaces }) });
  await find();
  await findStep(/^Collector/);
  await userEvent.click(await screen.findByRole("checkbox", { name: "The old card is not given back" }));
  await findStep(/^Check the card in hand/);
  await confirmPhoto();
  expect(await screen.findByText("is not given back")).toHaveTextContent("SN0000050 is not given back");
  const notes = await screen.findByRole("textbox", { name: /why the old card is not given back/ });
  await press("Hand over card");
  await screen.findByText("Say why the old card is not given back.");
  expect(document.activeElement).toBe(notes);
  expect(server.callsOf("issueCard")).toHaveLength(0);
  await userEvent.fill(notes, "It was lost at sea");
  await press("Hand over card");
  await screen.findByText(/was handed over to/);
  expect(server.callsOf("issueCard")[0]?.body).toMatchObject({
    old_card_surrendered: false,
    notes: "It was lost at sea",
  });
});

test.each([
  ["at its section", "Edit: Collector"],
  ["in the summary", "Edit old card"],
])(
  "A tick about the old card that was made by mistake is put right %s, and nobody is verified anew",
  async (_, edit) => {
    const replaces = { serial_number: "SN0000050", reason: "renewal" };
    const { server } = showCounter({ ...verifiedOwner, card: createIssuanceCard({ replaces }) });
    await find();
    await findStep(/^Collector/);
    await userEvent.click(await screen.findByRole("checkbox", { name: "The old card is not given back" }));
    await findStep(/^Check the card in hand/);
    await confirmPhoto();
    await press(edit);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Old card collected and cut" }));
    await press("Continue");
    expect(await screen.findByText("collected and cut")).toHaveTextContent("SN0000050 collected and cut");
    expect(server.callsOf("checkCollector")).toHaveLength(0);
  },
);

test("Who collects the card is asked first where that is what is put right", async () => {
  const replaces = { serial_number: "SN0000050", reason: "renewal" };
  showCounter({ ...verifiedOwner, card: createIssuanceCard({ replaces }) });
  await find();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Old card collected and cut" }));
  await confirmPhoto();
  await press("Edit collector");
  await screen.findByRole("radio", { name: /^Owner/ });
});

describe("A hand-over that stands elsewhere than the page shows", () => {
  test("is read again, told, and goes on where the server is", async () => {
    const { desk } = showCounter(verifiedOwner);
    await find();
    await confirmPhoto();
    await screen.findByRole("button", { name: "Hand over card" });
    desk.change({ card_verified_at: null });
    await press("Hand over card");
    await screen.findByText(/It was read again: go on here/);
    await findStep(/^Check the card in hand/);
    await screen.findByRole("textbox", { name: "Scan the card in your hand" });
  });

  test("goes on after a reload where it was: the clerk scans, and all that was done is there", async () => {
    const first = showCounter(verifiedOwner);
    await find();
    await findStep(/^Check the card in hand/);
    first.unmount();
    const { server } = showCounter(first.desk.read());
    await find();
    await findStep(/^Check the card in hand/);
    await screen.findByText(/^Verified 14:06/);
    await confirmPhoto();
    await press("Hand over card");
    await waitFor(() => expect(server.callsOf("issueCard")[0]?.body.otp_token).toBe("tHJ3Yd8mQ0u1oWq2"));
  });

  test("has its button in sight on a low screen, and keeps the owner's name and number apart", async () => {
    await page.viewport(1366, 560);
    showCounter(verifiedOwner);
    await find();
    await confirmPhoto();
    const button = await screen.findByRole("button", { name: "Hand over card" });
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(560);
    const step = screen.getByRole("region", { name: /^Hand over/ });
    expect(step.textContent).toContain("Mohamed Naseer · A100101");
  });

  test("folds the checks that passed into one line, which opens them", async () => {
    showCounter({
      ...verifiedOwner,
      checks: [
        { code: "not_expired", ok: true, message: "This card is valid until Nov 2, 2027." },
        { code: "no_hold", ok: true, message: "There is no hold." },
        { code: "fee_paid", ok: false, message: "The fee is not paid." },
      ],
    });
    await find();
    const panel = within(screen.getByRole("complementary", { name: "The card and its owner" }));
    expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "failed: The fee is not paid.",
    ]);
    const passed = panel.getByRole("button", { name: "2 checks passed" });
    expect(passed).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(passed);
    expect(panel.getByText("There is no hold.")).toBeVisible();
    expect(passed).toHaveAttribute("aria-expanded", "true");
  });

  test("asks for the code again where another session has verified the collector", async () => {
    const { otp_token: _, ...withoutToken } = verifiedOwner;
    showCounter(withoutToken);
    await find();
    await findStep(/^Verify by one-time password/);
  });

  test("after the hand-over offers to complete it [CALL-41]", async () => {
    showCounter(createCollectedIssuance());
    await find();
    await screen.findByText(/was handed over to Mohamed Naseer on Nov 19, 2026, 14:10/);
    await press("Save proof");
    await findStep(/^Hand over/);
  });
});

describe("Leaving a hand-over", () => {
  const verified = "The collector is verified. If you leave, they must be verified again.";

  test("is told to cost the verification, in the page's own guard", async () => {
    const { registry } = showCounter(verifiedOwner);
    expect(registry.unsavedWork.read()).toEqual([]);
    await find();
    await findStep(/^Check the card in hand/);
    await waitFor(() => expect(registry.unsavedWork.read()).toEqual([verified]));
  });

  test("for another card is asked about, and Escape stays", async () => {
    const { server } = showCounter({ ...verifiedOwner, card_verified_at: null });
    await find();
    await press("Another card");
    await screen.findByRole("alertdialog", { name: "Begin with another card?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await findStep(/^Check the card in hand/);
    await press("Another card");
    await userEvent.click(await screen.findByRole("button", { name: "Begin with another card" }));
    await findStep(/^Find the card/);
    await waitFor(() => expect(document.activeElement?.getAttribute("dir")).toBe("ltr"));
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(server.callsOf("loadIssuance")).toHaveLength(1);
  });

  test("Escape in the middle of it takes nothing away", async () => {
    showCounter(verifiedOwner);
    await find();
    await findStep(/^Check the card in hand/);
    await userEvent.keyboard("{Escape}{Escape}");
    await findStep(/^Check the card in hand/);
    await screen.findByText(/^Verified 14:06/);
  });
});

test("A card that a colleague is handing over is taken over on purpose alone", async () => {
  const { server } = showCounter({
    id: null,
    status: null,
    in_progress: { by: { username: "clerk.two", fullname: "Ibrahim Waheed" }, since: "2026-11-19T09:00:00Z" },
  });
  await find();
  await screen.findByText("Ibrahim Waheed is handing this card over, since 14:00.");
  await press("Take over");
  await findStep(/^Collector/);
  expect(server.callsOf("loadIssuance").map(({ body }) => body.take_over ?? false)).toEqual([false, true]);
});

test("A document that was used is asked for again, and everything else stays [ERR-15]", async () => {
  const collector = { type: "authorised", name: "Aminath Naseer", requires_document: true } as const;
  const { server } = showCounter(
    {
      ...verifiedOwner,
      collector: { ...verifiedOwner.collector, ...collector, document_type: "authorisation_letter" },
    },
    {
      issueCard: () =>
        refuse("File path missing", {
          code: "file_path_missing",
          errors: { document_path: ["File path missing"] },
        }),
    },
  );
  await find();
  await findStep(/^Collector/);
  const file = new File(["%PDF-1.4 letter"], "letter.pdf", { type: "application/pdf" });
  const input = () => document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  await waitFor(() => expect(input()).not.toBeNull());
  await userEvent.upload(input(), file);
  await findStep(/^Check the card in hand/);
  await userEvent.click(
    await screen.findByRole("checkbox", { name: /^The person in front of me is Aminath/ }),
  );
  await press("Continue");
  await userEvent.fill(await screen.findByRole("textbox", { name: /^Notes/ }), "Brought by bus");
  await press("Hand over card");
  await findStep(/^Collector/);
  await screen.findAllByText(
    "The file has already been used. Please proceed with the upload process once more.",
  );
  expect(document.activeElement?.textContent).toMatch(/Choose/);
  await userEvent.upload(input(), file);
  await findStep(/^Hand over/);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Notes/ }).value).toBe("Brought by bus");
  expect(server.callsOf("addIssuanceDocument")).toHaveLength(2);
});
