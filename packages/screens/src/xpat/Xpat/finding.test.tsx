import { createNetworkFailure, refuse, reply, writeZone } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleWorkers } from "../../testing/xpat/example-xpat.ts";
import {
  answer,
  chooseOption,
  find,
  findField,
  findOpen,
  passportScanner,
  press,
  scanPassport,
  showXpat,
} from "../../testing/xpat/stage-xpat.tsx";

beforeEach(() => page.viewport(1366, 900));

const [first, second] = writeZone();
/** The zone with one sign changed in its second line. */
const withWrong = (place: number, sign: string) =>
  `${first}\n${second?.slice(0, place)}${sign}${second?.slice(place + 1)}`;

async function scanText(text: string): Promise<void> {
  (await findField()).focus();
  for (const line of text.split("\n")) passportScanner.scan(line);
}

describe("The zone of a passport", () => {
  test.each([
    ["in small letters", `${first}\n${second}`.toLowerCase()],
    ["with O for 0", `${first}\n${second}`.replace("BX0484821", "BXO484821")],
    ["in one burst", `${first}${second}`],
  ])("is read %s", async (_, text) => {
    const { server } = showXpat();
    await scanText(text);
    await findOpen("Identity");
    expect(server.callsOf("findExpatByPassport").map(({ query }) => query.passport_no)).toEqual([
      "BX0484821",
    ]);
  });

  test("is waited for until its second line comes", async () => {
    const { server } = showXpat();
    await scanText(first ?? "");
    expect(await screen.findByText("Now scan the next line of the passport.")).toBeVisible();
    expect(server.callsOf("findExpatByPassport")).toEqual([]);
    await scanText(second ?? "");
    await findOpen("Identity");
  });

  test("tells which check digit is wrong, and looks for the number only when asked", async () => {
    const { server } = showXpat();
    await scanText(withWrong(19, "7"));
    expect(await screen.findByText(/was not read right.*date of birth\.$/)).toBeVisible();
    expect(server.callsOf("findExpatByPassport")).toEqual([]);
    await press("Look for BX0484821");
    await findOpen("Identity");
  });

  test("leaves a field out whose check digit is wrong, for somebody new", async () => {
    showXpat({ people: [] });
    await scanText(withWrong(19, "7"));
    await press("Look for BX0484821");
    await press("Register as new");
    expect(await screen.findByRole("textbox", { name: /^Name/ })).toHaveValue("RAFIQUL ISLAM");
    expect(screen.getByRole("textbox", { name: /^Date of birth/ })).toHaveValue("");
    expect(screen.getByRole("textbox", { name: /^Passport expires/ })).toHaveValue("2029-03-14");
  });

  test("asks for the country where the list does not have its code", async () => {
    const { server } = showXpat();
    await scanPassport({ country: "PHL" });
    expect(await screen.findByText(/^The country of the passport \(PHL\) is not in the list/)).toBeVisible();
    await chooseOption(/^Country of the passport/, "Philippines");
    await screen.findByText("Nobody was found.");
    expect(server.callsOf("findExpatByPassport").map(({ query }) => query.country_id)).toEqual(["172"]);
  });

  test("of two passports at once is refused", async () => {
    showXpat();
    await scanText([...writeZone(), ...writeZone({ number: "BX9999999" })].join(""));
    expect(await screen.findByText(/^Two passports were scanned/)).toBeVisible();
  });

  test("that is read before the countries are there is looked for once they come", async () => {
    const countries = Promise.withResolvers<void>();
    const { server } = showXpat({
      handlers: {
        async listCountries() {
          await countries.promise;
          return reply(200, { countries: [{ id: 20, name: "Bangladesh", alpha3: "BGD" }] });
        },
      },
    });
    await scanPassport();
    expect(server.callsOf("findExpatByPassport")).toEqual([]);
    countries.resolve();
    await findOpen("Identity");
  });
});

