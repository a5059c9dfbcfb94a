import { createUser, reply } from "@id-desk/core/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ChangePassword, changePasswordManifest } from "../shell/ChangePassword/index.ts";
import { describeMessageAlone, said } from "../testing/message-alone.tsx";
import { renderScreen } from "../testing/render-screen.tsx";
import { press } from "../testing/stage-counter.tsx";
import { Login, loginManifest } from "./Login/index.ts";
import { SelectCenter, selectCenterManifest } from "./SelectCenter/index.ts";

describeMessageAlone([loginManifest, selectCenterManifest, changePasswordManifest], {
  login: {
    draw: () => <Login productName="ID" />,
    given: () => ({ session: null }),
    async act() {
      await userEvent.fill(screen.getByLabelText("Username"), "clerk.male");
      await userEvent.fill(screen.getByLabelText("Password"), "Counter-2026!");
      await press("Sign in");
    },
    shows: () => undefined,
    reads: "getUser",
  },
  logout: {
    draw: () => <SelectCenter />,
    given: () => ({ handlers: { listUserCenters: () => reply(200, { dispatch_centers: [] }) } }),
    act: () => press("Logout"),
    shows: () => undefined,
  },
  setCenter: {
    draw: () => <SelectCenter />,
    given: () => ({ session: { center: null } }),
    async act() {
      await userEvent.click(await screen.findByRole("radio", { name: /DNR Head Office/ }));
      await press("Select Center");
    },
    shows: () => undefined,
    reads: "getUser",
  },
  updatePassword: {
    draw: () => <ChangePassword />,
    given: () => ({}),
    async act() {
      await userEvent.fill(screen.getByLabelText("Current password"), "Counter-2026!");
      await userEvent.fill(screen.getByLabelText("New password"), "Island-2027!");
      await userEvent.fill(screen.getByLabelText("Confirm new password"), "Island-2027!");
      await press("Confirm");
    },
    shows: () => waitFor(() => expect(screen.getByLabelText("Current password")).toHaveValue("")),
    reads: "getUser",
  },
});

test("Whoever signs in is who the registry knows afterwards", async () => {
  const { registry } = renderScreen(<Login productName="ID" />, {
    session: null,
    handlers: { login: () => Response.json({ message: said }) },
  });
  await userEvent.fill(screen.getByLabelText("Username"), "clerk.male");
  await userEvent.fill(screen.getByLabelText("Password"), "Counter-2026!");
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(registry.session.getState().user).toEqual(createUser()));
});
