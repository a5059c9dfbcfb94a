import { createCapturedPart, refuse, reply } from "@id-desk/core/testing";
import type { Expat } from "@id-desk/core/xpat";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { drawFigure } from "../../testing/draw-figure.ts";
import { createExampleInteractions, createExampleWorkers } from "../../testing/xpat/example-xpat.ts";
import {
  answer,
  choose,
  chooseOption,
  findOpen,
  press,
  scanPassport,
  showXpat,
} from "../../testing/xpat/stage-xpat.tsx";

beforeEach(() => page.viewport(1366, 900));

const field = (name: RegExp) => screen.getByRole("textbox", { name });

/** Finds a known worker, and opens the interaction. */
async function openInteraction(options?: Parameters<typeof showXpat>[0]) {
  const shown = showXpat(options);
  await scanPassport();
  await answer();
  const interaction = await findOpen("Interaction");
  await interaction.findByRole("radio", { name: /^Same as permit/ });
  return shown;
}

/** Registers somebody with a new passport who looks like a known worker, and saves. */
async function saveAlike(options?: Parameters<typeof showXpat>[0]) {
  const shown = showXpat({ people: createExampleWorkers(1), ...options });
  await scanPassport({ number: "BX7777777" });
  await press("Register as new");
  await press("Continue");
  await answer();
  await findOpen("Interaction");
  await userEvent.fill(field(/^Notes/), "The permit is at home.");
  await press("Continue");
  await press("Continue");
  await press("Save interaction");
  const dialog = within(await screen.findByRole("dialog", { name: "May be the same person" }));
  return { ...shown, dialog };
}

describe("The outcome", () => {
  test("verified is closed where the employer differs, with the reason, and asks for notes [CALL-35]", async () => {
    const { server, desk } = await openInteraction();
    expect(screen.getByRole("radio", { name: /^Verified/ })).toBeChecked();
    await choose(/^Another employer/);
    await userEvent.fill(screen.getByRole("combobox", { name: /^Search by name/ }), "horizon");
    await userEvent.click(await screen.findByRole("option", { name: /Blue Horizon Construction/ }));
    expect(screen.getByRole("radio", { name: /^Verified/ })).toBeDisabled();
    expect(screen.getByText("Not possible: the employer differs from the permit.")).toBeVisible();
    expect(screen.getByRole("radio", { name: /^Employer differs/ })).toBeChecked();
    await press("Continue");
    expect(screen.getByText("Notes are required.")).toBeVisible();
    await waitFor(() => expect(field(/^Notes/)).toHaveFocus());
    await userEvent.fill(field(/^Notes/), "no");
    expect(screen.getByText("Notes must be at least 3 characters long.")).toBeVisible();
    await userEvent.fill(field(/^Notes/), "Lent out.");
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    await screen.findByText(/^The interaction with .* is saved/);
    expect(desk.recorded()).toMatchObject({
      employer_id: 8,
      outcome: "employer_mismatch",
      notes: "Lent out.",
    });
    // Not one question for each key.
    expect(server.callsOf("listEmployers").map(({ query }) => query.search)).toEqual(["horizon"]);
  });

  test("verified needs to know for whom and as what the person works [CALL-27]", async () => {
    await openInteraction();
    await press("Continue");
    expect(screen.getByText("Say whom the person works for.")).toBeVisible();
    await choose(/^Same as permit/);
    await press("Continue");
    await findOpen("Biometrics");
  });

  test("verified is chosen again by itself once everything agrees again", async () => {
    await openInteraction();
    await choose(/^Not in the registry/);
    await userEvent.fill(field(/^Name of the employer/), "A shop");
    expect(screen.getByRole("radio", { name: /^Employer differs/ })).toBeChecked();
    await choose(/^Same as permit/);
    expect(screen.getByRole("radio", { name: /^Verified/ })).toBeChecked();
  });

  test("says that another island is not the one of the permit [CALL-28]", async () => {
    await openInteraction();
    await chooseOption(/^Island/, "Hulhumalé");
    expect(screen.getByText("Not possible: the island differs from the permit.")).toBeVisible();
    expect(screen.getByText("On the permit: HDh. Kulhudhuffushi")).toBeVisible();
  });
});

