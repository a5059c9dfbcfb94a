import { reply } from "@id-desk/core/testing";
import { render, screen, within } from "@testing-library/react";
import { DispatchSending, type DispatchSendingProps } from "../dispatch/DispatchSending/DispatchSending.tsx";
import { createExampleBatches, exampleCenters, serveBatches } from "./example-batches.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "./stage.tsx";

/** The batches of the head office in the tests of this screen. */
export const sentBatches = [
  ...createExampleBatches(3, "open", { firstId: 900 }),
  ...createExampleBatches(30, "dispatched", { firstId: 800 }),
  ...createExampleBatches(4, "received", { firstId: 700 }),
];

/** Shows the screen over a registry that has the batches, or answers as the test says. */
export function showSending(
  props: DispatchSendingProps = {},
  handlers: TestRegistryOptions["handlers"] = {},
) {
  const stage = createTestRegistry({
    handlers: {
      listSendingBatches: serveBatches(sentBatches),
      listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
      ...handlers,
    },
  });
  const shown = render(
    <Stage stage={stage}>
      <DispatchSending {...props} />
    </Stage>,
  );
  const queries = () => stage.server.callsOf("listSendingBatches").map(({ query }) => query);
  return { ...stage, ...shown, queries };
}

/** The table of the head office's batches. */
export function getTable() {
  return screen.getByRole("table", { name: "Batches sent from DNR Head Office" });
}

/** The row of a batch, once it is there. */
export async function findRow(batchNo: string) {
  return within(await screen.findByRole("row", { name: new RegExp(batchNo) }));
}

/** A tab of the list. */
export function getTab(name: string) {
  // With how many there are behind it, where the server counts.
  return screen.getByRole("radio", { name: (found) => found.replace(/\s*[\d,]+$/, "") === name });
}
