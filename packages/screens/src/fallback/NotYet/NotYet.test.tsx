import { createUser } from "@id-desk/core/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render-screen.tsx";
import { NotYet } from "./NotYet.tsx";

test.each([["dispatch"], ["xpat"]])(
  "A page of a later version has one way on, for the role %s too",
  async (role) => {
    const { destinations } = renderScreen(<NotYet title="Biometrics" />, {
      session: { user: createUser({ roles: [role] }) },
    });
    expect(screen.getByText("This page is not part of this version yet.")).toBeVisible();
    const [way, ...others] = screen.getAllByRole("link");
    expect([way?.textContent, others.length]).toEqual(["Go to the dashboard", 0]);
    await userEvent.click(way as HTMLElement);
    expect(destinations).toEqual([{ screen: "Dashboard" }]);
  },
);

test.each([1366, 320])("At %i px its picture stands in the middle, over its words", async (width) => {
  await page.viewport(width, 768);
  renderScreen(<NotYet title="Biometrics" />);
  const middleOf = (element: Element | null) => {
    const { left, right } = (element as Element).getBoundingClientRect();
    return (left + right) / 2;
  };
  const heading = screen.getByRole("heading", { name: "Biometrics" });
  expect(middleOf(document.querySelector("[data-idd-screen] svg"))).toBeCloseTo(middleOf(heading), 0);
});