describe("The fields of an interaction", () => {
  test("say what is wrong with a phone number and with a time that is to come", async () => {
    await openInteraction();
    await choose(/^Same as permit/);
    await userEvent.fill(field(/^Contact phone/), "123");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^When/ }), "Today");
    const time = document.querySelector<HTMLInputElement>("input[type=time]");
    if (!time) throw new Error("There is no field for the time.");
    await press("Continue");
    expect(screen.getByText("Phone Number is not valid.")).toBeVisible();
    expect(screen.getByText("Enter a date and a time.")).toBeVisible();
    await userEvent.fill(time, "23:59");
    expect(screen.getByText("The time must not be in the future.")).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^When/ }), "Yesterday");
    await userEvent.fill(time, "00:00");
    expect(screen.getByText("The time must not be more than 24 hours ago.")).toBeVisible();
    await userEvent.fill(field(/^Contact phone/), "0094771234567");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^When/ }), "Now");
    await press("Continue");
    await findOpen("Biometrics");
  });

  test("wait for the employers that were searched for before they say that there are none", async () => {
    const { server, desk } = await openInteraction();
    await choose(/^Another employer/);
    const search = screen.getByRole("combobox", { name: /^Search by name/ });
    await userEvent.fill(search, "nobody");
    expect(screen.queryByText("No matches.")).toBeNull();
    expect(await screen.findByText("No matches.")).toBeVisible();
    const answered = Promise.withResolvers<void>();
    server.on("listEmployers", async (call) => {
      await answered.promise;
      return desk.handlers.listEmployers?.(call) ?? expect.fail();
    });
    await userEvent.fill(search, "Blue Horizon Construction");
    await waitFor(() => expect(server.callsOf("listEmployers")).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText("Loading…")).not.toEqual([]));
    expect(screen.queryByText("No matches.")).toBeNull();
    await userEvent.tab();
    expect(search).toHaveValue("Blue Horizon Construction");
    answered.resolve();
    await waitFor(() => expect(screen.getByRole("radio", { name: /^Employer differs/ })).toBeChecked());
    expect(search).toHaveValue("Blue Horizon Construction");
  });

  test("that the registry refuses are opened with the focus in the field, and the rest is kept [CALL-25]", async () => {
    const { server, desk } = await openInteraction();
    await choose(/^Same as permit/);
    await userEvent.fill(field(/^Site/), "Staff block 9");
    await press("Continue");
    await press("Continue");
    server.on("recordInteraction", () =>
      refuse("Site is not valid.", { errors: { site: ["Site is not valid."] } }),
    );
    await press("Save interaction");
    const interaction = await findOpen("Interaction");
    expect(await interaction.findByText("Site is not valid.")).toBeVisible();
    await waitFor(() => expect(field(/^Site/)).toHaveFocus());
    expect(field(/^Site/)).toHaveValue("Staff block 9");
    await userEvent.fill(field(/^Site/), "Staff block 8");
    expect(interaction.queryByText("Site is not valid.")).toBeNull();
    server.on("recordInteraction", desk.handlers.recordInteraction ?? expect.fail());
    await press("Continue");
    await press("Save interaction");
    await screen.findByText(/^The interaction with .* is saved/);
    expect(desk.recorded()).toMatchObject({ site: "Staff block 8", employer_id: 7 });
  });

  test("of somebody new that the registry refuses are opened at the person", async () => {
    showXpat({
      people: [],
      handlers: {
        recordInteraction: () =>
          refuse("Passport number is not valid.", {
            errors: { passport_no: ["This passport is somebody else's."] },
          }),
      },
    });
    await scanPassport();
    await press("Register as new");
    await press("Continue");
    await answer();
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Notes/ }), "No permit.");
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    const person = await findOpen("Person");
    expect(await person.findByText("This passport is somebody else's.")).toBeVisible();
    await waitFor(() => expect(field(/^Passport number/)).toHaveFocus());
  });
});

