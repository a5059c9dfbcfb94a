import { headOffice, islandCenter, reply } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { SwitchCenter } from "./SwitchCenter.tsx";

test("Staff go on at another of their centres; the current one is marked and is no choice [SHELL-10] [CALL-04]", async () => {
  const stage = createTestRegistry({
    handlers: { setCenter: () => reply(200, { dispatch_center: islandCenter }) },
  });
  const onCenterSet = vi.fn();
  const onCancel = vi.fn();
  render(
    <Stage stage={stage}>
      <SwitchCenter onCenterSet={onCenterSet} onCancel={onCancel} />
    </Stage>,
  );
  expect(screen.getByText(`You are working at ${headOffice.name}.`)).toBeTruthy();
  expect((await screen.findByText("Current")).closest("label")?.textContent).toContain(headOffice.name);
  expect(screen.getByRole("radio", { name: headOffice.name })).toBeDisabled();
  await userEvent.click(screen.getByRole("radio", { name: islandCenter.name }));
  await userEvent.click(screen.getByRole("button", { name: "Select Center" }));
  await waitFor(() => expect(onCenterSet).toHaveBeenCalledWith({ center: islandCenter }));
  expect(stage.registry.session.getState().center).toEqual(islandCenter);
  expect(onCancel).not.toHaveBeenCalled();
});

test("Whoever stays at the centre cancels, and nothing is sent", async () => {
  const stage = createTestRegistry();
  const onCancel = vi.fn();
  render(
    <Stage stage={stage}>
      <SwitchCenter onCancel={onCancel} />
    </Stage>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(stage.server.callsOf("setCenter")).toEqual([]);
});
