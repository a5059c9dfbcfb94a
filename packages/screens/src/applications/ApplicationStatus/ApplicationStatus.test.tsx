import type { PersonStatus } from "@id-desk/core";
import { createPerson, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { dv } from "../../catalogues/dv.ts";
import { exampleStatuses } from "../../testing/example-statuses.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import type { TestRegistryOptions } from "../../testing/stage.tsx";
import { ApplicationStatus, type ApplicationStatusProps } from "./ApplicationStatus.tsx";

beforeEach(() => page.viewport(1366, 768));

const isolates = /[\u2066-\u2069]/g;
const readAnswer = () =>
  (within(screen.getByRole("region", { name: "Answer" })).getByRole("status").textContent ?? "").replaceAll(
    isolates,
    "",
  );

function show(
  status: PersonStatus = exampleStatuses.submitted,
  {
    handlers,
    ...registry
  }: Omit<TestRegistryOptions, "handlers"> & { readonly handlers?: FakeHandlers } = {},
  props: Partial<ApplicationStatusProps> = {},
) {
  return renderScreen(<ApplicationStatus idNumber="A100101" {...props} />, {
    ...registry,
    handlers: { getPersonStatus: () => reply(200, { status }), ...handlers },
  });
}

describe("Somebody who asks where their card is", () => {
  test("is told in a sentence that is spoken when it comes [CALL-50]", async () => {
    const answer = Promise.withResolvers<void>();
    show(exampleStatuses.submitted, {
      handlers: {
        async getPersonStatus() {
          await answer.promise;
          return reply(200, { status: exampleStatuses.submitted });
        },
      },
    });
    const region = within(await screen.findByRole("region", { name: "Answer" })).getAllByRole("status")[0];
    expect(region?.textContent).toBe("");
    answer.resolve();
    await waitFor(() => expect(region?.textContent).not.toBe(""));
    expect(readAnswer()).toBe(
      "Your renewal was submitted on Nov 2, 2026. The registry has not reviewed it yet.",
    );
  });

  test("has no label for an address that the registry does not tell", async () => {
    show({ ...exampleStatuses.submitted, person: createPerson({ permanent_address: null }) });
    const person = await screen.findByRole("complementary", { name: "Person" });
    expect(await within(person).findByText("Date of birth")).toBeVisible();
    expect(within(person).queryByText("Permanent address")).toBeNull();
  });

  test("can read it in the Dhivehi draft as well, which is called one", async () => {
    show(exampleStatuses.submitted);
    const draft = await screen.findByText(/ރަޖިސްޓްރީން/);
    expect([draft.lang, draft.dir]).toEqual(["dv", "rtl"]);
    expect(draft.previousElementSibling?.textContent).toBe("Dhivehi (draft)");
  });

  test("is told in Dhivehi first where the page is in it, and in English after it", async () => {
    show(exampleStatuses.submitted, { options: { locale: "dv", catalogues: { dv } } });
    await screen.findByText(/^Your renewal was submitted/);
    const answer = within(screen.getByRole("region", { name: "Answer" })).getByRole("status");
    expect(answer.textContent).toMatch(/ރަޖިސްޓްރީން/);
    expect([answer.lang, answer.dir]).toEqual(["dv", "rtl"]);
    expect(answer.previousElementSibling?.textContent).toBe("Dhivehi (draft)");
  });

  test.each([
    ["submitted", ["Active application"]],
    ["readyHere", ["Active application", "Card ready here"]],
    ["readyElsewhere", ["Active application"]],
    ["inTransit", ["Active application", "Card in transit"]],
    ["nothing", ["No application"]],
    ["collected", []],
  ] as const)("sees in short what %s means", async (name, chips) => {
    show(exampleStatuses[name]);
    await screen.findByRole("heading", { name: "Application history" });
    const list = screen.queryByRole("list", { name: "In short" });
    const shown = list ? within(list).getAllByRole("listitem") : [];
    expect(shown.map(({ textContent }) => textContent)).toEqual(chips);
  });

  test("sees each step with its time and centre, and what is not yet", async () => {
    show(exampleStatuses.inTransit);
    const steps = within(await screen.findByRole("list", { name: "Progress" })).getAllByRole("listitem");
    const words = steps.map(({ textContent }) => textContent?.replaceAll(isolates, ""));
    expect(words).toEqual([
      "Submitted (Done)Nov 2, 2026, 10:10DNR Head Office",
      "Reviewed (Done)Nov 5, 2026, 10:10",
      "Printed (Done)Nov 7, 2026",
      "Dispatched (Done)Nov 14, 2026, 10:00DNR Head Office",
      "ArrivedNot yetHDh. Kulhudhuffushi City CentreIn transitExpected on Nov 21, 2026",
      "Owner toldNot yet",
      "CollectedNot yet",
    ]);
  });

  test("sees why the registry returned the application, in the tone of danger", async () => {
    show(exampleStatuses.returned);
    const steps = within(await screen.findByRole("list", { name: "Progress" })).getAllByRole("listitem");
    const [, reviewed] = steps;
    expect(reviewed?.dataset.tone).toBe("danger");
    expect(reviewed?.textContent).toBe(
      "ReviewedReturnedNov 5, 2026, 10:10Photo too darkThe birth certificate is of another person",
    );
  });
});

describe("The registry", () => {
  test("is asked once for each opening, whatever happens to the window", async () => {
    const { server } = show();
    await screen.findByRole("heading", { name: "Application history" });
    act(() => void window.dispatchEvent(new Event("focus")));
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.callsOf("getPersonStatus")).toHaveLength(1);
  });

  test.each(["123456", " a123456 ", "A123456"])(
    "is asked for A123456 where %j is given",
    async (idNumber) => {
      const { server } = show(exampleStatuses.submitted, {}, { idNumber });
      await screen.findByRole("heading", { name: "Application history" });
      expect(server.callsOf("getPersonStatus").map(({ path }) => path.idNumber)).toEqual(["A123456"]);
    },
  );

  test.each(["A12", "", "A1234567", "%", "А123456", "ކާޑު"])(
    "is asked nothing where %j is given",
    async (idNumber) => {
      const { server } = show(exampleStatuses.submitted, {}, { idNumber });
      await screen.findByText("Invalid ID Number");
      expect(server.calls).toEqual([]);
    },
  );

  test("is asked for another person when the page is given another number", async () => {
    const { server, rerender } = show();
    await screen.findByRole("heading", { name: "Application history" });
    server.on("getPersonStatus", () => new Promise(() => undefined));
    rerender(<ApplicationStatus idNumber="A100102" />);
    await waitFor(() => expect(server.callsOf("getPersonStatus")).toHaveLength(2));
    expect(screen.queryByText("Mohamed Naseer")).toBeNull();
  });

  test("may leave out all that the page can do without", async () => {
    const { server } = show();
    server.on("getPersonStatus", () =>
      Response.json({
        status: {
          person: { id_number: "A100101", name_en: "Mohamed Naseer" },
          applications: [{ id: 1, application_no: "C-2026-000001", status: "submitted" }],
        },
      }),
    );
    await screen.findByText("C-2026-000001");
    expect(readAnswer()).toMatch(/^Your /);
    expect(screen.getByText("No card was printed for this person.")).toBeTruthy();
  });

  test("is asked for the photo only where it has photos and one of this person", async () => {
    const person = createPerson({ has_photo: true });
    const photo = new Blob(["<svg xmlns='http://www.w3.org/2000/svg'/>"], { type: "image/svg+xml" });
    const withPhotos = (extensions: readonly "person_portraits"[]) => ({
      handlers: {
        getPersonStatus: () =>
          reply(200, { status: { ...exampleStatuses.submitted, person }, extensions: [...extensions] }),
        getPersonPortrait: () => new Response(photo),
      },
    });
    const without = show(undefined, withPhotos([]));
    await screen.findByRole("heading", { name: "Application history" });
    expect(without.server.callsOf("getPersonPortrait")).toEqual([]);
    without.unmount();
    const { server } = show(undefined, withPhotos(["person_portraits"]));
    await screen.findByRole("img", { name: "Photo of Mohamed Naseer" });
    expect(server.callsOf("getPersonPortrait")).toHaveLength(1);
  });
});

