import type { Issuance } from "@id-desk/core";
import type { FakeHandlers } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createIssuanceServer, goodCode } from "../../testing/issuance-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { NewIssuance } from "./NewIssuance.tsx";

beforeEach(() => page.viewport(1366, 768));

const serial = "SN0000101";
const scanner = createWedgeScanner();

function show(change: Partial<Issuance> = {}, handlers: FakeHandlers = {}) {
  const registry = createIssuanceServer(change);
  const shown = renderScreen(<NewIssuance autoFocusScan scanAnywhere />, {
    handlers: { ...registry.handlers, ...handlers },
  });
  return { ...shown, registry };
}

const findStep = async (name: RegExp) => {
  await waitFor(() =>
    expect(screen.getByRole("region", { name }).closest("[aria-current=step]")).not.toBeNull(),
  );
  return within(screen.getByRole("region", { name }));
};

const enter = () => userEvent.keyboard("{Enter}");

/** Hands over to the owner by keyboard and scanner alone; counts what staff do. */
async function handOverToOwner() {
  let actions = 0;
  const act = async (work: () => unknown) => {
    actions += 1;
    await work();
  };
  await screen.findByRole("textbox", { name: /^Scan the card or/ });
  await act(() => scanner.scan(serial));
  await findStep(/^Collector/);
  await waitFor(() => expect(document.activeElement?.getAttribute("value")).toBe("self"));
  await act(enter);
  await findStep(/^Verify by one-time password/);
  await act(enter);
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("otp"));
  await act(() => userEvent.keyboard(goodCode));
  await act(enter);
  await findStep(/^Check the card in hand/);
  await waitFor(() => expect(document.activeElement?.getAttribute("dir")).toBe("ltr"));
  await act(() => scanner.scan(serial));
  await waitFor(() => expect(document.activeElement?.getAttribute("type")).toBe("checkbox"));
  await act(() => userEvent.keyboard(" "));
  await findStep(/^Hand over/);
  await act(() => userEvent.keyboard("{Control>}{Enter}{/Control}"));
  return actions;
}

describe("A card that its owner collects", () => {
  test("is handed over in eight actions by keyboard and scanner [ROUTE-19, CALL-37, CALL-40]", async () => {
    const { server } = show();
    expect(await handOverToOwner()).toBe(8);
    await screen.findByText(/was handed over to Mohamed Naseer/);
    expect(server.callsOf("issueCard").map(({ body }) => body)).toEqual([
      {
        card_id: 101,
        serial_number: serial,
        collector: { type: "self" },
        otp_token: "tHJ3Yd8mQ0u1oWq2",
        identity_confirmed: true,
      },
    ]);
    expect(server.calls.map(({ operation }) => operation)).toEqual([
      "getSettings",
      "loadIssuance",
      "checkCollector",
      "sendCollectorOtp",
      "verifyCollectorOtp",
      "verifyCard",
      "issueCard",
    ]);
  });
});