describe("A person is found", () => {
  test("by a permit number, and at once where another page names it [CALL-30]", async () => {
    const { server } = showXpat({ props: { permitNumber: "WP00412345" } });
    await findOpen("Identity");
    expect(server.callsOf("findExpatByPermit").map(({ query }) => query)).toEqual([
      { work_permit: "WP00412345" },
    ]);
    expect(location.href).not.toContain("WP00412345");
  });

  test("by a passport number with its country [CALL-29]", async () => {
    const { server } = showXpat();
    await find("bx 0484821");
    await screen.findByText("If this is a passport number, choose the country of the passport.");
    await chooseOption(/^Country of the passport/, "Bangladesh");
    await findOpen("Identity");
    expect(server.callsOf("findExpatByPassport").map(({ query }) => query)).toEqual([
      { passport_no: "BX0484821", country_id: "20" },
    ]);
  });

  test("by a passport that has been replaced, which is said, and it is the one that is compared", async () => {
    const [worker] = createExampleWorkers(1);
    const [old] = worker?.passports ?? [];
    if (!worker || !old) throw new Error("There is no passport.");
    const current = { ...old, passport_no: "BX5555555" };
    showXpat({ people: [{ ...worker, passports: [current, { ...old, is_current: false }] }] });
    await scanPassport();
    const identity = await findOpen("Identity");
    expect(await identity.findByText("Is the passport number ⁨BX0484821⁩?")).toBeVisible();
    expect(screen.getByText("(replaced by ⁨BX5555555⁩)")).toBeVisible();
  });

  test("by a name, of several people the one who is chosen [CALL-30]", async () => {
    showXpat();
    await find("Islam");
    expect(await screen.findByText(/^2 people were found/)).toBeVisible();
    const [button] = screen.getAllByRole("button", { name: "Choose Rafiqul Islam" });
    await userEvent.click(button as HTMLElement);
    const identity = await findOpen("Identity");
    expect(await identity.findByText("Is the passport number ⁨BX0484821⁩?")).toBeVisible();
    // The focus is on the first question, above the button that goes on.
    await waitFor(() => expect(document.activeElement).toBe(identity.getAllByRole("radio")[0]));
  });

  test.each(["王秀英", "முருகன் செல்வம்", "Suharto"])("by the name %s in its own script", async (name) => {
    showXpat();
    await find(name);
    expect((await screen.findAllByRole("button", { name: `Choose ${name}` }))[0]).toBeVisible();
  });

  test.each([
    ["12#", "A number of a passport or a permit has only letters, digits, / and -."],
    ["WP.00412345", "A number of a passport or a permit has only letters, digits, / and -."],
    ["БХ123456", "A number of a passport or a permit has only letters, digits, / and -."],
    ["x-2026-000012", /^This is the number of an interaction\./],
    ["A", "Type at least two letters of the name."],
  ])("not by %s, which is told at the field and not asked", async (text, problem) => {
    const { server } = showXpat();
    await find(text);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(await findField()).toBeInvalid();
    expect(await findField()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(server.calls.filter(({ operation }) => operation.startsWith("findExpat"))).toEqual([]);
  });

  test("by nothing while the registry cannot be asked: nothing typed is lost, and another try finds them", async () => {
    const { server, desk } = showXpat({
      handlers: {
        findExpatByPassport: () => {
          throw createNetworkFailure();
        },
      },
    });
    await scanPassport();
    expect(await screen.findByText("The registry could not be asked.")).toBeVisible();
    expect(screen.getByRole("combobox", { name: /^Country of the passport/ })).toHaveValue("Bangladesh");
    server.on("findExpatByPassport", desk.handlers.findExpatByPassport ?? expect.fail());
    await press("Try again");
    await findOpen("Identity");
  });

  test("not at all where the registry is out of reach, and the officer goes on without the permit [CALL-25]", async () => {
    const { desk } = showXpat({
      people: [],
      handlers: { findExpatByPassport: () => refuse("The registry is busy.", { status: 503 }) },
    });
    await scanPassport();
    await press("Go on without the permit");
    expect(await screen.findByRole("textbox", { name: /^Passport number/ })).toHaveValue("BX0484821");
    await press("Continue");
    await answer();
    await findOpen("Interaction");
    expect(screen.getByRole("radio", { name: /^No permit found/ })).toBeChecked();
    await userEvent.fill(screen.getByRole("textbox", { name: /^Notes/ }), "The registry was away.");
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    await screen.findByText(/^The interaction with .* is saved/);
    expect(desk.recorded()).toMatchObject({
      outcome: "no_permit",
      individual: { name: "RAFIQUL ISLAM", country_id: 20, date_of_birth: "1991-04-12", gender: 1 },
      passport: { passport_no: "BX0484821", country_id: 20, expires_on: "2029-03-14" },
    });
    expect(desk.recorded()).not.toHaveProperty("permit_number");
  });

  test("no more where too many were looked for: the page says so", async () => {
    showXpat({
      handlers: {
        findExpatByPermit: () => refuse("Too many look-ups.", { status: 429, code: "too_many_lookups" }),
      },
    });
    await find("Islam");
    expect(await screen.findByText("The registry could not be asked.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Go on without the permit" })).toBeNull();
  });
});

describe("Somebody new", () => {
  test.each([
    ["2090-01-01", "Date of birth must not be in the future."],
    ["1850-01-01", "Date of birth must not be more than 120 years ago."],
    ["12 May", "Required format: YYYY-MM-DD"],
  ])("was not born on %s", async (born, problem) => {
    showXpat({ people: [] });
    await scanPassport();
    await press("Register as new");
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Date of birth/ }), born);
    await press("Continue");
    expect(screen.getByText(problem)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Date of birth/ })).toHaveFocus());
  });

  test("does not get the number of a permit as that of a passport", async () => {
    showXpat({ people: [] });
    await find("WP0412345");
    await press("Register as new");
    expect(await screen.findByRole("textbox", { name: /^Passport number/ })).toHaveValue("");
  });

  test("without documents is registered with an age and a reason [ROUTE-20]", async () => {
    const { desk } = showXpat({ people: createExampleWorkers(1) });
    await press("No documents");
    await press("Continue");
    for (const problem of ["Name is required.", "Country is required.", /^Type the age/, /^Choose why/]) {
      expect(screen.getByText(problem)).toBeVisible();
    }
    await userEvent.fill(screen.getByRole("textbox", { name: /^Name/ }), "সাবিনা ইয়াসমিন");
    await chooseOption(/^Country/, "Nepal");
    await userEvent.fill(screen.getByRole("textbox", { name: /^Approximate age/ }), "27");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Why there/ }), "Lost or stolen");
    await press("Continue");
    await answer();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Passport seen/ }), "Lost or stolen");
    await userEvent.fill(screen.getByRole("textbox", { name: /^Notes/ }), "Lost it last year.");
    await press("Continue");
    await press("Continue");
    await press("Save interaction");
    await screen.findByText(/^The interaction with .* is saved/);
    expect(desk.recorded()).toMatchObject({
      individual: {
        name: "সাবিনা ইয়াসমিন",
        country_id: 153,
        approximate_age: 27,
        no_documents_reason: "lost",
      },
      passport_seen: "lost",
    });
    expect(desk.recorded()).not.toHaveProperty("passport");
  });
});
