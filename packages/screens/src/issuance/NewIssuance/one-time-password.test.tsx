import { createCollector, createOtp, createPerson, refuse, reply } from "@id-desk/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createIssuanceServer, goodCode } from "../../testing/issuance-server.ts";
import { find, findStep, press, scanner, serial, showCounter } from "../../testing/stage-counter.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(() => void vi.useRealTimers());

const collector = createCollector();
const sent = { collector, otp: createOtp(), status: "otp_sent" } as const;
const codeField = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Code/ });

describe("A code for the collector", () => {
  test("goes to the registered number, of which the end alone is shown [CALL-38]", async () => {
    const { server } = showCounter({ collector });
    await find();
    const step = await findStep(/^Verify by one-time password/);
    expect(step.getByRole<HTMLInputElement>("radio", { name: /^Registered number/ }).checked).toBe(true);
    await press("Send code");
    await screen.findByText(/^A code was sent to/);
    expect(server.callsOf("sendCollectorOtp").map(({ body }) => body)).toEqual([{ card_id: 101 }]);
  });

  test("goes to another number only with a reason, and to none that is no number [ERR-13]", async () => {
    const { server } = showCounter(
      { collector },
      {
        sendCollectorOtp: () =>
          refuse("Collector contact invalid", {
            code: "collector_contact_invalid",
            errors: { collector_contact: ["Collector contact invalid"] },
          }),
      },
    );
    await find();
    await userEvent.click(await screen.findByRole("radio", { name: "Another number" }));
    await press("Send code");
    await screen.findByText("Phone Number is not valid.");
    await screen.findByText("Reason is required.");
    expect(server.callsOf("sendCollectorOtp")).toHaveLength(0);
    await userEvent.fill(screen.getByRole("textbox", { name: /^Phone number/ }), "777 1234");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Reason/ }), "number_changed");
    await press("Send code");
    await waitFor(() =>
      expect(screen.getAllByText("Collector's contact must be a valid phone number.").length).toBeGreaterThan(
        0,
      ),
    );
    expect(server.callsOf("sendCollectorOtp")[0]?.body).toEqual({
      card_id: 101,
      collector_contact: "7771234",
      contact_reason: "number_changed",
    });
  });

  test("is taken with the spaces of a paste, and its proof stays in memory [CALL-39]", async () => {
    const { server } = showCounter(sent);
    await find();
    await userEvent.fill(await codeField(), " 123 456 ");
    await userEvent.keyboard("{Enter}");
    await screen.findByText(/^Verified 14:06 by a code to/);
    expect(server.callsOf("verifyCollectorOtp").map(({ body }) => body)).toEqual([
      { card_id: 101, otp: goodCode },
    ]);
  });

  test("that is wrong says so to the letter, empties the field and counts the tries [ERR-14]", async () => {
    showCounter(sent);
    await find();
    await userEvent.fill(await codeField(), "111111");
    await userEvent.keyboard("{Enter}");
    const field = await codeField();
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
    const words = described.map((id) => document.getElementById(id)?.textContent).join(" ");
    expect(words).toContain("Otp is not valid.");
    expect(words).toContain("4 tries left.");
    expect(field.value).toBe("");
    expect(document.activeElement).toBe(field);
  });

  test("that is wrong stays in its field and is sent again with the same key when the answer was lost, and is another try when it was not", async () => {
    let tries = 0;
    const { server, desk } = showCounter(sent, {
      verifyCollectorOtp: (call) => {
        tries += 1;
        if (tries === 1) throw new TypeError("Failed to fetch");
        return desk.handlers.verifyCollectorOtp?.(call) ?? expect.fail();
      },
    });
    await find();
    const tell = async (code: string) => {
      await userEvent.fill(await codeField(), code);
      await userEvent.keyboard("{Enter}");
    };
    await tell("111111");
    await screen.findByText(/Server error/);
    expect((await codeField()).value).toBe("111111");
    await press("Verify code");
    await screen.findByText(/4 tries left/);
    expect((await codeField()).value).toBe("");
    await tell("111111");
    await screen.findByText(/3 tries left/);
    await tell("222222");
    await screen.findByText(/2 tries left/);
    const calls = server.callsOf("verifyCollectorOtp");
    const [lost, again, ...others] = calls.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(calls.map(({ body }) => body)).toEqual(
      ["111111", "111111", "111111", "222222"].map((otp) => ({ card_id: 101, otp })),
    );
    expect(lost).toMatch(/^[\w-]{16,}$/);
    expect(again).toBe(lost);
    expect(new Set([lost, ...others]).size).toBe(3);
  });

  test("that is wrong is another try each time, also where the server names its refusal by words alone", async () => {
    let left = 5;
    const { server } = showCounter(sent, {
      verifyCollectorOtp() {
        left -= 1;
        return refuse("Invalid collector otp", { context: { attempts_left: left } });
      },
    });
    await find();
    for (const tries of [/4 tries left/, /3 tries left/]) {
      await userEvent.fill(await codeField(), "111111");
      await userEvent.keyboard("{Enter}");
      await screen.findByText(tries);
    }
    const keys = server.callsOf("verifyCollectorOtp").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(keys).size).toBe(2);
  });

  test("is no try when it has not 6 digits, or was a scan", async () => {
    const { server } = showCounter(sent);
    await find();
    await userEvent.fill(await codeField(), "1234");
    await userEvent.keyboard("{Enter}");
    await screen.findByText("The code has 6 digits.");
    (await codeField()).focus();
    await userEvent.fill(await codeField(), serial);
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect((await codeField()).value).toBe(""));
    expect(server.callsOf("verifyCollectorOtp")).toHaveLength(0);
  });

  test("is locked after too many wrong ones, with the time to wait", async () => {
    showCounter(sent);
    await find();
    for (let tries = 0; tries < 5; tries += 1) {
      await userEvent.fill(await codeField(), "111111");
      await userEvent.keyboard("{Enter}");
      await waitFor(async () => {
        const field = screen.queryByRole<HTMLInputElement>("textbox", { name: /^Code/ });
        expect(field === null || field.value === "").toBe(true);
      });
    }
    await screen.findByText(/^Too many wrong codes/, { selector: "bdi" });
    await screen.findByText(/^Try again in 1[45]:/);
    expect(screen.queryByRole("textbox", { name: /^Code/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Verify code" })).toBeNull();
  });

  test("can be sent again after the server's seconds, and expires by them, whatever this computer's clock says", async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ["setInterval", "clearInterval", "performance", "Date"],
    });
    showCounter(sent);
    await find();
    const resend = await screen.findByRole("button", { name: /^Resend code/ });
    expect(resend.getAttribute("aria-disabled")).toBe("true");
    vi.setSystemTime(new Date("2031-01-01"));
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    await waitFor(() => expect(resend.getAttribute("aria-disabled")).not.toBe("true"));
    await screen.findByText("A new code can be sent now.");
    await act(() => vi.advanceTimersByTimeAsync(540_000));
    await screen.findByText("The code has expired. Send a new one.");
    expect(screen.queryByRole("textbox", { name: /^Code/ })).toBeNull();
  });

  test("cannot go to a number that nobody has: another is asked for", async () => {
    showCounter({ collector, owner: createPerson({ has_phone: false, phone_masked: null }) });
    await find();
    await screen.findByText("No phone number of Mohamed Naseer is registered.");
    await screen.findByRole("textbox", { name: /^Phone number/ });
  });

  test("is not sent by a scan that is made while its button has the focus", async () => {
    const { server } = showCounter({ collector });
    await find();
    await findStep(/^Verify by one-time password/);
    (await screen.findByRole("button", { name: "Send code" })).focus();
    scanner.scan(serial);
    await waitFor(() => expect(server.callsOf("verifyCard")).toHaveLength(1));
    expect(server.callsOf("sendCollectorOtp")).toHaveLength(0);
  });
});

