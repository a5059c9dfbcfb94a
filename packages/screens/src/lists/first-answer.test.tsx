import type { FakeHandlers } from "@id-desk/core/testing";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { CenterApplications } from "../applications/CenterApplications/CenterApplications.tsx";
import { DispatchSending } from "../dispatch/DispatchSending/DispatchSending.tsx";
import { Issuances } from "../issuance/Issuances/Issuances.tsx";
import { createExampleApplications, serveApplications } from "../testing/example-applications.ts";
import { serveBatches } from "../testing/example-batches.ts";
import { createExampleIssuances, serveIssuances } from "../testing/example-issuances.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { scenarios } from "../testing/scenarios.ts";
import { sentBatches } from "../testing/stage-sending.tsx";
import { XpatInteractions } from "../xpat/XpatInteractions/XpatInteractions.tsx";

const lists: Readonly<Record<string, { readonly list: ReactElement; readonly handlers?: FakeHandlers }>> = {
  DispatchSending: {
    list: <DispatchSending />,
    handlers: {
      listSendingBatches: serveBatches(sentBatches, { extensions: ["created_range", "tab_counts"] }),
    },
  },
  CenterApplications: {
    list: <CenterApplications />,
    handlers: {
      listCenterApplications: serveApplications(createExampleApplications(12, "submitted"), {
        extensions: ["tab_counts"],
      }),
    },
  },
  Issuances: {
    list: <Issuances />,
    handlers: { listIssuances: serveIssuances(createExampleIssuances(12), ["waiting_cards"]) },
  },
  XpatInteractions: { list: <XpatInteractions /> },
};

/** Holds every answer until the gate opens. */
function holdUntil(gate: Promise<void>, handlers: FakeHandlers): FakeHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([operation, answer]) => [
      operation,
      async (call: never) => {
        await gate;
        return (answer as (call: never) => unknown)(call);
      },
    ]),
  );
}

describe.each([1366, 768, 320])("At %s px", (width) => {
  test.each(Object.entries(lists))(
    "the rows of %s keep their place when the first answer comes",
    async (_, shown) => {
      await page.viewport(width, 768);
      const gate = Promise.withResolvers<void>();
      const { session, handlers } = { session: {}, ...scenarios.busyDay() };
      renderScreen(shown.list, {
        session,
        handlers: holdUntil(gate.promise, { ...handlers, ...shown.handlers }),
      });
      const top = () => screen.getByRole("table").getBoundingClientRect().top;
      const before = top();
      gate.resolve();
      await screen.findAllByRole("rowheader");
      expect(top()).toBe(before);
    },
  );
});
