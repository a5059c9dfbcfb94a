import { createSessionAnswer, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ExampleShell } from "../../testing/ExampleShell.tsx";
import { type RenderedScreen, renderScreen } from "../../testing/render-screen.tsx";
import type { TestRegistryOptions } from "../../testing/stage.tsx";
import { ChangePassword, type ChangePasswordProps } from "./ChangePassword.tsx";

const good = { current: "Counter-2026!", new: "Island-2027!" };

const current = () => screen.getByLabelText("Current password");
const fresh = () => screen.getByLabelText("New password");
const again = () => screen.getByLabelText("Confirm new password");
const confirm = () => screen.getByRole("button", { name: "Confirm" });
const close = () => screen.getByRole("button", { name: "Close" });

/** Opens the dialog from the profile menu. */
async function openDialog(options: TestRegistryOptions = {}): Promise<RenderedScreen> {
  const shown = renderScreen(<ExampleShell />, options);
  const { user } = shown.registry.session.getState();
  await userEvent.click(screen.getByRole("button", { name: user?.fullname ?? "" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Change Password" }));
  await screen.findByRole("dialog", { name: "Change Password" });
  return shown;
}

async function fill(values: { current?: string; new?: string; again?: string } = {}): Promise<void> {
  await userEvent.fill(current(), values.current ?? good.current);
  await userEvent.fill(fresh(), values.new ?? good.new);
  await userEvent.fill(again(), values.again ?? values.new ?? good.new);
}

const rules = () =>
  within(screen.getByRole("dialog"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("The dialog Change Password", () => {
  test("asks for three passwords, begins in the first, and has Close and Confirm [TOP-09]", async () => {
    await openDialog();
    await waitFor(() => expect(current()).toHaveFocus());
    expect([current(), fresh(), again()].map((field) => field.getAttribute("autocomplete"))).toEqual([
      "current-password",
      "new-password",
      "new-password",
    ]);
    expect(close()).toBeEnabled();
    expect(confirm()).toBeDisabled();
  });

  test("keeps Confirm disabled until all of it is valid [TOP-09]", async () => {
    await openDialog();
    for (const wrong of [{ current: "" }, { new: "island-2027!" }, { again: "Island-2027" }]) {
      await fill(wrong);
      expect(confirm(), JSON.stringify(wrong)).toBeDisabled();
    }
    await fill();
    expect(confirm()).toBeEnabled();
  });

  test("ticks each rule as soon as it is met [VAL-01] [VAL-02] [VAL-04]", async () => {
    await openDialog();
    const texts = [
      "Must be at least 8 eight characters long.",
      "Must contain a number.",
      "Must contain a special character or a symbol.",
      "Must contain uppercase and lowercase letters.",
    ];
    expect(rules()).toEqual(texts.map((text) => `${text} (not met yet)`));
    await userEvent.fill(fresh(), "island27");
    expect(rules()).toEqual(
      texts.map((text, index) => `${text} (${[0, 1].includes(index) ? "met" : "not met yet"})`),
    );
    expect(screen.getByText("2 of 4 rules are met.")).toBeInTheDocument();
    await userEvent.fill(fresh(), good.new);
    expect(rules()).toEqual(texts.map((text) => `${text} (met)`));
    expect(fresh()).toHaveAccessibleDescription(/Must contain a number\. \(met\)/);
  });

  test("says what is missing in each field that staff have passed [VAL-05]", async () => {
    await openDialog();
    await userEvent.click(again());
    await userEvent.click(current());
    await userEvent.click(fresh());
    await userEvent.click(again());
    expect(current()).toHaveAccessibleDescription("Current password is required.");
    expect(fresh()).toHaveAccessibleDescription(/^New password is required\./);
    expect(again()).toHaveAccessibleDescription("New password confirmation is required.");
    await userEvent.fill(fresh(), good.new);
    await userEvent.fill(again(), "Island-2072!");
    expect(again()).toHaveAccessibleDescription("Confirm password does not match.");
    await userEvent.fill(again(), good.new);
    expect(again()).not.toHaveAttribute("aria-invalid");
  });

  test("does not call a repetition wrong that is still being typed", async () => {
    await openDialog();
    await userEvent.fill(fresh(), good.new);
    await userEvent.type(again(), "Island");
    expect(again()).not.toHaveAttribute("aria-invalid");
    await userEvent.type(again(), "x");
    expect(again()).toHaveAccessibleDescription("Confirm password does not match.");
  });

  test("sends the three passwords once, asks for the user again, says so, and closes [CALL-05] [TOP-09]", async () => {
    const answered = Promise.withResolvers<undefined>();
    const { server, registry, notices } = await openDialog({
      handlers: {
        updatePassword: () => answered.promise.then(() => reply(200, { message: "Password updated" })),
        getUser: () => reply(200, createSessionAnswer({ _csrf: "token-after-the-change" })),
      },
    });
    await fill();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{Enter}{Escape}");
    expect(screen.getByRole("dialog", { name: "Change Password" })).toBeVisible();
    answered.resolve(undefined);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.callsOf("updatePassword").map(({ body }) => body)).toEqual([
      { current_password: good.current, new_password: good.new, new_password_confirm: good.new },
    ]);
    expect(server.callsOf("getUser")).toHaveLength(1);
    expect(registry.session.getState().csrf).toBe("token-after-the-change");
    expect(notices).toMatchObject([{ tone: "success", message: "Password updated." }]);
    expect(registry.unsavedWork.read()).toEqual([]);
    await waitFor(() => expect(screen.getByRole("button", { name: /Aishath/ })).toHaveFocus());
  });

  test("shows a refusal at its field, keeps what was typed, and forgets it when the field is changed", async () => {
    await openDialog({
      handlers: {
        updatePassword: () =>
          refuse("Current password is not correct.", {
            errors: { current_password: ["Current password is not correct."] },
          }),
      },
    });
    await fill();
    await userEvent.click(confirm());
    await waitFor(() => expect(current()).toHaveAccessibleDescription("Current password is not correct."));
    await waitFor(() => expect(current()).toHaveFocus());
    expect(fresh()).toHaveValue(good.new);
    await userEvent.keyboard("7");
    expect(current()).not.toHaveAttribute("aria-invalid");
    expect(confirm()).toBeEnabled();
  });

  test("shows a refusal of the whole form above it, and can be sent again", async () => {
    const { server } = await openDialog({
      handlers: { updatePassword: () => refuse("Too many attempts", { status: 429 }) },
    });
    await fill();
    await userEvent.click(confirm());
    const dialog = screen.getByRole("dialog", { name: "Change Password" });
    expect(await within(dialog).findByText("Too many attempts.")).toBeVisible();
    server.on("updatePassword", () => reply(200, { message: "Password updated" }));
    await userEvent.click(confirm());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("closes at once where nothing was typed, and asks before something is lost", async () => {
    const { registry } = await openDialog();
    await userEvent.click(close());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    await userEvent.click(screen.getByRole("button", { name: /Aishath/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Change Password" }));
    await userEvent.fill(await screen.findByLabelText("Current password"), "x");
    expect(registry.unsavedWork.read()).toEqual(["Your password has not been changed yet."]);
    await userEvent.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Discard what you typed?" });
    await waitFor(() => expect(within(question).getByRole("button", { name: "Keep editing" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(current()).toHaveValue("x");
    await userEvent.click(close());
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(registry.unsavedWork.read()).toEqual([]);
  });
});

describe("The page ChangePassword", () => {
  function show(props: ChangePasswordProps = {}, options: TestRegistryOptions = {}) {
    const told: string[] = [];
    const shown = renderScreen(
      <ChangePassword
        onPasswordChanged={() => told.push(`changed, held: ${shown.registry.unsavedWork.read().length}`)}
        onExit={({ reason }) => told.push(reason)}
        {...props}
      />,
      options,
    );
    return { ...shown, told };
  }

  test("tells its host when the password is another one, without a password in what it tells", async () => {
    const onBefore = vi.fn(() => true);
    const onAfter = vi.fn();
    const { told } = show({ actions: { updatePassword: { onBefore, onAfter } } });
    await fill();
    await userEvent.click(confirm());
    await waitFor(() => expect(told).toEqual(["changed, held: 0", "changed"]));
    expect(JSON.stringify([onBefore.mock.calls, onAfter.mock.calls])).not.toMatch(/2026|2027/);
    expect(onAfter).toHaveBeenCalledOnce();
    expect(current()).toHaveValue("");
  });

  test("sends nothing and keeps what was typed when its host stops it", async () => {
    const { server, told } = show({ actions: { updatePassword: { onBefore: () => false } } });
    await fill();
    await userEvent.click(confirm());
    await waitFor(() => expect(confirm()).toBeEnabled());
    expect(server.callsOf("updatePassword")).toEqual([]);
    expect(again()).toHaveValue(good.new);
    expect(told).toEqual([]);
  });

  test("asks before what was typed is lost, and holds nothing when its host is told", async () => {
    const held: number[] = [];
    const { registry, told } = show({ onCancel: () => held.push(registry.unsavedWork.read().length) });
    await userEvent.fill(current(), "x");
    await userEvent.click(close());
    await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
    expect(held).toEqual([0]);
    expect(told).toEqual(["cancelled"]);
  });

  test("has no Close where its host has no way back, and no Confirm for reading alone", () => {
    show({ readOnly: true });
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  });
});
