import type { Application } from "@id-desk/core";
import {
  createApplication,
  createNetworkFailure,
  createUser,
  headOffice,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import { createApplicationServer } from "../../testing/application-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { centerApplicationManifest } from "../CenterApplication/CenterApplication.manifest.ts";
import { ApplicationRulesContext, readApplicationRules } from "../parts/useApplicationRules.ts";
import { ApplicationWindow } from "./ApplicationWindow.tsx";
import { type AskedOfApplication, useApplicationDialogs } from "./useApplicationDialogs.ts";

beforeEach(() => page.viewport(1366, 768));

type Action = Exclude<AskedOfApplication["action"], "printSlip">;

/** A page of one application, as a list or its own page has it. */
function Desk({
  first,
  action,
  read,
}: {
  readonly first: Application;
  readonly action: Action;
  readonly read: () => Application;
}) {
  const rules = useSettings(readApplicationRules);
  const [application, setApplication] = useState<AskedApplication>(first);
  const dialogs = useApplicationDialogs("desk");
  return (
    <ApplicationRulesContext.Provider value={rules}>
      <h1>{application.status}</h1>
      <button
        type="button"
        onClick={() => dialogs.ask({ action, applicationId: application.id, application })}
      >
        Ask
      </button>
      <ApplicationWindow
        dialogs={dialogs}
        counts
        find={() => application}
        onChanged={setApplication}
        onReload={() => setApplication(read())}
        onDone={(id) => document.body.setAttribute("data-done", String(id))}
      />
    </ApplicationRulesContext.Provider>
  );
}
type AskedApplication = Parameters<Parameters<typeof ApplicationWindow>[0]["onChanged"]>[0];

function Host(props: Parameters<typeof Desk>[0]) {
  return useSession().status === "signedIn" ? <Desk {...props} /> : <p>Sign in</p>;
}

async function open(action: Action, change: Partial<Application> = {}) {
  document.body.removeAttribute("data-done");
  const first = createApplication(change);
  const server = createApplicationServer(first);
  const stage = createTestRegistry({ handlers: server.handlers });
  let reads = 0;
  const read = () => {
    reads += 1;
    return server.read();
  };
  render(
    <Stage stage={stage}>
      <ScreenFrame manifest={centerApplicationManifest} props={{}}>
        <Host first={first} action={action} read={read} />
      </ScreenFrame>
    </Stage>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Ask" }));
  await screen.findByRole("dialog");
  return { server, stage, calls: stage.server, reads: () => reads };
}

const dialog = () => within(screen.getByRole("dialog"));
const press = async (name: string) => userEvent.click(await dialog().findByRole("button", { name }));
/** Leaves the dialog; a notice beside it has a button that closes it too. */
const leave = () => userEvent.keyboard("{Escape}");
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const notes = () => dialog().getByRole<HTMLTextAreaElement>("textbox", { name: /^Notes/ });
const wrote = "The applicant found the old card";
async function fill() {
  await userEvent.selectOptions(
    await dialog().findByRole("combobox", { name: /^Reason/ }),
    "applicant_request",
  );
  await userEvent.fill(notes(), wrote);
}

describe("Cancelling an application", () => {
  test("asks for the reason and the notes before anything is sent [DOM-05]", async () => {
    const { calls } = await open("cancelApplication");
    await press("Cancel application");
    expect(dialog().getByRole("combobox", { name: /^Reason/ })).toHaveAccessibleDescription(
      /Reason is required\./,
    );
    expect(notes()).toHaveAccessibleDescription(/\bat least 3\b|required/i);
    expect(calls.callsOf("cancelApplication")).toEqual([]);
  });

  test("sends the reason, the notes and the version, and tells the page [CALL-57]", async () => {
    const { calls } = await open("cancelApplication", { version: 7 });
    await fill();
    await press("Cancel application");
    await isClosed();
    const [call] = calls.callsOf("cancelApplication");
    expect(call?.path).toEqual({ appId: "41" });
    expect(call?.body).toEqual({ reason: "applicant_request", notes: wrote, version: 7 });
    expect(screen.getByRole("heading", { name: "cancelled" })).toBeVisible();
    expect(document.body).toHaveAttribute("data-done", "41");
  });

  test("is left with Keep application, and nothing is sent", async () => {
    const { calls } = await open("cancelApplication");
    await press("Keep application");
    await isClosed();
    expect(calls.callsOf("cancelApplication")).toEqual([]);
    expect(document.body).not.toHaveAttribute("data-done");
  });

  test("tells who was faster and when, keeps what is typed, and goes on after a reload [CALL-57]", async () => {
    const { server } = await open("cancelApplication");
    await fill();
    server.change({ notes: "Called twice" });
    await press("Cancel application");
    expect(
      await dialog().findByText(/This application was changed by Ibrahim Waheed at 14:05/),
    ).toBeVisible();
    expect(notes()).toHaveValue(wrote);
    await press("Reload");
    await press("Cancel application");
    await isClosed();
    expect(server.read().cancelled?.notes).toBe(wrote);
  });

  test("says that it can no longer be done where the registry has started its review", async () => {
    const { server } = await open("cancelApplication");
    await fill();
    server.change({ status: "under_review" });
    await press("Cancel application");
    await press("Reload");
    expect(await dialog().findByText(/can no longer be cancelled/)).toBeVisible();
    expect(dialog().getByRole("button", { name: "Cancel application" })).toBeDisabled();
  });

  test("happens once although its first answer was lost", async () => {
    const { server, stage } = await open("cancelApplication");
    await fill();
    stage.server.on("cancelApplication", async (call) => {
      await server.handlers.cancelApplication?.(call);
      throw createNetworkFailure();
    });
    await press("Cancel application");
    await dialog().findByRole("alert");
    if (server.handlers.cancelApplication)
      stage.server.on("cancelApplication", server.handlers.cancelApplication);
    await press("Cancel application");
    await isClosed();
    const keys = stage.server
      .callsOf("cancelApplication")
      .map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys).size).toBe(1);
  });

  test("keeps what is typed through a session that ends", async () => {
    const { stage } = await open("cancelApplication");
    await fill();
    act(() => stage.registry.session.clear("expired"));
    await screen.findByText("Sign in");
    act(() => stage.registry.session.set({ user: createUser(), center: headOffice, csrf: "the next token" }));
    await screen.findByRole("dialog");
    expect(notes()).toHaveValue(wrote);
    await waitFor(() =>
      expect(dialog().getByRole("combobox", { name: /^Reason/ })).toHaveValue("applicant_request"),
    );
    expect(dialog().getByText(/before you were signed out/)).toBeVisible();
  });
});

