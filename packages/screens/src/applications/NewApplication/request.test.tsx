import { createPerson } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  giveFile,
  meet,
  openIntake,
  openSection,
  press,
  submit,
  verify,
  waitForSection,
} from "../../testing/stage-intake.tsx";

beforeEach(() => page.viewport(1366, 900));

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole("radio", { name }));
const field = (name: RegExp) => screen.getByRole("textbox", { name });
const type = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

describe("A lost card", () => {
  test.each([
    ["2026-02-30", "Required format: YYYY-MM-DD"],
    ["tomorrow", "Required format: YYYY-MM-DD"],
    ["2099-01-01", "The date is in the future."],
  ])("was not lost on %s, and the section stays open [VAL-11]", async (day, text) => {
    openIntake();
    await meet();
    await choose(/^Lost card/);
    await type(/^Lost on/, day);
    await type(/^Where/, "Ferry");
    await type(/^Police/, "PR-7");
    await press("Continue");
    expect(await screen.findByText(text)).toBeVisible();
    expect(openSection()).toBe("request");
  });

  test("says when, where and by which report, and needs that report", async () => {
    const { intake } = openIntake();
    await meet();
    await choose(/^Lost card/);
    await type(/^Lost on/, "2026-11-01");
    await type(/^Where/, "Ferry");
    await type(/^Police/, "PR-7");
    await press("Continue");
    await waitForSection("documents");
    await giveFile("report.jpg");
    await giveFile("slip.jpg", { place: 1 });
    await waitForSection("biometrics");
    await press("Capture later");
    await verify();
    await waitForSection("review");
    await submit();
    await screen.findByText("Application number");
    expect(intake.submitted[0]).toMatchObject({
      type: "lost",
      reason_details: { lost_on: "2026-11-01", lost_place: "Ferry", police_report_no: "PR-7" },
      documents: [{ type: "police_report" }, { type: "payment_slip" }],
    });
  });
});

test("A damaged card is handed in first", async () => {
  openIntake();
  await meet();
  await choose(/^Damaged card/);
  await press("Continue");
  expect(openSection()).toBe("request");
  await userEvent.click(screen.getByRole("checkbox", { name: /old card is handed in/ }));
  await press("Continue");
  await waitForSection("documents");
});

test("A change of details shows the old beside the new, and sends the new alone", async () => {
  const { intake } = openIntake();
  await meet();
  await choose(/^Change of details/);
  expect(field(/^Name \(optional\)|^Name$/)).toHaveAccessibleDescription(/Now: Mohamed Naseer/);
  await press("Continue");
  expect(await screen.findByText("Fill in at least one new detail.")).toBeVisible();
  await type(/^Name \(optional\)|^Name$/, "Mohamed Nasheed");
  await press("Continue");
  await giveFile();
  await waitForSection("biometrics");
  await press("Capture later");
  await verify();
  await waitForSection("review");
  expect(document.querySelector("[data-step=review]")?.textContent).toContain(
    "Mohamed Naseer → Mohamed Nasheed",
  );
  await submit();
  await screen.findByText("Application number");
  expect(intake.submitted[0]?.reason_details).toEqual({
    changes: [{ field: "name_en", value: "Mohamed Nasheed" }],
  });
});

describe("A guardian", () => {
  const child = createPerson({ id_number: "A100101", date_of_birth: "2015-05-01", has_photo: false });
  const lookUp = async (idNumber: string) => {
    await type(/guardian/, `${idNumber}{Enter}`);
  };
  async function open() {
    const shown = openIntake({ status: { person: child, cards: [] } });
    await meet();
    await screen.findByRole("group", { name: "Guardian" });
    return shown;
  }

  test.each([
    ["A100107", "This person is under 18."],
    ["A100108", "This person is registered as deceased."],
  ])("%s cannot apply", async (idNumber, text) => {
    await open();
    await lookUp(idNumber);
    expect(await screen.findByText(text)).toBeVisible();
    await press("Continue");
    expect(openSection()).toBe("request");
  });

  test("is not the applicant", async () => {
    const { server } = await open();
    await lookUp("A100101");
    await press("Continue");
    expect(await screen.findByText("This is the applicant's ID number.")).toBeVisible();
    expect(server.callsOf("getPersonStatus").filter(({ path }) => path.idNumber === "A100101")).toHaveLength(
      1,
    );
  });

  test("gets the code, and is sent with the relationship", async () => {
    const { intake, server } = await open();
    await lookUp("A100102");
    expect(await screen.findByText(/may apply for the applicant/)).toBeVisible();
    await userEvent
      .selectOptions(screen.getByRole("combobox", { name: /Relationship/ }), "mother")
      .catch(async () => {
        await userEvent.click(screen.getByRole("button", { name: /Relationship/ }));
        await userEvent.click(await screen.findByRole("option", { name: "Mother" }));
      });
    await press("Continue");
    await waitForSection("documents");
    await giveFile("birth.jpg");
    await giveFile("consent.jpg", { place: 1 });
    await waitForSection("biometrics");
    await press("Capture later");
    await waitForSection("phone");
    await verify();
    await waitForSection("review");
    await submit();
    await screen.findByText("Application number");
    expect(server.callsOf("sendApplicationOtp")[0]?.body).toEqual({
      id_number: "A100101",
      guardian_id_number: "A100102",
    });
    expect(intake.submitted[0]?.guardian).toEqual({ id_number: "A100102", relationship: "mother" });
  });
});

