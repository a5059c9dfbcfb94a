import { refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { serveBatches } from "../../testing/example-batches.ts";
import type { TestRegistryOptions } from "../../testing/stage.tsx";
import { findRow, sentBatches, showSending } from "../../testing/stage-sending.tsx";

beforeEach(() => page.viewport(1366, 768));

const dialog = () => within(screen.getByRole("dialog", { name: "New batch from DNR Head Office" }));
const findCreate = () => dialog().findByRole("button", { name: /Creat/ });
const findField = (name: RegExp) => dialog().findByRole<HTMLInputElement>("textbox", { name });

/** Opens the dialog on a server that says that it can this. */
async function open(extensions: readonly "packing"[], handlers: TestRegistryOptions["handlers"] = {}) {
  const shown = showSending(
    {},
    {
      listSendingBatches: (call) =>
        reply(200, { ...serveBatches(sentBatches)(call).body, extensions: [...extensions] } as never),
      ...handlers,
    },
  );
  await findRow("DB-2026-000903");
  await userEvent.click(screen.getByRole("button", { name: "New batch" }));
  await screen.findByRole("dialog");
  await userEvent.click(dialog().getByRole("combobox", { name: "Destination" }));
  await userEvent.keyboard("fona{ArrowDown}{Enter}");
  await findCreate();
  return shown;
}

const more = async () => userEvent.click(await dialog().findByRole("button", { name: "More" }));

describe("What a new batch should hold", () => {
  test("is sent with it, and left out where nothing was typed [CALL-11]", async () => {
    const { server, destinations } = await open(["packing"]);
    expect(dialog().getAllByRole("textbox")).toHaveLength(1);
    await more();
    await userEvent.fill(await findField(/Expected cards/), " 1,040 ");
    await userEvent.fill(await findField(/Expected on/), "2099-12-31");
    await userEvent.click(await findCreate());
    await waitFor(() => expect(destinations).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "New batch" }));
    await userEvent.click(dialog().getByRole("combobox", { name: "Destination" }));
    await userEvent.keyboard("fona{ArrowDown}{Enter}");
    await userEvent.click(await findCreate());
    await waitFor(() => expect(destinations).toHaveLength(2));
    expect(server.callsOf("createBatch").map(({ body }) => body)).toEqual([
      { destination_center_id: 14, expected_count: 1040, expected_on: "2099-12-31" },
      { destination_center_id: 14 },
    ]);
  });

  test.each([
    [/Expected cards/, "0", "Type a whole number from 1 to 9999."],
    [/Expected cards/, "SN0000101", "Type a whole number from 1 to 9999."],
    [/Expected on/, "next week", "Required format: YYYY-MM-DD"],
    [/Expected on/, "2026-02-30", "Required format: YYYY-MM-DD"],
    [/Expected on/, "2000-01-01", "Must not be before today."],
    [/Expected on/, "2100-01-01", /^Must be a date from .* to 2099-12-31\.$/],
  ])("is checked at its field: %s %j, and nothing is sent [VAL-11]", async (name, text, words) => {
    const { server } = await open(["packing"]);
    await more();
    await userEvent.fill(await findField(name), text);
    (await findCreate()).focus();
    await waitFor(async () => expect(await findField(name)).toBeInvalid());
    expect(dialog().getByText(words)).toBeVisible();
    await userEvent.click(await findCreate());
    await waitFor(async () => expect(await findField(name)).toHaveFocus());
    expect(await findField(name)).toHaveValue(text);
    expect(server.callsOf("createBatch")).toEqual([]);
  });

  test("that the registry refuses is told at the field it names, with everything kept", async () => {
    await open(["packing"], {
      createBatch: () => refuse("x", { errors: { expected_on: ["that day is a holiday"] } }),
    });
    await more();
    await userEvent.fill(await findField(/Expected cards/), "40");
    await userEvent.fill(await findField(/Expected on/), "2099-01-01");
    await userEvent.click(await findCreate());
    await waitFor(async () => expect(await findField(/Expected on/)).toBeInvalid());
    expect(dialog().getAllByText("That day is a holiday.")).toHaveLength(2);
    expect(await findField(/Expected cards/)).toHaveValue("40");
  });

  test("is neither asked for nor sent on a server that does not keep it", async () => {
    const { server, destinations } = await open([]);
    expect(dialog().queryByRole("textbox", { name: /Expected/ })).toBeNull();
    await userEvent.click(await findCreate());
    await waitFor(() => expect(destinations).toHaveLength(1));
    expect(server.callsOf("createBatch").map(({ body }) => body)).toEqual([{ destination_center_id: 14 }]);
  });
});
