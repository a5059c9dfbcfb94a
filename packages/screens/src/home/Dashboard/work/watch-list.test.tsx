import { type OperationData, todayIn } from "@id-desk/core";
import {
  createDispatchFigures,
  createStatistics,
  createUser,
  type FakeHandler,
  islandCenter,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { daysAgo } from "../../../testing/example-batches.ts";
import { fail, findPart, renderDashboard } from "../../../testing/stage-dashboard.tsx";

beforeEach(() => page.viewport(1366, 768));

type Statistics = OperationData<"getStatistics">["statistics"];
const day = (ago: number) => todayIn("Indian/Maldives", new Date(daysAgo(ago)));

/** Answers with figures as a server does that has all lists, unless it is said otherwise. */
const serve =
  (
    statistics: Statistics = createStatistics(),
    extensions: OperationData<"getStatistics">["extensions"] = ["figures", "waiting_cards"],
  ): FakeHandler<"getStatistics"> =>
  () =>
    reply(200, { statistics, extensions });

const show = (
  getStatistics: FakeHandler<"getStatistics"> = serve(),
  options?: Parameters<typeof renderDashboard>[1],
) => renderDashboard({ getStatistics }, options);

const part = () => findPart("Watch list");
const findCutoff = () => screen.findByRole("textbox", { name: "Cut-off date" });
const readFigures = async (name: string) => {
  const list = within(await (await part()).findByRole("list", { name }));
  return list.getAllByRole("listitem").map((figure) => figure.textContent);
};
const fullAccess = { session: { user: createUser({ temp_full_access: true }) } };

describe("The watch list", () => {
  test("has the figures of this centre in groups, without those of the tiles [CALL-59]", async () => {
    const { server } = show();
    expect(await readFigures("Coming to this centre")).toEqual([
      "On their way5",
      "Late: more than 7 days on their way18 cards in 1 batch",
      "Cards missing3 cards in 2 batches",
      "Cards disputedNone",
    ]);
    expect(await readFigures("Sent from this centre")).toHaveLength(4);
    expect(await readFigures("Cards and hand-overs")).toEqual([
      "Cards that wait for their owners142",
      "Waiting for more than 30 days35",
      "Waiting for more than 90 days4",
      "Hand-overs without their proof5",
      "Handed over today12",
      "Handed over this month190",
    ]);
    expect((await part()).queryByRole("list", { name: "Applications" })).toBeNull();
    expect((await part()).getByText(/^Counted /)).toBeTruthy();
    expect(server.callsOf("getStatistics").map(({ query }) => query)).toEqual([{}]);
  });

  test("leads with each figure to the list of what it counts", async () => {
    const sent = createDispatchFigures({
      overdue: 2,
      overdue_cards: 40,
      missing_cards: 1,
      missing_batches: 1,
    });
    const dispatch = createDispatchFigures({
      ...createStatistics().dispatch,
      disputed_cards: 1,
      disputed_batches: 1,
    });
    const { destinations } = show(
      serve(createStatistics({ dispatch, sent: { ...sent, disputed_cards: 2, disputed_batches: 1 } })),
    );
    const links = (await part()).getAllByRole("link");
    for (const link of links) await userEvent.click(link);
    const batches = ["dispatched", "overdue", "missing", "disputed"];
    expect(destinations).toEqual([
      ...batches.map((status) => ({ screen: "DispatchReceiving", params: { status } })),
      ...batches.map((status) => ({ screen: "DispatchSending", params: { status } })),
      ...["all", "over_30", "over_90"].map((status) => ({ screen: "WaitingCards", params: { status } })),
      { screen: "Issuances", params: { status: "collected" } },
    ]);
    const names = links.map(({ textContent }) => textContent);
    expect(names.filter((name) => name?.startsWith("Late"))).toEqual([
      "Late: more than 7 days on their way18 cards in 1 batch",
      "Late: more than 7 days on their way40 cards in 2 batches",
    ]);
  });

  test("says None, muted and without a link, where there is none of it", async () => {
    show();
    const list = within(await screen.findByRole("list", { name: "Coming to this centre" }));
    const [none, some] = [list.getByText("None"), list.getByText("3 cards in 2 batches")];
    expect(none.closest("a")).toBeNull();
    expect(some.closest("a")).not.toBeNull();
    const weigh = (figure: HTMLElement) => Number(getComputedStyle(figure).fontWeight);
    expect(weigh(none)).toBeLessThan(weigh(some));
  });

  test("leaves out figures that the server does not have, and all of what was sent", async () => {
    const { overdue: _, ...dispatch } = createDispatchFigures();
    const { sent: __, ...statistics } = createStatistics({
      dispatch: dispatch as typeof dispatch & { overdue: number },
    });
    show(serve(statistics));
    expect(await readFigures("Coming to this centre")).toHaveLength(3);
    expect(screen.queryByRole("list", { name: "Sent from this centre" })).toBeNull();
  });

  test.each([
    ["without such lists leads nowhere", [] as const, []],
    [
      "without a list of waiting cards leads to all others",
      ["figures"] as const,
      ["DispatchReceiving", "DispatchReceiving", "DispatchReceiving", "DispatchSending", "Issuances"],
    ],
  ])("of a server %s", async (_, extensions, screens) => {
    const { destinations } = show(serve(createStatistics(), [...extensions]));
    expect(await readFigures("Coming to this centre")).toContain("Cards missing3 cards in 2 batches");
    for (const link of (await part()).queryAllByRole("link")) await userEvent.click(link);
    expect(destinations.map(({ screen: name }) => name)).toEqual(screens);
  });
});

describe("A cut-off date", () => {
  test("in the past: its figures lead nowhere, and have the applications of that day [CALL-59]", async () => {
    const { server } = show();
    await userEvent.fill(await findCutoff(), day(20));
    expect(
      await screen.findByText(/^How things stood at the end of .+\. These figures lead to no list\.$/),
    ).toBeTruthy();
    expect(await readFigures("Applications")).toEqual([
      "Submitted37",
      "Returned for correction6",
      "Waiting for biometrics4",
      "Waiting for payment2",
      "Approved3",
      "Printing8",
    ]);
    expect((await readFigures("Cards and hand-overs")).slice(4)).toEqual([
      "Handed over on that day12",
      "Handed over that month, up to that day190",
    ]);
    expect((await part()).queryByRole("link")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show today" }));
    expect(await findCutoff()).toHaveValue("");
    expect(await findCutoff()).toHaveFocus();
    await waitFor(async () => expect((await part()).getAllByRole("link").length).toBeGreaterThan(0));
    expect(screen.queryByText(/^How things stood/)).toBeNull();
    const asked = server.callsOf("getStatistics").map(({ query }) => query);
    expect(asked).toEqual([{}, { cutoffdate: day(20) }, {}]);
  });

  test("of tomorrow is refused at once, and nothing is asked", async () => {
    const { server } = show();
    await part();
    await userEvent.fill(await findCutoff(), day(-1));
    expect(await findCutoff()).toHaveAccessibleDescription(/Choose today or an earlier day\./);
    expect((await part()).getAllByRole("link").length).toBeGreaterThan(0);
    expect(server.callsOf("getStatistics")).toHaveLength(1);
    expect(server.callsOf("getServiceStatistics").every(({ query }) => !("cutoffdate" in query))).toBe(true);
  });

  test("of today is today", async () => {
    const { server } = show();
    await part();
    await userEvent.fill(await findCutoff(), day(0));
    await userEvent.tab();
    expect(await findCutoff()).not.toHaveAttribute("aria-invalid");
    expect(server.callsOf("getStatistics")).toHaveLength(1);
  });

  test.each(["2026-1", "2026-02-30", "soon"])(
    "such as %s asks nothing, and is refused when the field is left",
    async (typed) => {
      const { server } = show();
      await part();
      const field = await findCutoff();
      await userEvent.fill(field, typed);
      expect(field).not.toHaveAttribute("aria-invalid");
      await userEvent.tab();
      expect(field).toHaveAttribute("aria-invalid", "true");
      await userEvent.fill(field, `${typed}1`);
      expect(field).not.toHaveAttribute("aria-invalid");
      expect(server.callsOf("getStatistics")).toHaveLength(1);
    },
  );

  test("without figures says so, and the field stays", async () => {
    const { server } = show();
    await part();
    server.on("getStatistics", () => reply(200, { statistics: null, extensions: ["figures"] }));
    await userEvent.fill(await findCutoff(), "2020-01-01");
    expect(await screen.findByText("No figures for this date.")).toBeTruthy();
    expect(await findCutoff()).toHaveValue("2020-01-01");
    expect(await findCutoff()).toHaveFocus();
  });
});

describe("When the watch list cannot be read", () => {
  test("it fails alone, and is tried again by itself", async () => {
    const { server, notices } = show(fail);
    const failed = await part();
    expect(failed.getByText("Could not load the watch list.")).toBeTruthy();
    expect(await screen.findByText("Nothing at DNR Head Office is late.")).toBeTruthy();
    expect(notices).toEqual([]);
    server.on("getStatistics", serve());
    const before = server.calls.length;
    await userEvent.click(failed.getByRole("button", { name: "Try again" }));
    expect(await readFigures("Coming to this centre")).toHaveLength(4);
    expect(server.calls.slice(before).map(({ operation }) => operation)).toEqual(["getStatistics"]);
  });

  test("because the server has no such call, it is not there", async () => {
    show(() => refuse("Not found", { status: 404 }));
    expect(await screen.findByText("Nothing at DNR Head Office is late.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Watch list" })).toBeNull());
  });
});