describe("Documents", () => {
  test("that are the same file are a warning, and the section waits for a press", async () => {
    openIntake();
    await meet();
    await choose(/^Lost card/);
    await type(/^Lost on/, "2026-11-01");
    await type(/^Where/, "Ferry");
    await type(/^Police/, "PR-7");
    await press("Continue");
    await waitForSection("documents");
    await giveFile("one.jpg", { text: "same" });
    await giveFile("two.jpg", { place: 1, text: "same" });
    expect(await screen.findByText(/This is the same file as/)).toBeVisible();
    expect(openSection()).toBe("documents");
    await press("Continue");
    await waitForSection("biometrics");
  });

  test("of a type that is not accepted, and empty ones, are refused in the page [VAL-13]", async () => {
    const { server } = openIntake();
    await meet();
    await press("Continue");
    await waitForSection("documents");
    await waitFor(() =>
      expect(document.querySelector("[data-step=documents] input[type=file]")).not.toBeNull(),
    );
    const input = document.querySelector<HTMLElement>("[data-step=documents] input[type=file]");
    if (input) await userEvent.upload(input, new File([""], "empty.jpg", { type: "image/jpeg" }));
    expect((await screen.findAllByText(/The file is empty\./))[0]).toBeVisible();
    expect(server.callsOf("addIssuanceDocument")).toEqual([]);
  });
});

describe("The phone", () => {
  async function open() {
    const shown = openIntake();
    await meet();
    await press("Continue");
    await giveFile();
    await waitForSection("biometrics");
    await press("Use these");
    await waitForSection("phone");
    await userEvent.click(await screen.findByRole("radio", { name: /Another number/ }));
    return shown;
  }

  test.each(["6123456", "00", "+9607771234"])("is not %s [VAL-08] [VAL-09]", async (number) => {
    const { server } = await open();
    await type(/^Phone number/, number);
    await press("Send code");
    expect(await screen.findByText("Phone Number is not valid.")).toBeVisible();
    expect(server.callsOf("sendApplicationOtp")).toEqual([]);
  });

  test("may be abroad, for a reason [VAL-09] [CALL-52]", async () => {
    const { server, intake } = await open();
    await type(/^Phone number/, "0091 98765 43210");
    await userEvent
      .selectOptions(screen.getByRole("combobox", { name: /^Reason/ }), "number_changed")
      .catch(async () => {
        await userEvent.click(screen.getByRole("button", { name: /^Reason/ }));
        await userEvent.click(await screen.findByRole("option", { name: "The number has changed" }));
      });
    await verify();
    await waitForSection("review");
    await submit();
    await screen.findByText("Application number");
    expect(server.callsOf("sendApplicationOtp")[0]?.body).toEqual({
      id_number: "A100101",
      phone: "00919876543210",
      contact_reason: "number_changed",
    });
    expect(intake.submitted[0]?.contact_phone).toBe("00919876543210");
  });

  test("is locked after five wrong codes, and everything else stays", async () => {
    const { server } = await open();
    await userEvent.click(screen.getByRole("radio", { name: /Registered number/ }));
    await press("Send code");
    for (let count = 1; count <= 6; count += 1) {
      await userEvent.type(await screen.findByRole("textbox", { name: /^Code/ }), "000000{Enter}");
      await waitFor(() => expect(server.callsOf("sendApplicationOtp")).toHaveLength(count + 1));
    }
    expect(await screen.findByText(/Too many wrong codes/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Edit Documents" })).toBeVisible();
  });
});
