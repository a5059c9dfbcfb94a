import type { Extension } from "@id-desk/core";
import { type FakeHandler, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createExampleIssuances, serveIssuances } from "../../testing/example-issuances.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { Issuances, type IssuancesProps } from "./Issuances.tsx";

beforeEach(() => page.viewport(1366, 768));

const rows = createExampleIssuances(24);
const collected = rows.filter(({ status }) => status === "collected");
const completed = rows.filter(({ status }) => status === "completed");

/** A server that narrows the whole list by status, and counts it. */
const serveNarrowed: FakeHandler<"listIssuances"> = (call) => {
  const { status } = call.query;
  const { body } = serveIssuances(status ? rows.filter((row) => row.status === status) : rows)(call);
  if (!("issuances" in body)) throw new Error("There is no list.");
  const extensions: Extension[] = ["figures"];
  const counts = { collected: collected.length, completed: completed.length, returned: 4 };
  return reply(200, { ...body, meta: { ...body.meta, counts }, extensions });
};

function show(listIssuances: FakeHandler<"listIssuances">, props: IssuancesProps = {}) {
  const shown = renderScreen(<Issuances {...props} />, {
    handlers: { listIssuances },
  });
  return { ...shown, queries: () => shown.server.callsOf("listIssuances").map(({ query }) => query) };
}
const countRows = () => screen.queryAllByRole("button", { name: /^View the hand-over/ }).length;
const narrow = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));

describe("A status of hand-overs", () => {
  test("narrows the whole list where the server can, from its first page on [CALL-45]", async () => {
    const { queries } = show(serveNarrowed, { defaultQuery: { page: 2, perPage: 10 } });
    await waitFor(() => expect(countRows()).toBe(10));
    expect(screen.getByRole("radio", { name: /^Collected\s*8/ })).toBeTruthy();
    await narrow(/^Collected/);
    await waitFor(() => expect(countRows()).toBe(8));
    expect(queries()).toEqual([
      { page: "2", per_page: "10" },
      { page: "1", per_page: "10", status: "collected" },
    ]);
    await narrow(/^All/);
    await waitFor(() => expect(countRows()).toBe(10));
    expect(queries().at(-1)).toEqual({ page: "1", per_page: "10" });
  });

  test("with which the page is opened is asked for at once", async () => {
    const { queries } = show(serveNarrowed, { defaultQuery: { status: "completed" } });
    await waitFor(() => expect(countRows()).toBe(completed.length));
    expect(queries()).toEqual([{ page: "1", per_page: "25", status: "completed" }]);
    expect(screen.getByRole("radio", { name: /^All\s*24/ })).toBeTruthy();
  });

  test.each([
    [
      "refuses",
      (call: Parameters<ReturnType<typeof serveIssuances>>[0]) =>
        call.query.status ? refuse("unknown parameter") : serveIssuances(rows)(call),
    ],
    ["ignores", serveIssuances(rows)],
  ])("narrows the page where the server %s it, and nobody is told", async (_, listIssuances) => {
    const { queries, notices } = show(listIssuances, { defaultQuery: { status: "collected" } });
    await waitFor(() => expect(countRows()).toBe(collected.length));
    expect(queries()[0]).toHaveProperty("status", "collected");
    const asked = queries().length;
    await narrow(/^Completed/);
    await waitFor(() => expect(countRows()).toBe(completed.length));
    expect(queries()).toHaveLength(asked);
    expect(notices).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("that cannot be read for another reason is told", async () => {
    const { notices } = show(() => refuse("Out of order", { status: 503 }), {
      defaultQuery: { status: "collected" },
    });
    expect(await screen.findByText(/^Out of order/)).toBeTruthy();
    expect(notices.length).toBeLessThanOrEqual(1);
  });
});
