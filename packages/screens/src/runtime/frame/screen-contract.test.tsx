import { isRegistryError } from "@id-desk/core";
import {
  createSessionAnswer,
  exampleAnswers,
  type FakeHandler,
  type FakeRegistry,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { DispatchSendingBatch } from "../../dispatch/DispatchSendingBatch/index.ts";
import { Login } from "../../session/Login/index.ts";
import { SelectCenter } from "../../session/SelectCenter/index.ts";
import { Shell } from "../../shell/Shell/index.ts";
import { everyScreen, readingScreens } from "../../testing/every-screen.tsx";
import {
  createBatchListPage,
  createScreenPage,
  createTestRegistry,
  renderScreen,
  Stage,
  scenarios,
} from "../../testing/index.ts";
import type { EmptyStateSlotProps, ErrorSlotProps, HeaderSlotProps, LoadErrorEvent } from "./screen-props.ts";

beforeEach(() => page.viewport(1366, 768));

/** Lets a server that failed answer everything it knows. */
function heal(server: FakeRegistry): void {
  for (const [operation, answer] of Object.entries(exampleAnswers))
    server.on(operation as "listSendingBatches", answer as FakeHandler<"listSendingBatches">);
}

function PortalCard({ error, children }: ErrorSlotProps) {
  return error.code === "network" ? children : <b>Portal says {error.code}</b>;
}

function BrokenCard(): never {
  throw new Error("the portal's own card");
}

const defect = { isThere: true };

function DefectHeader() {
  if (defect.isThere) throw new Error("a defect");
  return <h1>Well again</h1>;
}

function PortalHeader({ title, actions }: HeaderSlotProps) {
  return (
    <div>
      <h2>Portal: {title}</h2>
      {actions}
    </div>
  );
}

function PortalEmptyState({ heading }: EmptyStateSlotProps) {
  return <b>Portal: {heading}</b>;
}

/** The screens that show one record, each with its number. */
const recordOf: Readonly<Record<string, string>> = {
  DispatchSendingBatch: "DB-2026-000012",
  DispatchReceivingBatch: "DB-2026-000012",
  CenterApplication: "C-2026-000041",
  ResubmitApplication: "C-2026-000041",
};

describe.each(everyScreen)("$name", ({ name, render: draw }) => {
  test("tells its host once that its data is shown, and of which record, in StrictMode too", async () => {
    const stage = createTestRegistry();
    const onReady = vi.fn();
    const { rerender } = render(
      <StrictMode>
        <Stage stage={stage}>{draw({ onReady })}</Stage>
      </StrictMode>,
    );
    await waitFor(() => expect(onReady).toHaveBeenCalled());
    rerender(
      <StrictMode>
        <Stage stage={stage}>{draw({ onReady })}</Stage>
      </StrictMode>,
    );
    await screen.findAllByRole("heading");
    const record = recordOf[name];
    expect(onReady.mock.calls).toEqual([[{ screen: name, ...(record && { record }) }]]);
  });

  test("takes over what a server has rendered without a word of React", async () => {
    const complain = vi.spyOn(console, "error");
    const stage = createTestRegistry();
    const onReady = vi.fn();
    const element = <Stage stage={stage}>{draw({ onReady })}</Stage>;
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(element);
    expect(container.querySelector(`[data-idd-screen="${name}"]`)).toBeTruthy();
    render(element, { container, hydrate: true });
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(complain.mock.calls).toEqual([]);
    complain.mockRestore();
    container.remove();
  });

  test("carries its name, its version and the host's class on its root", async () => {
    renderScreen(draw({ classNames: { root: "of-the-portal" } }));
    const root = createScreenPage(name).root();
    expect(root.getAttribute("data-idd-screen-version")).toBe("1");
    expect(root.classList.contains("of-the-portal")).toBe(true);
  });
});

describe.each(readingScreens)("$name", ({ name, render: draw }) => {
  test("says that it could not be loaded, on the page and to its host, and loads when asked again", async () => {
    const events: LoadErrorEvent[] = [];
    const onReady = vi.fn();
    const { server } = renderScreen(draw({ onLoadError: (event) => events.push(event), onReady }), {
      ...scenarios.serverFails(),
    });
    await createScreenPage(name).findError();
    const [event] = events;
    expect(event).toMatchObject({
      screen: name,
      error: { code: "server", message: "Database is away.", context: {}, fields: {} },
    });
    expect(onReady).not.toHaveBeenCalled();
    heal(server);
    act(() => event?.retry());
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
    expect(events).toHaveLength(1);
  });

  test("shows the host's own card in place of its own", async () => {
    renderScreen(draw({ slots: { error: PortalCard } }), scenarios.serverFails());
    expect(await screen.findByText("Portal says server")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("gives the host its own card to show where it has none", async () => {
    renderScreen(draw({ slots: { error: PortalCard } }), scenarios.unreachable());
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  });

  test("goes on with its own card when the host's crashes", async () => {
    await withoutReports(async () => {
      renderScreen(draw({ slots: { error: BrokenCard } }), scenarios.serverFails());
      expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
    });
  });

  test.each([
    ["a proxy's page", scenarios.proxyPage(), "server"],
    ["another version of the contract", scenarios.otherApiVersion(), "api_version"],
    ["no network", scenarios.unreachable(), "network"],
    ["a refusal", scenarios.forbidden(), "forbidden"],
    ["nothing there", scenarios.notFound(), "not_found"],
  ] as const)("tells %s with its code and is never blank", async (_, scenario, code) => {
    const onLoadError = vi.fn();
    renderScreen(draw({ onLoadError }), scenario);
    await waitFor(() => expect(onLoadError).toHaveBeenCalled());
    const { error } = onLoadError.mock.calls[0]?.[0] ?? {};
    expect([isRegistryError(error), error.code]).toEqual([true, code]);
    // What is said of some failures comes when one has come.
    await waitFor(() => expect(createScreenPage(name).root().textContent).not.toBe(""));
  });
});

/** What a test throws on purpose is reported to the window; it says nothing about the test. */
async function withoutReports(run: () => Promise<void>): Promise<void> {
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener("error", stop);
  const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
  try {
    await run();
  } finally {
    window.removeEventListener("error", stop);
    quiet.mockRestore();
  }
}

describe("A crash inside a screen", () => {
  test("stays there, is told with code render, and another try shows the screen again", async () => {
    defect.isThere = true;
    const onLoadError = vi.fn();
    await withoutReports(async () => {
      const telemetry = vi.fn();
      const stage = createTestRegistry({ options: { telemetry } });
      render(
        <Stage stage={stage}>
          <p>The portal's own page</p>
          <SelectCenter />
          <DispatchSending slots={{ header: DefectHeader }} onLoadError={onLoadError} />
        </Stage>,
      );
      const broken = createScreenPage("DispatchSending");
      expect((await broken.findError()).textContent).toContain("This part of the page has failed.");
      expect(screen.getByText("The portal's own page")).toBeTruthy();
      expect(await within(createScreenPage("SelectCenter").root()).findAllByRole("radio")).toHaveLength(2);
      expect(onLoadError).toHaveBeenCalledTimes(1);
      expect(onLoadError.mock.calls[0]?.[0]).toMatchObject({
        screen: "DispatchSending",
        error: { code: "render", cause: { message: "a defect" } },
      });
      expect(telemetry).toHaveBeenCalledWith(
        expect.objectContaining({ name: "render", screen: "DispatchSending", outcome: "render" }),
      );
      defect.isThere = false;
      await userEvent.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByRole("heading", { name: "Well again" })).toBeTruthy();
    });
  });
});

describe("What a host replaces", () => {
  test("is the header, with its commands", async () => {
    renderScreen(<DispatchSending slots={{ header: PortalHeader }} />, scenarios.busyDay());
    expect(screen.getByRole("heading", { level: 2, name: "Portal: Sending" })).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    expect(screen.getByRole("button", { name: "New batch" })).toBeTruthy();
  });

  test("is what is said where there is nothing", async () => {
    renderScreen(<DispatchSending slots={{ emptyState: PortalEmptyState }} />, scenarios.emptyLists());
    expect(await screen.findByText("Portal: No open batches.")).toBeTruthy();
  });

  test("is left out with hideHeader, but for the commands", async () => {
    renderScreen(
      <DispatchSending hideHeader classNames={{ header: "commands-here" }} />,
      scenarios.busyDay(),
    );
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    const commands = document.querySelector<HTMLElement>(".commands-here");
    expect(within(commands as HTMLElement).getByRole("button", { name: "New batch" })).toBeTruthy();
  });
});

test("A screen goes where its own host says, and others where the provider says", async () => {
  const own = vi.fn();
  const { destinations } = renderScreen(
    <>
      <DispatchSendingBatch batchId={12} onNavigate={own} getHref={({ screen: to }) => `/portal/${to}`} />
      <DispatchSending />
    </>,
  );
  const back = await screen.findByRole("link", { name: "Sending" });
  expect(back.getAttribute("href")).toBe("/portal/DispatchSending");
  await userEvent.click(back);
  expect(own.mock.calls).toEqual([[{ screen: "DispatchSending" }]]);
  await createBatchListPage("sending").openBatch("DB-2026-000012");
  expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 12 } }]);
  expect(own).toHaveBeenCalledTimes(1);
});

