import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  answer,
  choose,
  findField,
  findOpen,
  press,
  scanPassport,
  showXpat,
} from "../../testing/stage-xpat.tsx";

beforeEach(() => page.viewport(1366, 900));

describe("A known worker", () => {
  test("is recorded by a scan of the passport in at most twelve actions [ROUTE-20] [CALL-31] [CALL-35]", async () => {
    const { desk } = showXpat();
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await scanPassport({ number: "BX0484821" });
    await findOpen("Identity");
    await answer();
    await findOpen("Interaction");
    await choose(/^Same as permit/);
    await press("Continue");
    await findOpen("Biometrics");
    await press("Continue");
    await findOpen("Review");
    await press("Save interaction");
    await screen.findByText("The interaction with Rafiqul Islam is saved.");
    expect(desk.recorded()).toEqual({});
  });
});
