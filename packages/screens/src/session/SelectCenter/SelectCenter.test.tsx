import { headOffice, islandCenter, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { SelectCenter } from "./SelectCenter.tsx";

const manyCenters = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  name: `Centre ${index + 1}`,
  atoll: index === 4 ? "Malé Atoll" : "Haa Dhaalu",
  island: null,
}));

function show({ handlers, ...options }: TestRegistryOptions = {}) {
  const stage = createTestRegistry({ session: { center: null }, handlers: handlers ?? {}, ...options });
  const onCenterSet = vi.fn();
  render(
    <Stage stage={stage}>
      <SelectCenter onCenterSet={onCenterSet} />
    </Stage>,
  );
  return { stage, onCenterSet };
}

const submit = () => screen.getByRole("button", { name: "Select Center" });

test("The user's centres are cards; the button is disabled until exactly one of them is chosen [SHELL-04] [CALL-06]", async () => {
  const { stage, onCenterSet } = show();
  const cards = await screen.findAllByRole("radio");
  expect(
    cards.map((card) => card.getAttribute("aria-checked") ?? String((card as HTMLInputElement).checked)),
  ).toEqual(["false", "false"]);
  expect(submit().getAttribute("aria-disabled")).toBe("true");
  submit().click();
  expect(stage.server.callsOf("setCenter")).toEqual([]);

  const place = submit().getBoundingClientRect();
  await userEvent.click(screen.getByRole("radio", { name: headOffice.name }));
  expect(submit().getBoundingClientRect()).toEqual(place);
  await userEvent.click(screen.getByRole("radio", { name: islandCenter.name }));
  expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
  stage.server.on("setCenter", () => reply(200, { dispatch_center: islandCenter }));
  await userEvent.click(submit());
  await waitFor(() => expect(onCenterSet).toHaveBeenCalledWith({ center: islandCenter }));
  expect(stage.server.callsOf("setCenter").map((call) => call.body)).toEqual([
    { dispatch_center: islandCenter.id },
  ]);
  expect(stage.registry.session.getState().center).toEqual(islandCenter);
});

test("Arrow keys choose, and a single centre is not chosen by itself [SHELL-10]", async () => {
  show({ handlers: { listUserCenters: () => reply(200, { dispatch_centers: [headOffice] }) } });
  const card = await screen.findByRole<HTMLInputElement>("radio", { name: headOffice.name });
  expect(card.checked).toBe(false);
  card.focus();
  await userEvent.keyboard(" ");
  expect(card.checked).toBe(true);
});

test("While the choice is saved a second press sends nothing more", async () => {
  const answered = Promise.withResolvers<undefined>();
  const { stage, onCenterSet } = show({
    handlers: { setCenter: () => answered.promise.then(() => reply(200, { dispatch_center: headOffice })) },
  });
  await userEvent.click(await screen.findByRole("radio", { name: headOffice.name }));
  await userEvent.click(submit());
  const saving = screen.getByRole("button", { name: /Saving|Select Center/ });
  expect(saving.getAttribute("aria-disabled")).toBe("true");
  saving.click();
  answered.resolve(undefined);
  await waitFor(() => expect(onCenterSet).toHaveBeenCalledTimes(1));
  expect(stage.server.callsOf("setCenter")).toHaveLength(1);
});

test("A refusal stays on the page with the choice", async () => {
  show({ handlers: { setCenter: () => refuse("You may not work at this centre", { status: 403 }) } });
  await userEvent.click(await screen.findByRole("radio", { name: headOffice.name }));
  await userEvent.click(submit());
  expect((await screen.findAllByText("You may not work at this centre.")).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: headOffice.name }).checked).toBe(true);
});

test("Out of many centres a box finds one, also without its accents", async () => {
  show({ handlers: { listUserCenters: () => reply(200, { dispatch_centers: manyCenters }) } });
  await userEvent.fill(await screen.findByRole("searchbox", { name: "Find by name or place" }), "male");
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(screen.getByText("1 to choose from")).toBeTruthy();
  await userEvent.fill(screen.getByRole("searchbox"), "nowhere");
  expect(screen.getByText("No name or place matches “nowhere”.")).toBeTruthy();
});

test("Many centres are rows, found by words of their names and places; how many there are is said once", async () => {
  const dispatch_centers = Array.from({ length: 193 }, (_, index) => ({
    id: index + 1,
    name: `Service Centre ${index + 1}`,
    atoll: index === 4 ? "Haa Dhaalu" : "Kaafu",
    atoll_code: index === 4 ? "HDh" : "K",
    island: index === 4 ? "Kulhudhuffushi" : "Maafushi",
    name_dv: index === 4 ? "ކުޅުދުއްފުށި" : null,
  }));
  await page.viewport(1366, 768);
  show({ handlers: { listUserCenters: () => reply(200, { dispatch_centers }) } });
  const rows = (await screen.findAllByRole("radio")).map((radio) => radio.closest("label"));
  const [first, second] = rows.map((row) => row?.getBoundingClientRect() ?? new DOMRect());
  expect([second?.left, second?.top]).toEqual([first?.left, first?.bottom]);
  expect(first?.height).toBeLessThan(45);
  const search = screen.getByRole("searchbox", { name: "Find by name or place" });
  expect(search).not.toHaveAccessibleDescription();
  expect(screen.getByRole("status")).toHaveTextContent("193 to choose from");
  for (const words of ["hdh kulhu", "Dhaalu Centre", "centre 5 haa", "ކުޅުދުއްފުށި"]) {
    await userEvent.fill(search, words);
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    expect(screen.getByRole("status")).toHaveTextContent("1 to choose from");
  }
  // Past the button that clears the box.
  await userEvent.keyboard("{Tab}{Tab} ");
  expect(screen.getByRole("radio", { name: "Service Centre 5" })).toBeChecked();
  await userEvent.fill(search, "");
  screen.getByRole("radio", { checked: true }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "Service Centre 6" })).toBeChecked();
});

test.each([1366, 320])("At %i px nothing moves when many centres come", async (width) => {
  await page.viewport(width, 768);
  const answered = Promise.withResolvers<undefined>();
  const listUserCenters = () => answered.promise.then(() => reply(200, { dispatch_centers: manyCenters }));
  show({ handlers: { listUserCenters } });
  const boxOf = (element: Element | null | undefined) => {
    const { top, left, width: across } = element?.getBoundingClientRect() ?? new DOMRect();
    return [top, left, across].map(Math.round);
  };
  const before = boxOf(screen.getByRole("status").lastElementChild);
  answered.resolve(undefined);
  const [radio] = await screen.findAllByRole("radio");
  expect(boxOf(radio?.closest("label")?.parentElement)).toEqual(before);
});

test("Without centres it says whom to ask and offers Logout", async () => {
  const { stage } = show({ handlers: { listUserCenters: () => reply(200, { dispatch_centers: [] }) } });
  expect(await screen.findByText("No centres are assigned to you.")).toBeTruthy();
  expect(screen.getByText("Contact your administrator.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  await waitFor(() => expect(stage.registry.session.getState().status).toBe("signedOut"));
});

test("When the centres cannot be listed, another try lists them", async () => {
  const { stage } = show({
    handlers: { listUserCenters: () => refuse("Database is busy", { status: 503 }) },
  });
  expect((await screen.findAllByText("Database is busy.")).length).toBeGreaterThan(0);
  stage.server.on("listUserCenters", () => reply(200, { dispatch_centers: [headOffice] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: headOffice.name })).toBeTruthy();
});
