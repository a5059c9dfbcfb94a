import { countKeptScans } from "@id-desk/core";
import { createUser } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { findKeptScans } from "../../runtime/scanners/kept-scans.ts";
import { ExampleShell } from "../../testing/ExampleShell.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";

test("A logout that would forget which cards have to be scanned again asks first, and then forgets them", async () => {
  const { username, fullname } = createUser();
  const { registry } = renderScreen(<ExampleShell />);
  findKeptScans(registry).missed.hold({ user: username, center: 1, batch: 7 });
  findKeptScans(registry).missed.add("SN0000001");
  await userEvent.click(screen.getByRole("button", { name: fullname }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Log out?" }));
  const sentence = "1 scanned card is not recorded. It is no longer listed once you log out.";
  expect(dialog.getByText(sentence)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Log out" }));
  await waitFor(() => expect(registry.session.getState().status).toBe("signedOut"));
  expect(countKeptScans(registry.storage, username).missed).toBe(0);
});