describe("Full access", () => {
  test("chooses all centres: their figures lead nowhere [CALL-59]", async () => {
    const { server } = show(serve(), fullAccess);
    const centers = await screen.findByRole("combobox", { name: "Centres" });
    await userEvent.selectOptions(centers, "All centres");
    expect(await screen.findByText(/^Figures of every centre lead to no list\./)).toBeTruthy();
    expect(await readFigures("Batches on their way")).toHaveLength(4);
    expect(await readFigures("Applications")).toHaveLength(6);
    expect((await part()).queryByRole("link")).toBeNull();
    expect(server.callsOf("getStatistics").map(({ query }) => query)).toEqual([{}, { centers: "all" }]);
    expect(server.callsOf("getServiceStatistics").at(-1)?.query).toEqual({ centers: "all" });
  });

  test("goes back to this centre in the field that chose all of them", async () => {
    show(serve(), fullAccess);
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Centres" }), "All centres");
    await part();
    const centers = screen.getByRole("combobox", { name: "Centres" });
    centers.focus();
    await userEvent.selectOptions(centers, "This centre");
    expect(await readFigures("Coming to this centre")).toHaveLength(4);
    expect(screen.getByRole("combobox", { name: "Centres" })).toBe(centers);
    expect(centers).toHaveFocus();
  });

  test.each([
    ["others", {}, serve()],
    ["full access where the server has no figures of them", fullAccess, serve(createStatistics(), [])],
  ])("alone has this choice, and not %s", async (_, options, getStatistics) => {
    show(getStatistics, options);
    await readFigures("Coming to this centre");
    expect(screen.queryByRole("combobox", { name: "Centres" })).toBeNull();
  });
});

test("A change of centre while figures are read never shows those of the other centre", async () => {
  const first = Promise.withResolvers<undefined>();
  const { registry, server } = show(async () => {
    await first.promise;
    return reply(200, { statistics: createStatistics(), extensions: ["figures"] });
  });
  await screen.findByRole("region", { name: "Watch list" });
  const dispatch = createDispatchFigures({ in_transit: 77 });
  server.on("getStatistics", serve(createStatistics({ dispatch })));
  act(() => registry.session.setCenter(islandCenter));
  expect((await readFigures("Coming to this centre"))[0]).toBe("On their way77");
  first.resolve(undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await readFigures("Coming to this centre"))[0]).toBe("On their way77");
});
