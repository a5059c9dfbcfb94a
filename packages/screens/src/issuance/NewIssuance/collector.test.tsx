import {
  createCollector,
  createIssuanceCard,
  createPerson,
  createUser,
  headOffice,
  islandCenter,
  passedChecks,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { createIssuanceServer } from "../../testing/issuance-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { find, findStep, press, scanner, showCounter, verifiedOwner } from "../../testing/stage-counter.tsx";
import { NewIssuance } from "./NewIssuance.tsx";

beforeEach(() => page.viewport(1366, 768));

/** A host that shows the page to who is signed in, and a sign-in in its place to nobody. */
function Host() {
  return useSession().status === "signedIn" ? <NewIssuance autoFocusScan /> : <h1>Sign in</h1>;
}

const choose = async (name: string) => userEvent.click(await screen.findByRole("radio", { name }));

describe("Finding the card", () => {
  test.each([
    ["SN0000101", { serial_number: "SN0000101" }],
    ["100101", { id_number: "A100101" }],
    ["c-2026-004512", { application_no: "C-2026-004512" }],
    ["A100101|SN0000101|1990-02-28|standard", { serial_number: "SN0000101" }],
  ])("by %s asks for it by what it is [CALL-37]", async (code, body) => {
    const { server } = showCounter();
    await find(code);
    expect(server.callsOf("loadIssuance").map((call) => call.body)).toEqual([body]);
  });

  test("by a serial number that nobody knows says so in the catalogue's words [ERR-12]", async () => {
    showCounter();
    const field = await screen.findByRole("textbox", { name: /^Scan the card or/ });
    scanner.scan("SN0000999");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(screen.getAllByText("No valid card with this serial number was found.").length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(field);
  });

  test("by an ID number that nobody knows says what to check [ERR-08]", async () => {
    showCounter();
    await screen.findByRole("textbox", { name: /^Scan the card or/ });
    scanner.scan("A999999");
    await screen.findByText("Check the number on the card; ask the registry if it is correct.");
    expect(screen.getAllByText("Card not found by ID number.").length).toBeGreaterThan(0);
  });

  test("asks nobody for what is no number of a card", async () => {
    const { server } = showCounter();
    await screen.findByRole("textbox", { name: /^Scan the card or/ });
    scanner.scan("DB-2026-000123");
    await screen.findByText(/^This is the number of a batch/);
    scanner.scan("SN00O0101");
    await screen.findByText(/has a letter where a digit belongs/);
    expect(server.callsOf("loadIssuance")).toHaveLength(0);
  });

  test("that is on its way here leads to its batch, and one that is elsewhere to its status", async () => {
    const { destinations } = showCounter({
      id: null,
      status: null,
      card: createIssuanceCard({
        status: "in_transit",
        current_center: null,
        batch: { id: 12, batch_no: "DB-2026-000012", destination_center: headOffice },
      }),
      checks: [...passedChecks.slice(1), { code: "at_this_center", ok: false, message: "On its way." }],
    });
    await find();
    await screen.findByText("This card is in transit to DNR Head Office in batch DB-2026-000012.");
    await userEvent.click(screen.getByRole("link", { name: "Open batch DB-2026-000012" }));
    await userEvent.click(screen.getByRole("link", { name: "Status of A100101" }));
    expect(destinations).toEqual([
      { screen: "DispatchReceivingBatch", params: { batchId: 12 } },
      { screen: "ApplicationStatus", params: { idNumber: "A100101" } },
    ]);
  });

  test.each([
    [{ status: "disputed" }, "This card was disputed in batch DB-2026-000012."],
    [{ status: "missing" }, "This card is marked as missing in batch DB-2026-000012."],
  ] as const)("whose receipt found %o says so, and what to do", async (context, sentence) => {
    const message = "The server's own words.";
    showCounter({
      id: null,
      status: null,
      card: createIssuanceCard({
        status: context.status,
        current_center: null,
        batch: { id: 12, batch_no: "DB-2026-000012", destination_center: headOffice },
      }),
      checks: [...passedChecks.slice(1), { code: "at_this_center", ok: false, message, context }],
    });
    await find();
    await screen.findByText(sentence);
    expect(screen.getByText("Open the batch and receive the card there first.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Open batch DB-2026-000012" })).toBeVisible();
    expect(screen.queryByText(/in transit/)).toBeNull();
  });

  test("that was received elsewhere is said to be there, also while its batch is still being received", async () => {
    const message = "This card is at HDh. Kulhudhuffushi.";
    showCounter({
      id: null,
      status: null,
      card: createIssuanceCard({
        status: "at_center",
        current_center: { id: 6, name: "HDh. Kulhudhuffushi" },
        batch: {
          id: 12,
          batch_no: "DB-2026-000012",
          destination_center: { id: 6, name: "HDh. Kulhudhuffushi" },
        },
      }),
      checks: [...passedChecks.slice(1), { code: "at_this_center", ok: false, message }],
    });
    await find();
    // Above the reasons, and among the checks.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.queryByText(/in transit/)).toBeNull();
  });

  test("that must not be handed over says each reason, and goes no further", async () => {
    showCounter({
      id: null,
      status: null,
      checks: [
        { code: "not_expired", ok: false, message: "This card expired on Nov 2, 2026." },
        { code: "no_hold", ok: false, message: "There is a hold: court." },
      ],
    });
    await find();
    await findStep(/^Find the card/);
    await screen.findByText("This card cannot be handed over.");
    expect(screen.getAllByText("This card expired on Nov 2, 2026.")).toHaveLength(2);
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("Who collects the card", () => {
  test("is the owner unless somebody says otherwise, and counts only once they go on with it [CALL-43]", async () => {
    const { server } = showCounter();
    await find();
    await findStep(/^Collector/);
    expect(server.callsOf("checkCollector")).toHaveLength(0);
    await press("Continue with the owner");
    await findStep(/^Verify by one-time password/);
    expect(server.callsOf("checkCollector").map(({ body }) => body)).toEqual([
      { card_id: 101, collector_type: "self" },
    ]);
  });

  test("of the family is looked up by ID number, and what they are to the owner", async () => {
    const { server } = showCounter();
    await find();
    await choose("Family");
    await press("Check collector");
    await screen.findByText("ID Number is not valid.");
    await screen.findByText("Relationship is required.");
    await userEvent.fill(screen.getByRole("textbox", { name: /^ID number/ }), "100102");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Relationship/ }), "mother");
    await press("Check collector");
    await findStep(/^Verify by one-time password/);
    await screen.findByText("Aminath Naseer (Mother)");
    expect(server.callsOf("checkCollector").map(({ body }) => body)).toEqual([
      { card_id: 101, collector_type: "family", id_number: "A100102", relationship: "mother" },
    ]);
  });

  test("is a guardian alone where the owner is younger than the registry asks for, and staff read why", async () => {
    const { server } = showCounter(
      { owner: createPerson({ date_of_birth: "2014-05-01" }) },
      { getSettings: () => Response.json({ configs: { issuance: { youngest_owner: 18 } } }) },
    );
    await find();
    const group = await screen.findByRole("radiogroup", {
      description: "The owner is under 18. Only a guardian may collect the card.",
    });
    const isDisabled = (name: string) =>
      within(group).getByRole<HTMLInputElement>("radio", { name }).disabled;
    expect(["Owner", "Family", "Authorised person", "Government official"].map(isDisabled)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const relationship = screen.getByRole("combobox", { name: /^Relationship/ });
    expect(
      within(relationship)
        .getAllByRole("option")

        .map(({ textContent }) => textContent),
    ).toEqual(["Mother", "Father", "Guardian"]);
    await userEvent.fill(screen.getByRole("textbox", { name: /^ID number/ }), "100102");
    await userEvent.selectOptions(relationship, "mother");
    await press("Check collector");
    await findStep(/^Verify by one-time password/);
    expect(server.callsOf("checkCollector").map(({ body }) => body)).toEqual([
      { card_id: 101, collector_type: "family", id_number: "A100102", relationship: "mother" },
    ]);
  });

  test("is told at the kind of collector where the registry refuses it there", async () => {
    const refusal = "The owner is under 18. A guardian must collect the card.";
    showCounter({}, { checkCollector: () => refuse(refusal, { errors: { collector_type: [refusal] } }) });
    await find();
    await press("Continue with the owner");
    const group = await screen.findByRole("radiogroup", { description: refusal });
    expect(group.getAttribute("aria-invalid")).toBe("true");
  });

  test("may be a foreigner by passport where the registry takes one", async () => {
    const { server } = showCounter();
    await find();
    await choose("Authorised person");
    await choose("Passport");
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Passport number/ }), "ab12345");
    await userEvent.fill(screen.getByRole("textbox", { name: /^Name in/ }), "Rahim Uddin");
    await userEvent.fill(screen.getByRole("textbox", { name: /^Date of birth/ }), "1985-04-01");
    const country = screen.getByRole("combobox", { name: /^Country/ });
    await userEvent.fill(country, "Bang");
    await userEvent.click(await screen.findByRole("option", { name: /Bangladesh/ }));
    await press("Check collector");
    await waitFor(() =>
      expect(server.callsOf("checkCollector").map(({ body }) => body)).toEqual([
        {
          card_id: 101,
          collector_type: "authorised",
          passport_no: "AB12345",
          country_id: 20,
          name: "Rahim Uddin",
          date_of_birth: "1985-04-01",
        },
      ]),
    );
  });

  test("who may not is told with the registry's reason, and everything typed stays", async () => {
    showCounter(
      {},
      {
        checkCollector: () =>
          reply(200, {
            collector: createCollector({
              type: "family",
              name: "Ali Naseer",
              eligible: false,
              reason: "The collector is younger than 18.",
            }),
          }),
      },
    );
    await find();
    await choose("Family");
    await userEvent.fill(screen.getByRole("textbox", { name: /^ID number/ }), "A100109");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Relationship/ }), "sibling");
    await press("Check collector");
    await screen.findByText("Ali Naseer may not collect the card.");
    await screen.findByText("The collector is younger than 18.");
    await findStep(/^Collector/);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^ID number/ }).value).toBe("A100109");
  });

  test("can be put right later, and must then be verified anew", async () => {
    showCounter({ ...verifiedOwner });
    await find();
    await press("Edit: Collector");
    await screen.findByText("Another collector needs a new code.");
    await choose("Family");
    await userEvent.fill(screen.getByRole("textbox", { name: /^ID number/ }), "A100102");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Relationship/ }), "mother");
    await press("Check collector");
    await findStep(/^Verify by one-time password/);
    await screen.findByText(/^Aminath Naseer/);
  });

  test("stays as they were when the section is closed again", async () => {
    const { server } = showCounter({ ...verifiedOwner });
    await find();
    await press("Edit: Collector");
    await press("Keep as it was");
    await findStep(/^Check the card in hand/);
    expect(server.callsOf("checkCollector")).toHaveLength(0);
  });
});