const pending = { status: "pending", amount: 100, currency: "MVR" } as const;
const unpaid = { status: "pending_payment", payment: pending } satisfies Partial<Application>;
const paid = {
  status: "submitted",
  payment: { ...pending, status: "paid", paid_at: "2026-11-19T09:07:00Z" },
} satisfies Partial<Application>;

describe("The payment link", () => {
  test("says the amount, the number and that no link was sent, and asks nothing meanwhile [CALL-58]", async () => {
    const { calls } = await open("sendPaymentLink", unpaid);
    expect(dialog().getByText("MVR 100.00")).toBeVisible();
    expect(dialog().getByText(/^\*{3}\s\*\*45$/)).toBeVisible();
    expect(dialog().getByText("Not sent yet")).toBeVisible();
    expect(calls.callsOf("getActiveApplication")).toEqual([]);
  });

  test("is sent for the application alone, said once, and the next one has to wait [CALL-58]", async () => {
    const { calls, stage } = await open("sendPaymentLink", unpaid);
    const notices: string[] = [];
    stage.registry.onNotice(({ message }) => notices.push(message));
    await press("Send payment link");
    expect(await dialog().findByText(/^Payment link sent to \*{3}\s\*\*45\.$/)).toBeVisible();
    expect(notices).toEqual([]);
    expect(calls.callsOf("sendPaymentLink")[0]?.body).toEqual({ application_id: 41 });
    expect(dialog().getByText(/^Sent Nov 19, 2026, 14:06/)).toBeVisible();
    const again = dialog().getByRole("button", { name: "Send another payment link" });
    expect(again).toHaveAttribute("aria-disabled", "true");
    expect(dialog().getByText(/You can send another link in (1:00|0:5\d)\./)).toBeVisible();
  });

  test("has to wait as long as the server says, whatever the looks for a payment answer [CALL-58]", async () => {
    const { calls } = await open("sendPaymentLink", unpaid);
    await press("Send payment link");
    // The second look begins after the first was answered.
    await waitFor(() => expect(calls.callsOf("getActiveApplication")).toHaveLength(2), { timeout: 8000 });
    expect(dialog().getByText(/You can send another link in 0:5\d\./)).toBeVisible();
    expect(dialog().getByRole("button", { name: "Send another payment link" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  }, 15_000);

  test("says within ten seconds that it was paid, by questions in the background alone [CALL-58]", async () => {
    const { server, calls } = await open("sendPaymentLink", unpaid);
    await press("Send payment link");
    await waitFor(() => expect(calls.callsOf("getActiveApplication")).toHaveLength(1));
    server.change(paid);
    const start = performance.now();
    expect(await screen.findByText("Paid.", {}, { timeout: 10_000 })).toBeVisible();
    expect(performance.now() - start).toBeLessThan(10_000);
    expect(screen.getByText("submitted")).toBeInTheDocument();
    const looks = calls.callsOf("getActiveApplication");
    expect(looks.map(({ headers }) => headers.get("X-Background"))).toEqual(looks.map(() => "1"));
    expect(dialog().queryByRole("button", { name: /payment link/ })).toBeNull();
    await leave();
    await isClosed();
    expect(document.body).toHaveAttribute("data-done", "41");
  }, 20_000);

  test("asks no more once the dialog is closed, and not while the page is hidden", async () => {
    const sent = { ...pending, link_sent_at: "2026-11-19T08:00:00Z" };
    const { calls } = await open("sendPaymentLink", { ...unpaid, payment: sent });
    const looks = () => calls.callsOf("getActiveApplication").length;
    await waitFor(() => expect(looks()).toBe(1));
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise((resolve) => setTimeout(resolve, 5500));
    expect(looks()).toBe(1);
    hidden.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(looks()).toBe(2));
    await leave();
    await isClosed();
    await new Promise((resolve) => setTimeout(resolve, 5500));
    expect(looks()).toBe(2);
  }, 20_000);

  test("waits as long as the server says after too many", async () => {
    const { stage } = await open("sendPaymentLink", unpaid);
    const { body } = refuse("Too many payment links.");
    stage.server.on("sendPaymentLink", () => reply(429, body, { "Retry-After": "42" }));
    await press("Send payment link");
    expect(await dialog().findByText("Too many payment links.")).toBeVisible();
    expect(dialog().getByText(/You can send another link in 0:4[12]\./)).toBeVisible();
  });

  test("asks for a number where the registry has none, and sends the link to it [CALL-58] [VAL-08]", async () => {
    const { calls } = await open("sendPaymentLink", { ...unpaid, contact_phone_masked: null });
    expect(dialog().getByText(/The registry has no phone number for this applicant/)).toBeVisible();
    const phone = dialog().getByRole("textbox", { name: /^Phone number/ });
    await press("Send payment link");
    expect(phone).toHaveAccessibleDescription(/Phone Number is required\./);
    await userEvent.fill(phone, "6123456");
    await press("Send payment link");
    expect(phone).toHaveAccessibleDescription(/Phone Number is not valid\./);
    expect(calls.callsOf("sendPaymentLink")).toEqual([]);
    await userEvent.fill(phone, "736 3782");
    await userEvent.keyboard("{Enter}");
    expect(await dialog().findByText(/^Payment link sent to \*{3}\s\*\*82\.$/)).toBeVisible();
    expect(calls.callsOf("sendPaymentLink")[0]?.body).toEqual({ application_id: 41, phone: "7363782" });
  });

  test("asks for another number once the registry refuses the one that it has [CALL-58]", async () => {
    const { server, stage } = await open("sendPaymentLink", unpaid);
    expect(dialog().queryByRole("textbox")).toBeNull();
    stage.server.on("sendPaymentLink", () =>
      reply(400, { message: "Check the fields.", errors: { phone: ["Phone Number is not valid."] } }),
    );
    await press("Send payment link");
    await userEvent.fill(await dialog().findByRole("textbox", { name: /^Phone number/ }), "7363782");
    if (server.handlers.sendPaymentLink) stage.server.on("sendPaymentLink", server.handlers.sendPaymentLink);
    await press("Send payment link");
    expect(await dialog().findByText(/^Payment link sent to/)).toBeVisible();
    expect(stage.server.callsOf("sendPaymentLink").map(({ body }) => body)).toEqual([
      { application_id: 41 },
      { application_id: 41, phone: "7363782" },
    ]);
  });

  test("is not offered any more once the application waits for something else", async () => {
    const { server } = await open("sendPaymentLink", unpaid);
    await press("Send payment link");
    server.change({ status: "cancelled" });
    expect(await dialog().findByText(/no longer waits for payment/, {}, { timeout: 10_000 })).toBeVisible();
    expect(dialog().queryByRole("button", { name: /payment link/ })).toBeNull();
  }, 20_000);

  test("is read again once where the registry has the application under way no longer", async () => {
    const { stage, reads } = await open("sendPaymentLink", unpaid);
    stage.server.on("getActiveApplication", () => reply(200, { application: null }));
    await press("Send payment link");
    await waitFor(() => expect(reads()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 5500));
    expect(reads()).toBe(1);
    expect(stage.server.callsOf("getActiveApplication")).toHaveLength(1);
  }, 20_000);
});