describe("A supervisor", () => {
  const alternative = () =>
    reply(200, {
      configs: {
        issuance: {
          collector_types: [],
          document_types: [],
          return_reasons: [],
          thumb_missing_reasons: [],
          alternative_check: true,
        },
      },
    });

  test("vouches where the registry allows it, and their password reaches nobody else", async () => {
    const about: object[] = [];
    const { server, rerender } = showCounter({ collector }, { getSettings: alternative });
    const { NewIssuance } = await import("./NewIssuance.tsx");
    rerender(
      <NewIssuance actions={{ verifyCollectorOtp: { onBefore: (context) => about.push(context) > 0 } }} />,
    );
    await find();
    await press("No code can reach the collector");
    const step = await findStep(/^Verify by one-time password/);
    await userEvent.fill(await step.findByRole("textbox", { name: /^Username/ }), "super");
    await userEvent.fill(step.getByLabelText(/^Password of/), "Counter-2026!");
    await userEvent.fill(step.getByRole("textbox", { name: /^Why/ }), "Her phone is lost");
    await press("Verify by supervisor");
    await screen.findByText("Verified 14:06 by a supervisor");
    expect(server.callsOf("verifyCollectorOtp")[0]?.body).toMatchObject({
      supervisor: { username: "super", password: "Counter-2026!", reason: "Her phone is lost" },
    });
    expect(about).toMatchObject([{ action: "verifyCollectorOtp", body: { card_id: 101 } }]);
    expect(JSON.stringify(about)).not.toContain("Counter-2026!");
  });

  test("is not offered where the registry says nothing", async () => {
    showCounter({ collector });
    await find();
    await findStep(/^Verify by one-time password/);
    expect(screen.queryByRole("button", { name: "No code can reach the collector" })).toBeNull();
  });
});

