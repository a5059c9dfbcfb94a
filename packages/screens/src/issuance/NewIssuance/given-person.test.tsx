import { createFakeRegistry, createSessionAnswer, createUser, headOffice } from "@id-desk/core/testing";
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createRegistry } from "../../runtime/registry/create-registry.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { ScreensProvider } from "../../runtime/registry/ScreensProvider.tsx";
import { createIssuanceServer } from "../../testing/issuance-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { find, serial } from "../../testing/stage-counter.tsx";
import { NewIssuance, type NewIssuanceProps } from "./NewIssuance.tsx";

/** A host that shows the page to whoever is signed in, and a sign-in to nobody. */
function Host({ children }: { readonly children: ReactNode }) {
  return useSession().status === "signedIn" ? children : <h1>Sign in</h1>;
}

/** Shows the counter to somebody who has come with a person's ID number. */
function showWith(props: Partial<NewIssuanceProps>) {
  const { handlers } = createIssuanceServer();
  const counter = (
    <StrictMode>
      <Host>
        <NewIssuance idNumber="A100101" {...props} />
      </Host>
    </StrictMode>
  );
  return { ...renderScreen(counter, { handlers }), counter };
}

test("A person's card is looked for once when the page is shown with their ID number", async () => {
  const { server, rerender, counter } = showWith({});
  await screen.findByRole("complementary");
  rerender(counter);
  expect(server.callsOf("loadIssuance").map(({ body }) => body)).toEqual([{ id_number: "A100101" }]);
});

test("A card that is scanned after the person's takes its place", async () => {
  const { server } = showWith({ autoFocusScan: true, scanAnywhere: true, idNumber: "A999999" });
  await screen.findByText("Card not found by ID number.");
  await find();
  expect(server.callsOf("loadIssuance").map(({ body }) => body)).toEqual([
    { id_number: "A999999" },
    { serial_number: serial },
  ]);
});

test("A number that is no ID number is told, and the registry is not asked", async () => {
  const { server } = showWith({ idNumber: "not a number" });
  await screen.findByText(/\(not a number\)/);
  expect(server.callsOf("loadIssuance")).toEqual([]);
});

test("No card is looked for where the page only reads", async () => {
  const { server } = showWith({ readOnly: true });
  await screen.findByText("This page is for reading alone here.");
  expect(server.callsOf("loadIssuance")).toEqual([]);
});

test("The registry is asked who is signed in before the card is looked for", async () => {
  const server = createFakeRegistry(createIssuanceServer().handlers);
  const registry = createRegistry({ baseUrl: server.baseUrl, fetch: server.fetch, tabs: false });
  render(
    <ScreensProvider instance={registry} notices="none">
      <NewIssuance idNumber="A100101" />
    </ScreensProvider>,
  );
  await screen.findByRole("complementary");
  const calls = server.calls.map(({ operation }) => operation);
  expect(calls.indexOf("loadIssuance")).toBeGreaterThan(calls.indexOf("getUser"));
  expect(server.callsOf("loadIssuance")).toHaveLength(1);
  expect(server.callsOf("loadIssuance")[0]?.headers.get("X-CSRF-Token")).toBe(createSessionAnswer()._csrf);
});

test("The card that was on the counter when the session ended comes first", async () => {
  const { server, registry } = showWith({});
  await screen.findByRole("complementary");
  await userEvent.click(screen.getByRole("radio", { name: /^Family/ }));
  await userEvent.fill(screen.getByRole("textbox", { name: /^ID number/ }), "A100102");
  act(() => registry.session.clear("expired"));
  await screen.findByRole("heading", { name: "Sign in" });
  act(() => registry.session.set({ user: createUser(), center: headOffice, csrf: "next" }));
  await screen.findByText("What you had typed before you were signed out is here again.");
  expect(server.callsOf("loadIssuance").map(({ body }) => body)).toEqual([
    { id_number: "A100101" },
    { serial_number: serial, method: "manual" },
  ]);
});

test("A card is looked for once when the page is shown with its serial number, before a person's", async () => {
  const { server, rerender, counter } = showWith({ serialNumber: serial });
  await screen.findByRole("complementary");
  rerender(counter);
  expect(server.callsOf("loadIssuance").map(({ body }) => body)).toEqual([{ serial_number: serial }]);
});