describe("A known worker whom the registry wants found again", () => {
  const text = "This work permit was not found in this session. Find it again.";

  /** Fills the interaction in, and saves it in a session that has not found the permit. */
  async function saveUnfound() {
    const shown = await openInteraction();
    await choose(/^Same as permit/);
    await userEvent.fill(field(/^Site/), "Staff block 9");
    await press("Continue");
    await press("Continue");
    shown.server.on("recordInteraction", () => refuse(text, { errors: { permit_number: [text] } }));
    await press("Save interaction");
    const person = await findOpen("Person");
    expect(await person.findByText(text)).toBeVisible();
    return { ...shown, person };
  }

  test("is found with one press, and everything that was filled in stays [CALL-25]", async () => {
    const { server, desk } = await saveUnfound();
    server.on("recordInteraction", desk.handlers.recordInteraction ?? expect.fail());
    await press("Find again");
    await findOpen("Review");
    expect(server.callsOf("findExpatByPassport")).toHaveLength(2);
    await press("Save interaction");
    await screen.findByText(/^The interaction with .* is saved/);
    expect(desk.recorded()).toMatchObject({ site: "Staff block 9", outcome: "verified", employer_id: 7 });
  });

  test("is not taken for somebody else who has the number by now", async () => {
    const { server, person } = await saveUnfound();
    const [, other] = createExampleWorkers(2);
    if (!other) throw new Error("There is nobody.");
    server.on("findExpatByPassport", () => reply(200, { individuals: [other] }));
    await press("Find again");
    expect(await person.findByText(/Nobody was found\.$/)).toBeVisible();
    expect(screen.getAllByText("Rafiqul Islam")[0]).toBeVisible();
  });
});

