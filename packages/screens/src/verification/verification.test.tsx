import { RegistryError } from "@id-desk/core";
import { createOtp } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createTestRegistry, Stage } from "../testing/stage.tsx";
import type { OneTimePassword, Proof, VerificationProps } from "./one-time-password.ts";
import { Verification } from "./Verification.tsx";

const words = { codeHint: "The guardian has it.", cannot: "No code", supervisor: "Somebody vouches." };
const reading = {
  isKnown: true,
  error: undefined,
  isRetrying: false,
  retry: () => undefined,
  can: () => false,
};

/** A form of no area, whose calls are functions. */
function Guardian({
  tells,
  mayVouch = false,
  asksForCode = false,
}: {
  tells: (what: unknown) => void;
  mayVouch?: boolean;
  /** The supervisor has a second factor. */
  asksForCode?: boolean;
}) {
  const [otp, setOtp] = useState<OneTimePassword | null>(null);
  const [contact, setContact] = useState<VerificationProps["contact"]>({
    isOther: false,
    contact: "",
    reason: "",
  });
  const [error, setError] = useState<RegistryError>();
  const quiet = { isPending: false, reset: () => setError(undefined) };
  async function hold(proof: Proof) {
    tells(proof);
    if ("supervisor" in proof && asksForCode && proof.supervisor.otp !== "287082") {
      const { otp } = proof.supervisor;
      const fields = otp === undefined ? {} : { otp: ["The code is not correct."] };
      setError(
        new RegistryError({ code: "validation", message: "No.", serverCode: "second_factor", fields }),
      );
      return undefined;
    }
    if (!("otp" in proof) || proof.otp === "123456") return { otp_token: "token" };
    const fields = { otp: ["This is not the code."] };
    setError(
      new RegistryError({ code: "validation", message: "No.", fields, context: { attempts_left: 2 } }),
    );
    return undefined;
  }
  return (
    <Verification
      words={words}
      otp={otp}
      answeredAt={performance.now()}
      send={{
        ...quiet,
        error: undefined,
        async send(other) {
          tells(other);
          return { otp: createOtp() };
        },
      }}
      onSent={async (answer) => setOtp(answer.otp ?? null)}
      verify={{ ...quiet, error, send: hold }}
      onVerified={async (answer, method) => tells([answer.otp_token, method])}
      registered={{ name: "Aishath", phone: "*** **12", hasPhone: true }}
      contact={contact}
      onContactChange={setContact}
      wireNames={{ contact: "phone", reason: "phone_reason" }}
      reasons={[{ code: "number_changed", label: "The number has changed" }]}
      reading={reading}
      mayVouch={mayVouch}
    />
  );
}

const show = (form: ReactNode) => render(<Stage stage={createTestRegistry()}>{form}</Stage>);

test("Any form has somebody verified by a code, with its own calls and words", async () => {
  const tells = vi.fn();
  show(<Guardian tells={tells} />);
  await userEvent.click(screen.getByRole("radio", { name: "Another number" }));
  await userEvent.fill(screen.getByRole("textbox", { name: /^Phone number/ }), "777 1234");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Reason/ }), "number_changed");
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
  await waitFor(() =>
    expect(tells).toHaveBeenLastCalledWith({ contact: "7771234", reason: "number_changed" }),
  );
  await screen.findByText(/^The guardian has it\./);
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Code/ });
  await userEvent.fill(field, "111111");
  await userEvent.keyboard("{Enter}");
  await screen.findByText(/2 tries left/);
  expect(field.value).toBe("");
  await userEvent.fill(field, "123 456");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(tells).toHaveBeenLastCalledWith(["token", "otp"]));
  expect(screen.queryByRole("button", { name: "No code" })).toBeNull();
});

test("A supervisor vouches where the form lets them, and their password does not stay", async () => {
  const tells = vi.fn();
  show(<Guardian tells={tells} mayVouch />);
  await userEvent.click(screen.getByRole("button", { name: "No code" }));
  await screen.findByText("Somebody vouches.");
  await userEvent.fill(screen.getByRole("textbox", { name: /^Username/ }), " super ");
  const password = screen.getByLabelText<HTMLInputElement>(/^Password/);
  await userEvent.fill(password, "Island-2027!");
  await userEvent.fill(screen.getByRole("textbox", { name: /^Why/ }), "The phone is lost.");
  await userEvent.click(screen.getByRole("button", { name: "Verify by supervisor" }));
  await waitFor(() => expect(tells).toHaveBeenLastCalledWith(["token", "supervisor"]));
  const supervisor = { username: "super", password: "Island-2027!", reason: "The phone is lost." };
  expect(tells).toHaveBeenCalledWith({ supervisor });
  expect(password.value).toBe("");
});

test("A supervisor with a second factor enters its code and keeps the other input; a wrong code is shown at the field", async () => {
  const tells = vi.fn();
  show(<Guardian tells={tells} mayVouch asksForCode />);
  await userEvent.click(screen.getByRole("button", { name: "No code" }));
  await screen.findByText("Somebody vouches.");
  await userEvent.fill(screen.getByRole("textbox", { name: /^Username/ }), "super");
  await userEvent.fill(screen.getByLabelText(/^Password/), "Island-2027!");
  await userEvent.fill(screen.getByRole("textbox", { name: /^Why/ }), "The phone is lost.");
  await userEvent.click(screen.getByRole("button", { name: "Verify by supervisor" }));
  const code = await screen.findByRole("textbox", { name: "Authenticator code" });
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).not.toHaveAttribute("aria-invalid");
  expect(screen.queryByText("No.")).toBeNull();
  await userEvent.keyboard("111111{Enter}");
  await waitFor(() => expect(code).toHaveAccessibleDescription(/^The code is not correct\./));
  await userEvent.keyboard("287082{Enter}");
  await waitFor(() => expect(tells).toHaveBeenLastCalledWith(["token", "supervisor"]));
  const supervisor = {
    username: "super",
    password: "Island-2027!",
    otp: "287082",
    reason: "The phone is lost.",
  };
  expect(tells).toHaveBeenCalledWith({ supervisor });
});
