import { createNetworkFailure, reply, writeZone } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleInteractions, createExampleWorkers } from "../../testing/xpat/example-xpat.ts";
import {
  answer,
  choose,
  findField,
  findOpen,
  passportScanner,
  press,
  recordKnown,
  scanPassport,
  showXpat,
} from "../../testing/xpat/stage-xpat.tsx";

beforeEach(() => page.viewport(1366, 900));

const savedText = "The interaction with Rafiqul Islam is saved.";

describe("A known worker", () => {
  test("is recorded by a scan of the passport and ten actions more [ROUTE-20] [CALL-25] [CALL-31]", async () => {
    const { server, desk } = showXpat();
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await recordKnown();
    expect(screen.getByText(savedText)).toBeVisible();
    expect(server.callsOf("findExpatByPassport").map(({ query }) => query)).toEqual([
      { passport_no: "BX0484821", country_id: "20" },
    ]);
    const [call, ...others] = server.callsOf("recordInteraction");
    expect(others).toEqual([]);
    expect(call?.headers.get("Idempotency-Key")).toMatch(/^[\w-]{16,}$/);
    expect(desk.recorded()).toEqual({
      individual_id: 31,
      permit_number: "WP00412345",
      checks: { image: true, name: true, passport_number: true, country: true },
      island_id: 52,
      employer_id: 7,
      occupation_code: "5131",
      passport_seen: "seen",
      outcome: "verified",
    });
  });

  test("whom somebody has seen lately is shown with where, by whom and what came of it [ROUTE-20]", async () => {
    const [last] = createExampleInteractions(1);
    const [person] = createExampleWorkers(1);
    if (!person || !last) throw new Error("There is nobody.");
    const { server } = showXpat({ people: [{ ...person, last_interaction: last }] });
    await scanPassport();
    expect(await screen.findByText("Rafiqul Islam was seen recently.")).toBeVisible();
    expect(screen.getByText(last.interaction_no)).toBeVisible();
    expect(screen.getByText(last.officer.fullname)).toBeVisible();
    await press("Record another");
    await findOpen("Identity");
    expect(server.callsOf("recordInteraction")).toEqual([]);
  });

  test("has four questions, of which none has an answer beforehand and each needs one", async () => {
    showXpat();
    await scanPassport();
    const identity = await findOpen("Identity");
    for (const radio of await identity.findAllByRole("radio")) expect(radio).not.toBeChecked();
    await press("Continue");
    expect(identity.getAllByText("Answer yes or no.")).toHaveLength(4);
    await waitFor(() => expect(identity.getAllByRole("radio")[0]).toHaveFocus());
  });

  test("of whom something does not agree is suggested as not confirmed, and can be saved", async () => {
    const { desk } = showXpat();
    await scanPassport();
    await answer([1]);
    await findOpen("Interaction");
    expect(screen.getByRole("radio", { name: /^Identity not confirmed/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /^Verified/ })).toBeDisabled();
    expect(screen.getByText("Not possible: the identity is not confirmed.")).toBeVisible();
    await userEvent.fill(screen.getByRole("textbox", { name: /^Notes/ }), "The name differs.");
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    await screen.findByText(savedText);
    expect(desk.recorded()).toMatchObject({ outcome: "identity_doubt", notes: "The name differs." });
  });
});