describe("A number that leads to nobody", () => {
  test("is shown where its notice alone is spoken, and another one can be searched for", async () => {
    const { destinations } = show(
      undefined,
      { handlers: { getPersonStatus: () => refuse("Person not found.", { status: 404 }) } },
      { idNumber: "A123456" },
    );
    const told = await screen.findByText(
      (_, element) => element?.tagName === "P" && element.textContent === "No record was found for A123456.",
    );
    expect(told).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.type(screen.getByRole("searchbox", { name: "ID number" }), "100102{Enter}");
    expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A100102" } }]);
  });

  test("is checked by the rules of the top bar's search", async () => {
    show(exampleStatuses.submitted, {}, { idNumber: "A12" });
    const field = await screen.findByRole("searchbox", { name: "ID number" });
    await userEvent.clear(field);
    await userEvent.tab();
    expect(await screen.findByText("ID number is required.")).toBeTruthy();
    await userEvent.type(field, "A1{Enter}");
    await waitFor(() => expect(screen.getAllByText("Invalid ID Number")).toHaveLength(2));
  });

  test("too many of them are told with the seconds to wait, then tried again", async () => {
    const { server } = show(undefined, {
      handlers: {
        getPersonStatus: () => ({
          ...refuse("Too many look-ups.", { status: 429 }),
          headers: { "Retry-After": "2" },
        }),
      },
    });
    await screen.findByText(/You can try again in 0:0[12]\./);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 4000 });
    server.on("getPersonStatus", () => reply(200, { status: exampleStatuses.submitted }));
    await userEvent.click(again);
    await screen.findByRole("heading", { name: "Application history" });
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  test("no try is offered to whom the registry refuses the page, but the way home", async () => {
    show(undefined, { handlers: { getPersonStatus: () => refuse("Forbidden", { status: 403 }) } });
    await screen.findByText("The status could not be loaded.");
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(screen.getByRole("link", { name: "Go to the dashboard" })).toBeVisible();
  });
});

test("Nobody is named when the session has ended", async () => {
  const { registry } = show();
  await screen.findByText("Mohamed Naseer");
  act(() => registry.session.clear("expired"));
  await screen.findByText("Nobody is signed in.");
  expect(document.body.innerHTML).not.toMatch(/Naseer|100101|C-2026/);
});

test("Why a card may not be handed over is shown beside the person", async () => {
  const person = createPerson({ is_deceased: true, holds: [{ code: "court", label: "Court order" }] });
  show({ ...exampleStatuses.readyHere, person });
  const card = within(await screen.findByRole("complementary", { name: "Person" }));
  expect(card.getByText("The registry has this person as deceased.")).toBeTruthy();
  expect(card.getByText("Hold: Court order")).toBeTruthy();
  expect(card.getByText("*** **45")).toBeTruthy();
});

test("Of a person whose address the registry does not tell, the page says nothing of one", async () => {
  const { person } = exampleStatuses.submitted;
  show({ ...exampleStatuses.submitted, person: { ...person, permanent_address: null } });
  const card = within(await screen.findByRole("complementary", { name: "Person" }));
  expect(card.getByText("Date of birth")).toBeVisible();
  expect(card.queryByText("Permanent address")).toBeNull();
});
