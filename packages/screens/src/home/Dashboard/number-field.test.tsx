import {
  createUser,
  type FakeHandler,
  type FakeHandlers,
  islandCenter,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleApplications, serveFoundApplications } from "../../testing/example-applications.ts";
import { createExampleBatches, serveBatches } from "../../testing/example-batches.ts";
import { fail, findPart, renderDashboard } from "../../testing/stage-dashboard.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";

beforeEach(() => page.viewport(1366, 768));

const [coming] = createExampleBatches(1, "dispatched", { side: "receiving", firstId: 10 });
const [sent] = createExampleBatches(1, "open", { firstId: 20 });
if (!coming || !sent) throw new Error("There are no batches.");
const batches: FakeHandlers = {
  listReceivingBatches: serveBatches([coming]),
  listSendingBatches: serveBatches([sent]),
};
const [ours] = createExampleApplications(1, "submitted", { firstId: 40 });
const [theirs] = createExampleApplications(1, "submitted", { firstId: 50 }).map((each) => ({
  ...each,
  created_center: islandCenter,
}));
const [online] = createExampleApplications(1, "submitted", { firstId: 60, channel: "portal" });
if (!ours || !theirs || !online) throw new Error("There are no applications.");
const applications: FakeHandlers = {
  findApplication: serveFoundApplications([ours, theirs, online], ({ id }) => id !== theirs.id),
};
const locate = (batchNo: string): FakeHandler<"locateCard"> => {
  const { id, name } = islandCenter;
  return () =>
    reply(200, { batch: { batch_no: batchNo, status: "dispatched", destination_center: { id, name } } });
};

const findField = () => screen.findByRole("textbox", { name: "Scan or type a number" });

async function enter(number: string, handlers: FakeHandlers = {}, options = {}) {
  const shown = renderDashboard({ ...batches, ...applications, ...handlers }, options);
  const field = await findField();
  await userEvent.fill(field, number);
  await userEvent.keyboard("{Enter}");
  return { ...shown, field };
}

describe("A number on the dashboard opens", () => {
  test.each([
    [
      "a batch that comes here",
      coming.batch_no,
      { screen: "DispatchReceivingBatch", params: { batchId: coming.id } },
    ],
    [
      "a batch that was packed here",
      sent.batch_no.toLowerCase(),
      { screen: "DispatchSendingBatch", params: { batchId: sent.id } },
    ],
    [
      "an application of this centre",
      ours.application_no,
      { screen: "CenterApplication", params: { applicationId: ours.id } },
    ],
    [
      "an application made online",
      online.application_no,
      { screen: "ApplicationStatus", params: { idNumber: online.applicant.id_number } },
    ],
    ["a person", " 100101", { screen: "ApplicationStatus", params: { idNumber: "A100101" } }],
    [
      "a card that no batch holds",
      "SN0000101",
      { screen: "NewIssuance", state: { serialNumber: "SN0000101" } },
    ],
    [
      "a card by its code",
      "A100101|SN0000101",
      { screen: "NewIssuance", state: { serialNumber: "SN0000101" } },
    ],
  ])("%s [ROUTE-02]", async (_, number, destination) => {
    const { destinations, field, notices } = await enter(number);
    await waitFor(() => expect(destinations).toEqual([destination]));
    expect(field).toHaveValue("");
    expect(field).not.toHaveAttribute("aria-invalid");
    expect(notices).toEqual([]);
  });

  test("the batch of this centre in which a card is", async () => {
    const { destinations, server } = await enter("SN0000101", { locateCard: locate(coming.batch_no) });
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "DispatchReceivingBatch", params: { batchId: coming.id } }]),
    );
    expect(server.callsOf("locateCard").map(({ query }) => query)).toEqual([{ serial_number: "SN0000101" }]);
  });

  test.each([
    ["is in a batch between other centres", locate("DB-2026-999999")],
    ["cannot be located, for the server has no such call", () => refuse("Not found", { status: 404 })],
  ])("the counter with a card that %s", async (_, locateCard: FakeHandler<"locateCard">) => {
    const { destinations } = await enter("SN0000101", { locateCard });
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "NewIssuance", state: { serialNumber: "SN0000101" } }]),
    );
  });
});