describe("After an interaction", () => {
  test("the next person keeps island, site and employer, and nothing of the person before [ROUTE-20]", async () => {
    showXpat();
    await scanPassport();
    await answer();
    await choose(/^Same as permit/);
    await userEvent.fill(screen.getByRole("textbox", { name: /^Site/ }), "Staff block 9");
    await userEvent.fill(screen.getByRole("textbox", { name: /^Contact phone/ }), "7712345");
    await userEvent.fill(screen.getByRole("textbox", { name: /^Notes/ }), "Works at night.");
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    await press("Next person");
    await waitFor(async () => expect(await findField()).toHaveFocus());
    expect(screen.queryByText("Rafiqul Islam")).toBeNull();
    await scanPassport({ number: "BX0485043", country: "NPL" });
    await answer();
    await findOpen("Interaction");
    expect(screen.getByRole("textbox", { name: /^Site/ })).toHaveValue("Staff block 9");
    // Its name comes with the list of islands.
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: /^Island/ })).toHaveValue("HDh. Kulhudhuffushi"),
    );
    expect(screen.getByRole("radio", { name: /^Another employer/ })).toBeChecked();
    expect(screen.getByRole("combobox", { name: /^Search by name/ })).toHaveValue("Blue Lagoon Resort");
    expect(screen.getByRole("textbox", { name: /^Contact phone/ })).toHaveValue("");
    expect(screen.getByRole("textbox", { name: /^Notes/ })).toHaveValue("");
  });

  test("a passport that is scanned begins with the next person", async () => {
    showXpat();
    await recordKnown();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    for (const line of writeZone({ number: "BX9999999", country: "NPL" })) passportScanner.scan(line);
    expect(await screen.findByText("Nobody was found.")).toBeVisible();
  });

  test("its host is told once, nothing is left to lose, and nothing of it is kept on this computer", async () => {
    const saved: unknown[] = [];
    const { registry } = showXpat({
      props: { onSaved: ({ interaction }) => saved.push(interaction?.interaction_no) },
    });
    await scanPassport();
    await findOpen("Identity");
    await waitFor(() => expect(registry.unsavedWork.read()).toEqual(["The interaction is not saved yet."]));
    await answer();
    await choose(/^Same as permit/);
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    await screen.findByText(savedText);
    await waitFor(() => expect(saved).toEqual(["X-2026-001000"]));
    expect(registry.unsavedWork.read()).toEqual([]);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]);
    expect(kept).not.toMatch(/Rafiqul|BX0484821|WP00412345/);
  });

  test("the slip is printed, and counted where the server counts", async () => {
    const { server } = showXpat();
    await recordKnown();
    await press("Print slip");
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Print slip" }),
    );
    await waitFor(() => expect(server.callsOf("markInteractionPrinted")).toHaveLength(1));
  });

  test("a server that answers with a message alone has saved it too", async () => {
    showXpat({
      handlers: { recordInteraction: () => reply(201, { message: "Interaction saved" }) as never },
    });
    await recordKnown();
    expect(screen.getByText("The interaction number is in the list of interactions.")).toBeVisible();
    await press("Next person");
    await waitFor(async () => expect(await findField()).toHaveFocus());
  });
});

describe("While an interaction is recorded", () => {
  test("another passport that is scanned asks before anything is lost", async () => {
    showXpat();
    await scanPassport();
    const identity = await findOpen("Identity");
    const [yes] = await identity.findAllByRole("radio", { name: "Yes" });
    await userEvent.click(yes as HTMLElement);
    for (const line of writeZone({ number: "BX9999999", country: "NPL" })) passportScanner.scan(line);
    expect(await screen.findByText("Leave this interaction?")).toBeVisible();
    await press("Cancel");
    expect(yes).toBeChecked();
    await press("Another person");
    await press("Leave interaction");
    await waitFor(async () => expect(await findField()).toHaveFocus());
  });

  test("nobody leaves it or changes it while it is being saved", async () => {
    const answered = Promise.withResolvers<void>();
    const { server, desk } = showXpat();
    server.on("recordInteraction", async (call) => {
      await answered.promise;
      return desk.handlers.recordInteraction?.(call) ?? expect.fail();
    });
    await scanPassport();
    await answer();
    await choose(/^Same as permit/);
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    await waitFor(() => expect(server.callsOf("recordInteraction")).toHaveLength(1));
    await press("Another person");
    for (const line of writeZone({ number: "BX9999999", country: "NPL" })) passportScanner.scan(line);
    await press("Edit Interaction");
    await findOpen("Review");
    expect(screen.queryByText("Leave this interaction?")).toBeNull();
    answered.resolve();
    await screen.findByText(savedText);
  });

  test("a window of 320 pixels has room for the whole page", async () => {
    await page.viewport(320, 800);
    showXpat();
    await scanPassport();
    await answer();
    await findOpen("Interaction");
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  test("a lost answer is asked for again under the same key, and the interaction is there once", async () => {
    const { server, desk } = showXpat();
    const record = desk.handlers.recordInteraction;
    server.on("recordInteraction", async (call) => {
      await record?.(call);
      throw createNetworkFailure();
    });
    await scanPassport();
    await answer();
    await choose(/^Same as permit/);
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    expect(await screen.findByText("The interaction may have been saved.")).toBeVisible();
    expect(screen.getByText(/“Save interaction” again without a change/)).toBeVisible();
    server.on("recordInteraction", record ?? expect.fail());
    await press("Save interaction");
    await screen.findByText(savedText);
    const keys = server.callsOf("recordInteraction").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys).size).toBe(1);
    expect(desk.interactions()).toHaveLength(1);
  });
});