describe("Somebody who may be the same person", () => {
  test("is shown beside the person with photographs, and gets the new passport [CALL-25]", async () => {
    const { dialog, desk } = await saveAlike();
    expect(dialog.getByText("Same country and date of birth, and a similar name")).toBeVisible();
    expect(dialog.getByRole("article", { name: "This person: RAFIQUL ISLAM" })).toBeVisible();
    expect(await dialog.findByRole("img", { name: "Photo of Rafiqul Islam" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "The same person as Rafiqul Islam" }));
    const interaction = await findOpen("Interaction");
    expect(interaction.getByText("Rafiqul Islam is known to the registry.")).toBeVisible();
    await choose(/^Same as permit/);
    await press("Continue");
    await press("Save interaction");
    await screen.findByText("The interaction with Rafiqul Islam is saved.");
    expect(desk.recorded()).toMatchObject({
      individual_id: 31,
      passport: { passport_no: "BX7777777", country_id: 20, expires_on: "2029-03-14" },
      permit_number: "WP00412345",
      occupation_code: "5131",
    });
    expect(desk.recorded()).not.toHaveProperty("individual");
    expect(
      desk
        .people()
        .find(({ id }) => id === 31)
        ?.passports.map(({ passport_no }) => passport_no),
    ).toEqual(["BX7777777", "BX0484821"]);
  });

  test("and is somebody else is saved with a note that says why", async () => {
    const { dialog, desk } = await saveAlike();
    await userEvent.click(dialog.getByRole("button", { name: "Somebody else" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save as somebody else" }));
    expect(dialog.getByText("Say why it is somebody else.")).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("textbox")).toHaveFocus());
    await userEvent.fill(dialog.getByRole("textbox"), "Taller, and from another village.");
    await userEvent.click(dialog.getByRole("button", { name: "Save as somebody else" }));
    await screen.findByText("The interaction with RAFIQUL ISLAM is saved.");
    expect(desk.recorded()).toMatchObject({
      not_same_as: [31],
      not_same_note: "Taller, and from another village.",
    });
  });

  test("without a permit is saved at once with the passport", async () => {
    const [person] = createExampleWorkers(1);
    if (!person) throw new Error("There is nobody.");
    const { dialog, desk } = await saveAlike({ people: [{ ...person, permit: null }] });
    await userEvent.click(dialog.getByRole("button", { name: "The same person as Rafiqul Islam" }));
    await screen.findByText("The interaction with Rafiqul Islam is saved.");
    expect(desk.recorded()).toMatchObject({ individual_id: 31, outcome: "no_permit" });
  });

  test.each([
    ["with a permit", (person: Expat) => person, "Interaction"],
    ["without a permit", (person: Expat) => ({ ...person, permit: null }), "Review"],
  ])("%s and seen recently is not recorded again before the officer says so", async (_, change, step) => {
    const [person] = createExampleWorkers(1);
    const [last] = createExampleInteractions(1);
    if (!person || !last) throw new Error("There is nobody.");
    const { dialog, desk } = await saveAlike({ people: [{ ...change(person), last_interaction: last }] });
    expect(dialog.getByText(last.interaction_no)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "The same person as Rafiqul Islam" }));
    const found = await findOpen("Person");
    expect(found.getByText("Rafiqul Islam was seen recently.")).toBeVisible();
    expect(desk.recorded()).toBeUndefined();
    await press("Another person");
    await press("Cancel");
    await press("Record another");
    await findOpen(step);
    expect(desk.recorded()).toBeUndefined();
  });

  test("leaves the review as it was when the officer goes back", async () => {
    const { dialog } = await saveAlike();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await findOpen("Review");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("Biometrics", () => {
  const stored = (["photo", "signature"] as const).map((kind, at) =>
    createCapturedPart({
      id: 301 + at,
      kind,
      captured_at: new Date().toISOString(),
      ...{ hand: null, finger: null, quality: null },
    }),
  );
  const people = createExampleWorkers(1).map((person) => ({
    ...person,
    captured: { captured_at: new Date().toISOString(), parts: stored },
  }));

  test("from before are used again with one press, and named by their ids [CALL-25]", async () => {
    const { desk } = await openInteraction({ people });
    await choose(/^Same as permit/);
    await press("Continue");
    await press("Use these");
    await press("Continue");
    const review = await findOpen("Review");
    expect(review.getByText("Photograph, Signature")).toBeVisible();
    await press("Save interaction");
    await screen.findByText(/^The interaction with .* is saved/);
    expect(desk.recorded()).toMatchObject({ parts: [301, 302] });
  });

  test("that are taken stay in this window until the interaction is saved, and go with it by their names [CALL-25] [DOM-07]", async () => {
    const { server, registry } = await openInteraction({
      settings: { xpat: { fingers: [{ hand: "right", finger: "thumb", required: true, least_quality: 0 }] } },
    });
    await choose(/^Same as permit/);
    await press("Continue");
    const biometrics = await findOpen("Biometrics");
    expect(
      await biometrics.findByText(
        "What is taken here is kept in this window until the interaction is saved.",
      ),
    ).toBeVisible();
    expect(biometrics.getByText(/^Not taken: /)).toBeVisible();
    await press("Take right thumb");
    await screen.findByText("1 of 1 required fingers done");
    await waitFor(() => expect(registry.unsavedWork.read()).not.toEqual([]));
    expect(server.calls.filter(({ operation }) => operation.startsWith("send"))).toEqual([]);
    await press("Continue");
    await press("Save interaction");
    await screen.findByText(/^The interaction with .* is saved/);
    const [call] = server.callsOf("recordInteraction");
    const body = call?.body as unknown as FormData;
    expect(body.getAll("files").map((file) => (file as File).name)).toEqual(["thumb.png"]);
    expect(JSON.parse(String(body.get("data")))).toMatchObject({
      fingerprints: [{ file: "thumb.png", hand: "right", finger: "thumb" }],
    });
    expect(JSON.parse(String(body.get("data")))).not.toHaveProperty("id_number");
  });

  test("that the registry refuses are said in their section", async () => {
    const { server } = await openInteraction({ people, handlers: { getExpatPortrait: drawFigure } });
    await choose(/^Same as permit/);
    await press("Continue");
    await press("Use these");
    await press("Continue");
    server.on("recordInteraction", () =>
      refuse("Parts are not valid.", { errors: { parts: ["Parts are not valid."] } }),
    );
    await press("Save interaction");
    const biometrics = await findOpen("Biometrics");
    expect(await biometrics.findByText("The biometrics were not accepted.")).toBeVisible();
    expect(biometrics.getByText("Parts are not valid.")).toBeVisible();
  });
});