test("The sign-in page tells that the current user could not be asked for, and asks again", async () => {
  const onLoadError = vi.fn();
  const { registry, server } = renderScreen(<Login productName="ID" onLoadError={onLoadError} />, {
    ...scenarios.unreachable(),
    session: null,
  });
  registry.session.setSignedOut();
  registry.session.startLoading();
  await act(() => registry.client.auth.loadUser());
  await waitFor(() => expect(onLoadError).toHaveBeenCalledTimes(1));
  expect(onLoadError.mock.calls[0]?.[0]).toMatchObject({ screen: "Login", error: { code: "network" } });
  server.on("getUser", () => reply(200, createSessionAnswer()));
  act(() => onLoadError.mock.calls[0]?.[0].retry());
  await waitFor(() => expect(registry.session.getState().status).toBe("signedIn"));
});

test("A crash in the shell's own parts leaves the page inside it", async () => {
  const onLoadError = vi.fn();
  await withoutReports(async () => {
    renderScreen(
      <Shell
        productName="ID"
        navigation={[
          {
            id: "work",
            type: "group",
            title: "Work",
            children: [{ id: "sending", type: "item", title: "Sending", url: "/sending" }],
          },
        ]}
        path="/"
        getItemHref={(url) => {
          if (url === "/sending") throw new Error("a defect of the portal");
          return url;
        }}
        onOpenItem={() => undefined}
        onLoadError={onLoadError}
      >
        <h1>The page</h1>
      </Shell>,
    );
    await waitFor(() => expect(onLoadError).toHaveBeenCalled());
    expect(onLoadError.mock.calls[0]?.[0]).toMatchObject({ screen: "Shell", error: { code: "render" } });
    expect(screen.getByRole("heading", { name: "The page" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Aishath Shareef" })).toBeTruthy();
  });
});

test("An error that a host is told names nobody but in the sentence for staff", async () => {
  const onLoadError = vi.fn();
  renderScreen(<DispatchSending onLoadError={onLoadError} />, {
    handlers: {
      listSendingBatches: () =>
        refuse("Locked by Ibrahim Waheed", {
          status: 409,
          context: { changed_by: { fullname: "Ibrahim Waheed" } },
          errors: { name: ["Ibrahim Waheed has it open"] },
        }),
    },
  });
  await waitFor(() => expect(onLoadError).toHaveBeenCalled());
  const { error } = onLoadError.mock.calls[0]?.[0] ?? {};
  expect(error.message).toBe("Locked by Ibrahim Waheed.");
  expect(JSON.stringify([error, error.context, error.fields])).not.toContain("Ibrahim");
  expect(error).toMatchObject({ code: "conflict", status: 409, operation: "listSendingBatches" });
});
