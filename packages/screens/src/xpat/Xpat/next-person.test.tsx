import { writeZone } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  answer,
  choose,
  chooseOption,
  find,
  findOpen,
  passportScanner,
  press,
  showXpat,
} from "../../testing/xpat/stage-xpat.tsx";

beforeEach(() => page.viewport(1366, 900));

/** Records that everything agrees with somebody who was found by hand. */
async function record(): Promise<void> {
  await findOpen("Identity");
  await answer();
  await choose(/^Same as permit/);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Passport seen/ }), "Seen");
  await press("Continue");
  await press("Continue");
  await press("Save interaction");
  await screen.findByText(/^The interaction with .* is saved/);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
}

describe("A permit that is scanned once an interaction is saved", () => {
  test("is no passport of the country that was chosen for the person before [ROUTE-20]", async () => {
    const { server } = showXpat();
    await chooseOption(/^Country of the passport/, "Bangladesh");
    await find("BX0484821");
    await record();
    passportScanner.scan("WP00412346");
    await findOpen("Identity");
    expect(server.callsOf("findExpatByPassport")).toHaveLength(1);
    expect(server.callsOf("findExpatByPermit").map(({ query }) => query)).toEqual([
      { work_permit: "WP00412346" },
    ]);
  });

  test("is looked for anew where it is the one before, and was seen lately by now [ROUTE-20]", async () => {
    const { server } = showXpat();
    await find("WP00412345");
    await record();
    passportScanner.scan("WP00412345");
    expect(await screen.findByText("Rafiqul Islam was seen recently.")).toBeVisible();
    expect(server.callsOf("findExpatByPermit").map(({ query }) => query)).toEqual([
      { work_permit: "WP00412345" },
      { work_permit: "WP00412345" },
    ]);
  });
});

test("A passport that was half read is forgotten with the next person [DOM-07]", async () => {
  const [first = "", second = ""] = writeZone();
  showXpat();
  await find("WP00412345");
  await record();
  passportScanner.scan(first);
  await press("Next person");
  await find("WP00412346");
  const identity = await findOpen("Identity");
  const [yes] = await identity.findAllByRole("radio", { name: "Yes" });
  await userEvent.click(yes as HTMLElement);
  passportScanner.scan(second);
  await press("Leave interaction");
  expect(await screen.findByText(/^The lines of the passport could not be read/)).toBeVisible();
});

test("A permit that is scanned under a dialog is not recorded, which is said there", async () => {
  const { server } = showXpat();
  await find("WP00412345");
  await findOpen("Identity");
  await press("Another person");
  const dialog = within(await screen.findByRole("alertdialog"));
  const before = server.calls.length;
  passportScanner.scan("WP00412347");
  expect(await dialog.findByRole("alert")).toHaveTextContent("Not recorded: close the dialog first.");
  expect(server.calls).toHaveLength(before);
});