describe("The card in hand", () => {
  test("that is another one stops with both numbers [CALL-46, ERR-07]", async () => {
    showCounter({ ...verifiedOwner, card_verified_at: null });
    await find();
    await screen.findByRole("textbox", { name: "Scan the card in your hand" });
    scanner.scan("SN0000999");
    const step = await findStep(/^Check the card in hand/);
    await step.findByText("Serial number does not match.");
    const words = step.getByText("Serial number does not match.").closest("[data-tone]")?.textContent ?? "";
    expect(words.replaceAll(/\s/g, "")).toContain("SN0000999");
    expect(words.replaceAll(/\s/g, "")).toContain("SN0000101");
    scanner.scan("SN0000101");
    await step.findByText("This is the card.");
  });
});

describe("After a session that ended in the middle of it", () => {
  async function typeAndLose() {
    const desk = createIssuanceServer();
    const stage = createTestRegistry({ handlers: desk.handlers });
    render(
      <Stage stage={stage}>
        <Host />
      </Stage>,
    );
    await find();
    await choose("Family");
    await userEvent.fill(screen.getByRole("textbox", { name: /^ID number/ }), "A100102");
    act(() => stage.registry.session.clear("expired"));
    await screen.findByRole("heading", { name: "Sign in" });
    expect(document.body.innerHTML).not.toContain("A100102");
    return stage;
  }

  test("the same clerk finds the card and what they had typed", async () => {
    const stage = await typeAndLose();
    act(() => stage.registry.session.set({ user: createUser(), center: headOffice, csrf: "next" }));
    await screen.findByText("What you had typed before you were signed out is here again.");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^ID number/ });
    expect(field.value).toBe("A100102");
    expect(stage.server.callsOf("loadIssuance").at(-1)?.body).toMatchObject({ serial_number: "SN0000101" });
  });

  test.each([
    ["another clerk", createUser({ username: "clerk.two" }), headOffice],
    ["the same clerk at another centre", createUser(), islandCenter],
  ])("%s finds nothing of it", async (_, user, center) => {
    const stage = await typeAndLose();
    act(() => stage.registry.session.set({ user, center, csrf: "next" }));
    await screen.findByRole("textbox", { name: /^Scan the card or/ });
    expect(screen.queryByRole("complementary")).toBeNull();
    expect(stage.server.callsOf("loadIssuance")).toHaveLength(1);
  });
});
