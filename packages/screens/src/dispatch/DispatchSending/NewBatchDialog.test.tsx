import { createBatch, createNetworkFailure, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleCenters } from "../../testing/example-batches.ts";
import type { TestRegistryOptions } from "../../testing/stage.tsx";
import { findRow, showSending } from "../../testing/stage-sending.tsx";

beforeEach(() => page.viewport(1366, 768));

describe("A new batch", () => {
  const dialog = () => within(screen.getByRole("dialog", { name: "New batch from DNR Head Office" }));
  const create = () => dialog().getByRole("button", { name: /Creat/ });
  const findNotes = () => dialog().findByRole("textbox", { name: /Notes/ });
  const findCreate = () => dialog().findByRole("button", { name: /Creat/ });

  async function open(handlers: TestRegistryOptions["handlers"] = {}) {
    const shown = showSending({}, handlers);
    await findRow("DB-2026-000903");
    await userEvent.click(screen.getByRole("button", { name: "New batch" }));
    await screen.findByRole("dialog");
    return shown;
  }

  async function pick(destination: string) {
    await userEvent.click(dialog().getByRole("combobox", { name: "Destination" }));
    await userEvent.keyboard(destination);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await findCreate();
  }

  test("is created by keyboard alone and opens its own page [CALL-11]", async () => {
    const { server, destinations, registry } = showSending();
    await findRow("DB-2026-000903");
    screen.getByRole("button", { name: "New batch" }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog().getByRole("combobox", { name: "Destination" })),
    );
    await userEvent.keyboard("fona{ArrowDown}{Enter}{Tab}");
    await userEvent.keyboard(" May {Tab}Boat");
    expect(registry.unsavedWork.read()).toEqual([
      "The new batch has not been created. What you typed will be lost.",
    ]);
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
    await waitFor(() => expect(destinations).toHaveLength(1));
    expect(server.callsOf("createBatch").map(({ body }) => body)).toEqual([
      { destination_center_id: 14, name: "May", notes: "Boat" },
    ]);
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 12 } }]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is created by Control+Enter while its destination has the focus", async () => {
    const { destinations } = await open();
    await pick("fona");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(destinations).toHaveLength(1));
  });

  test("shows in words where it will go, and says it with the button that creates it", async () => {
    await open();
    const field = dialog().getByRole("combobox", { name: "Destination" });
    await userEvent.click(field);
    await userEvent.keyboard("fona");
    expect(create()).toHaveAccessibleDescription("No destination chosen yet.");
    await userEvent.keyboard("{Enter}");
    for (const element of [create(), field]) expect(element).toHaveAccessibleDescription(/Fonadhoo/);
    expect(dialog().getByText(/Fonadhoo/, { selector: "strong *" })).toBeVisible();
  });

  test("takes its destination while the centres are still on their way", async () => {
    const arrived = Promise.withResolvers<undefined>();
    const { server } = showSending(
      {},
      {
        listCenterHierarchy: async () => {
          await arrived.promise;
          return reply(200, { centers: exampleCenters });
        },
      },
    );
    await findRow("DB-2026-000903");
    screen.getByRole("button", { name: "New batch" }).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog().getByRole("combobox", { name: "Destination" })),
    );
    await userEvent.keyboard("fona");
    arrived.resolve(undefined);
    await screen.findByRole("option", { name: /Fonadhoo/ });
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await findCreate());
    await waitFor(() =>
      expect(server.callsOf("createBatch").map(({ body }) => body)).toEqual([{ destination_center_id: 14 }]),
    );
  });

  test("no longer counts as unsaved when its page is opened", async () => {
    const { registry } = await open();
    const heldOnLeaving: number[] = [];
    await pick("fona");
    expect(registry.unsavedWork.read()).toHaveLength(1);
    registry.unsavedWork.subscribe(() => heldOnLeaving.push(registry.unsavedWork.read().length));
    await userEvent.click(create());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(heldOnLeaving.at(-1)).toBe(0);
  });

  test("needs a destination, and says at each field what is wrong before anything is sent", async () => {
    const { server } = await open();
    await userEvent.click(await findCreate());
    const combobox = await dialog().findByRole("combobox", { name: "Destination" });
    await waitFor(() => expect(document.activeElement).toBe(combobox));
    // At the field, and in the list above the fields.
    expect(dialog().getAllByText("Destination is required.")).toHaveLength(2);
    await pick("fona");
    expect(dialog().queryByText("Destination is required.")).toBeNull();
    await userEvent.fill(dialog().getByRole("textbox", { name: /Name/ }), "n".repeat(61));
    await userEvent.fill(await findNotes(), "ok");
    create().focus();
    await userEvent.keyboard("{Enter}");
    expect(dialog().getAllByText("Name must be at most 60 characters long.")).toHaveLength(2);
    expect(dialog().getAllByText("Notes must be at least 3 characters long.")).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole("textbox", { name: /Name/ })));
    expect(server.callsOf("createBatch")).toEqual([]);
  });

  test("that is refused keeps everything typed and shows the registry's words at the field", async () => {
    const { server } = await open({
      createBatch: () =>
        refuse("validation failed", {
          errors: { destination_center_id: ["destination is closed until Sunday"] },
        }),
    });
    await pick("fona");
    await userEvent.fill(await findNotes(), "Keep this.");
    await userEvent.click(create());
    expect(await dialog().findAllByText("Destination is closed until Sunday.")).toHaveLength(2);
    expect(dialog().getByText("One thing to put right")).toBeTruthy();
    expect(dialog().getByRole("combobox", { name: "Destination" })).toHaveProperty(
      "value",
      "L. Fonadhoo Council",
    );
    expect(await findNotes()).toHaveProperty("value", "Keep this.");
    server.on("createBatch", () => refuse("the registry is being updated", { status: 500 }));
    await userEvent.click(await findCreate());
    expect(await dialog().findByText("The registry is being updated.")).toBeTruthy();
    // The server's failure is nothing for staff to put right.
    expect(dialog().queryByText(/to put right/)).toBeNull();
    expect(await findNotes()).toHaveProperty("value", "Keep this.");
  });

  test("is still there after the dialog was closed by a slip", async () => {
    const { registry } = await open();
    await userEvent.fill(await findNotes(), "By the boat.");
    await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(registry.unsavedWork.read()).toEqual([]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "New batch" })),
    );
    await userEvent.click(screen.getByRole("button", { name: "New batch" }));
    expect(await screen.findByDisplayValue("By the boat.")).toBeTruthy();
  });

  test("is created once, however often the button is pressed and an answer is lost [CALL-11]", async () => {
    const answered = Promise.withResolvers<undefined>();
    const { server, destinations } = await open({
      createBatch: async () => {
        await answered.promise;
        throw createNetworkFailure();
      },
    });
    await pick("fona");
    create().focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(server.callsOf("createBatch")).toHaveLength(1));
    answered.resolve(undefined);
    await waitFor(() => expect(create().getAttribute("aria-disabled")).toBeNull());
    server.on("createBatch", () => reply(201, { batch: createBatch({ id: 44 }) }));
    await userEvent.click(create());
    await waitFor(() => expect(destinations).toHaveLength(1));
    const keys = server.callsOf("createBatch").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });
});
