import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createExampleApplications, serveApplications } from "../../testing/example-applications.ts";
import { renderDashboard } from "../../testing/stage-dashboard.tsx";
import type { MoreTilesSlotProps } from "./Dashboard.tsx";

const pressed: string[] = [];

function MoreTiles({ Tile }: MoreTilesSlotProps) {
  return (
    <>
      <Tile
        label="Letters to post"
        help="Printed, not posted yet"
        count="7"
        href="#letters"
        onPress={() => pressed.push("letters")}
      />
      <Tile label="Letters returned" count="0" isZero href="#returned" />
      <Tile label="Letters lost" href="#lost" failure="Could not be counted." />
    </>
  );
}

test("A host's own tiles come last, and look like those of the page [ROUTE-02]", async () => {
  renderDashboard({}, { props: { slots: { moreTiles: MoreTiles } } });
  await screen.findByRole("link", { name: /^Open batches\s*0/ });
  const tiles = within(screen.getByRole("region", { name: "My work" })).getAllByRole("listitem");
  expect(tiles.slice(-4).map(({ textContent }) => textContent)).toEqual([
    "Batches with a discrepancy0",
    "Letters to post7Printed, not posted yet",
    "Letters returned0",
    "Letters lost–Could not be counted.",
  ]);
  const [own, theirs] = [tiles.at(-5), tiles.at(-3)];
  expect(theirs?.className).toBe(own?.className);
  expect(tiles.at(-2)).toHaveAttribute("data-zero", "true");
  const letters = screen.getByRole("link", { name: /^Letters to post\s*7/ });
  expect(letters).toHaveAttribute("href", "#letters");
  await userEvent.click(letters);
  expect(pressed).toEqual(["letters"]);
});

test("Returned applications and batches with a discrepancy stand out while there are any", async () => {
  const applications = [
    ...createExampleApplications(6, "returned"),
    ...createExampleApplications(2, "pending_payment"),
  ];
  renderDashboard({ listCenterApplications: serveApplications(applications) });
  const readGround = async (name: RegExp, count: string) => {
    const figure = within(await screen.findByRole("link", { name })).getByText(count);
    return getComputedStyle(figure).backgroundColor;
  };
  const usual = await readGround(/^Waiting for payment\s*2/, "2");
  expect(await readGround(/^Returned for correction\s*6/, "6")).not.toBe(usual);
  expect(await readGround(/^Batches with a discrepancy\s*0/, "0")).toBe(usual);
});

test("A figure is behind its name as the page runs, also where the name runs the other way", async () => {
  renderDashboard({}, { provider: { direction: "rtl" } });
  const link = await screen.findByRole("link", { name: /^Open batches\s*0/ });
  const [name, figure] = ["Open batches", "0"].map((text) =>
    within(link).getByText(text).getBoundingClientRect(),
  );
  expect(figure?.left).toBeLessThan(name?.left ?? 0);
});
