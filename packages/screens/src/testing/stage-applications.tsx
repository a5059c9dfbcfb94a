import { islandCenter, reply } from "@id-desk/core/testing";
import { render, screen, within } from "@testing-library/react";
import {
  CenterApplications,
  type CenterApplicationsProps,
} from "../applications/CenterApplications/CenterApplications.tsx";
import {
  createExampleApplications,
  serveApplications,
  serveFoundApplications,
} from "./example-applications.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "./stage.tsx";

/** The applications of the head office in the tests of its list. */
export const madeHere = [
  ...createExampleApplications(30, "submitted", { firstId: 900 }),
  ...createExampleApplications(6, "returned", { firstId: 800 }),
  ...createExampleApplications(4, "pending_biometrics", { firstId: 700 }),
  ...createExampleApplications(3, "pending_payment", { firstId: 600 }),
  ...createExampleApplications(2, "cancelled", { firstId: 500 }),
];

/** One that another centre has made. */
const madeElsewhere = createExampleApplications(1, "submitted", { firstId: 10 }).map((application) => ({
  ...application,
  created_center: islandCenter,
}));

const madeOnline = createExampleApplications(1, "ready", { firstId: 20, channel: "portal" });

/** Shows the list of the head office's applications in its page, over a registry that has them or answers as the test says. */
export function showApplications(
  props: CenterApplicationsProps = {},
  { handlers, ...options }: TestRegistryOptions = {},
) {
  const stage = createTestRegistry({
    handlers: {
      listCenterApplications: serveApplications(madeHere, { extensions: ["tab_counts", "find", "printed"] }),
      findApplication: serveFoundApplications([...madeHere, ...madeElsewhere, ...madeOnline], ({ id }) =>
        madeHere.some((application) => application.id === id),
      ),
      getSettings: () => reply(200, { configs: {} }),
      ...handlers,
    },
    ...options,
  });
  const draw = (more: CenterApplicationsProps) => (
    <Stage stage={stage}>
      <nav>
        <button type="button">Of the host</button>
      </nav>
      <main>
        <CenterApplications {...props} {...more} />
      </main>
    </Stage>
  );
  const { rerender } = render(draw({}));
  const queries = () => stage.server.callsOf("listCenterApplications").map(({ query }) => query);
  return { ...stage, queries, change: (more: CenterApplicationsProps) => rerender(draw(more)) };
}

/** The row of an application, once it is there. */
export async function findApplicationRow(applicationNo: string) {
  return within(await screen.findByRole("row", { name: new RegExp(applicationNo) }));
}