describe("A second person for another number", () => {
  /** A registry that asks for a second person. It refuses a wrong password, and another number without a supervisor. */
  function showAsking() {
    const counter = createIssuanceServer({ collector });
    const { sendCollectorOtp } = counter.handlers;
    return showCounter(
      { collector },
      {
        ...counter.handlers,
        sendCollectorOtp(call) {
          const { collector_contact, supervisor } = call.body;
          if (collector_contact && !supervisor) {
            return refuse("A supervisor has to confirm another number.", { code: "second_person_needed" });
          }
          if (supervisor && supervisor.password !== "Counter-2026!") {
            return refuse("Username or password is not correct.", { code: "wrong_sign_in" });
          }
          return sendCollectorOtp?.(call) ?? expect.fail();
        },
      },
    );
  }
  const chooseOther = async () => {
    await userEvent.click(await screen.findByRole("radio", { name: "Another number" }));
    await userEvent.fill(screen.getByRole("textbox", { name: /^Phone number/ }), "777 1234");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Reason/ }), "number_changed");
    await press("Send code");
  };
  const confirm = async (password: string) => {
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Username/ }), "super");
    await userEvent.fill(screen.getByLabelText(/^Password of/), password);
    await userEvent.fill(screen.getByRole("textbox", { name: /^Why/ }), "I called the owner");
    await press("Confirm and send code");
  };
  const other = { card_id: 101, collector_contact: "7771234", contact_reason: "number_changed" };

  test("is asked for by the registry, and the code is sent after the supervisor's password", async () => {
    const { server } = showAsking();
    await find();
    await chooseOther();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Username/ })),
    );
    await confirm("Counter-2025!");
    await screen.findAllByText(/password is not correct/i);
    await confirm("Counter-2026!");
    await screen.findByText(/^A code was sent to/);
    const supervisor = { username: "super", password: "Counter-2026!", reason: "I called the owner" };
    expect(server.callsOf("sendCollectorOtp").map(({ body }) => body)).toEqual([
      other,
      { ...other, supervisor: { ...supervisor, password: "Counter-2025!" } },
      { ...other, supervisor },
    ]);
    expect((await codeField()).value).toBe("");
  });

  test("can be cancelled, and the number and the reason are still there", async () => {
    const { server } = showAsking();
    await find();
    await chooseOther();
    await press("Back to the number");
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /^Phone number/ })).value).toBe(
      "777 1234",
    );
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /^Reason/ }).value).toBe("number_changed");

    await press("Send code");
    await confirm("Counter-2026!");
    await screen.findByText(/^A code was sent to/);
    expect(server.callsOf("sendCollectorOtp")).toHaveLength(3);
  });

  test("is asked for again when the code is sent again to the other number", async () => {
    const { server } = showAsking();
    await find();
    await chooseOther();
    await confirm("Counter-2026!");
    await screen.findByText(/^A code was sent to/);
    await press("Send to another number");
    await press("Send code");
    await confirm("Counter-2026!");
    await screen.findByText(/^A code was sent to/);
    expect(server.callsOf("sendCollectorOtp")).toHaveLength(4);
  });

  test("is not asked for when the code goes to the registered number", async () => {
    showAsking();
    await find();
    await press("Send code");
    await screen.findByText(/^A code was sent to/);
  });
});