describe("A number on the dashboard opens nothing, and says why,", () => {
  test.each([
    [
      "where it is the number of nothing",
      "Fathimath",
      {},
      "“Fathimath” is not the number of a batch, an application, a card or a person.",
    ],
    ["where no batch has it", "DB-2026-999999", {}, "DB-2026-999999 was not found at this centre."],
    [
      "where the server answers with other batches",
      "DB-2026-999999",
      { listReceivingBatches: () => serveBatches([coming])({ query: {} }) },
      "DB-2026-999999 was not found at this centre.",
    ],
    ["where no application has it", "C-2026-999999", {}, "C-2026-999999 was not found at this centre."],
    [
      "where the application is of another centre",
      theirs.application_no,
      {},
      `${theirs.application_no} is an application of ${islandCenter.name}.`,
    ],
    ["where the server is away", "DB-2026-000011", { listReceivingBatches: fail }, "Database is away."],
  ])("%s", async (_, number, handlers: FakeHandlers, sentence) => {
    const { destinations, field } = await enter(number, handlers);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(sentence));
    expect(field).toHaveAttribute("aria-invalid", "true");
    expect(field).toHaveValue("");
    expect(field).toHaveFocus();
    expect(destinations).toEqual([]);
  });

  test("until another number does", async () => {
    const { destinations, field } = await enter("Fathimath");
    await screen.findByRole("alert");
    await userEvent.fill(field, sent.batch_no);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(destinations).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field).not.toHaveAttribute("aria-invalid");
  });

  test.each([
    ["batches", "DB-2026-000011", "dispatch"],
    ["applications", "C-2026-000041", "applications"],
    ["cards", "SN0000101", "issuance"],
    ["people", "A100101", "applicationStatus"],
  ])("to whom %s are not open", async (_, number, closed) => {
    const permissions = ({ area }: { readonly area: string }) => area !== closed;
    const { server, destinations } = await enter(number, {}, { options: { permissions } });
    expect((await screen.findByRole("alert")).textContent).toContain(`“${number}” is not the number of`);
    expect(destinations).toEqual([]);
    const asked = server.calls.map(({ operation }) => operation);
    expect(asked.filter((operation) => ["locateCard", "findApplication"].includes(operation))).toEqual([]);
  });
});

describe("The field for numbers", () => {
  test("takes the focus with F2", async () => {
    renderDashboard(batches);
    const field = await findField();
    screen.getByRole("button", { name: "Refresh" }).focus();
    await userEvent.keyboard("{F2}");
    expect(field).toHaveFocus();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("takes a scan while the focus is elsewhere, where scanAnywhere is %s", async (scanAnywhere, opened) => {
    const { destinations } = renderDashboard(batches, { props: { scanAnywhere } });
    await findField();
    await findPart("Next to do");
    screen.getByRole("heading", { level: 1 }).focus();
    createWedgeScanner().scan(sent.batch_no);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await waitFor(() => expect(destinations).toHaveLength(opened));
  });

  test("opens the later number where an earlier one is still looked for", async () => {
    const answered = Promise.withResolvers<undefined>();
    const { destinations, server, field } = await enter(ours.application_no, {
      findApplication: async (call) => {
        await answered.promise;
        return serveFoundApplications([ours])(call);
      },
    });
    await waitFor(() => expect(server.callsOf("findApplication")).toHaveLength(1));
    await userEvent.fill(field, sent.batch_no);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(destinations).toHaveLength(1));
    expect(server.callsOf("findApplication")[0]?.request.signal.aborted).toBe(true);
    answered.resolve(undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: sent.id } }]);
  });

  test.each([
    ["an XPAT officer", { roles: ["xpat"] }],
    ["a user without roles", { roles: [] }],
  ])("is not there for %s", async (_, user) => {
    const { server } = renderDashboard({}, { session: { user: createUser(user) } });
    await waitFor(() => expect(server.callsOf("getPopulation").length).toBeGreaterThan(0));
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});

test.each([1366, 768, 320])(
  "At %i px the field has its room before it comes, so that nothing below moves",
  async (width) => {
    await page.viewport(width, 768);
    renderDashboard({ ...batches, ...applications });
    const roomOf = (part: Element) => Number.parseFloat(getComputedStyle(part).minBlockSize);
    let part: Element = (await findField()).parentElement ?? document.body;
    // The box of the field itself has a height as well.
    while (part.parentElement && !(roomOf(part) > 70)) part = part.parentElement;
    expect(part.getBoundingClientRect().height).toBeCloseTo(roomOf(part), 0);
  },
);
