import type { Country } from "@id-desk/core";
import { type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import type { Island } from "@id-desk/core/xpat";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderScreen } from "../testing/render-screen.tsx";
import { CountryPicker } from "./CountryPicker.tsx";
import { IslandPicker } from "./IslandPicker.tsx";
import { useCountries } from "./useCountries.ts";
import { useIslands } from "./useIslands.ts";

const islands: readonly Island[] = [
  { id: 9, name: "Maafaru", atoll: "N", atoll_name: "Noonu", name_dv: "މާފަރު" },
  {
    id: 52,
    name: "Kulhudhuffushi",
    atoll: "HDh",
    atoll_name: "Haa Dhaalu",
    name_dv: "ކުޅުދުއްފުށި",
  },
  { id: 60, name: "Hithadhoo", atoll: "L", atoll_name: "Laamu", name_dv: null },
  { id: 70, name: "Hithadhoo", atoll: "S", atoll_name: "Seenu", name_dv: null },
];

function Islands({ start = null }: { readonly start?: number | null }) {
  const [island, setIsland] = useState<Island | null>();
  return (
    <>
      <IslandPicker
        label="Island"
        islands={useIslands()}
        value={island === undefined ? start : (island?.id ?? null)}
        onChange={setIsland}
      />
      <output>{island && `${island.name} ${island.atoll}`}</output>
    </>
  );
}

function Countries({ pinned }: { readonly pinned?: readonly number[] }) {
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <>
      <CountryPicker
        label="Country"
        countries={useCountries()}
        pinned={pinned}
        value={country?.id ?? null}
        onChange={setCountry}
      />
      <output>{country?.name}</output>
    </>
  );
}

const show = (field: Parameters<typeof renderScreen>[0], handlers: FakeHandlers = {}) =>
  renderScreen(field, {
    handlers: { listIslands: () => reply(200, { islands: [...islands] }), ...handlers },
  });
const box = () => screen.getByRole("combobox");
const names = () => screen.getAllByRole("option").map((option) => option.textContent);

/** Waits until the places are there, and types into the field. */
async function type(text: string): Promise<void> {
  await userEvent.click(box());
  await screen.findAllByRole("option");
  await userEvent.type(box(), text);
}

describe("The choice of an island", () => {
  test("tells islands of one name apart by their atoll, and hands over the island [CALL-34]", async () => {
    show(<Islands />);
    await type("hithadhoo");
    expect(names()).toEqual(["L. Hithadhoo", "S. Hithadhoo"]);
    await userEvent.click(screen.getByRole("option", { name: "S. Hithadhoo" }));
    expect(box()).toHaveProperty("value", "S. Hithadhoo");
    expect(screen.getByText("Hithadhoo S")).toBeTruthy();
  });

  test.each([
    ["the code of its atoll", "hdh"],
    ["the name of its atoll", "haa dhaalu"],
    ["its name with a letter left out", "kulhudhufushi"],
    ["its name in Thaana", "ކުޅުދުއް"],
  ])("finds an island by %s", async (_, typed) => {
    show(<Islands />);
    await type(typed);
    expect(screen.getAllByRole("option")).toHaveLength(1);
    expect(screen.getByRole("option", { name: /HDh. Kulhudhuffushi/ })).toBeTruthy();
  });

  test("names an island that is not in the list, so that it can be cleared", async () => {
    show(<Islands start={999} />);
    await waitFor(() => expect(box()).toHaveProperty("value", "Island 999"));
    await userEvent.clear(box());
    await userEvent.tab();
    await waitFor(() => expect(box()).toHaveProperty("value", ""));
  });

  test("says that the islands could not be loaded, and tries again", async () => {
    const { server } = show(<Islands />, { listIslands: () => refuse("not now", { status: 503 }) });
    expect(await screen.findByText("Could not load the islands.")).toBeTruthy();
    server.on("listIslands", () => reply(200, { islands: [...islands] }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await type("maafaru");
    expect(screen.getByRole("option", { name: /N. Maafaru/ })).toBeTruthy();
  });
});

describe("The choice of a country", () => {
  test("shows the pinned countries first, in their order, and each country once", async () => {
    show(<Countries pinned={[206, 20, 206, 999]} />);
    await type(" ");
    expect(screen.getByText("Common countries")).toBeTruthy();
    expect(names()).toEqual(["Sri Lanka", "Bangladesh", "India"]);
  });

  test("is one list where no country is pinned, and hands over the country", async () => {
    show(<Countries />);
    await type("sri");
    expect(screen.queryByText("Common countries")).toBeNull();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(screen.getByText("Sri Lanka")).toBeTruthy();
  });

  test("says that the countries could not be loaded", async () => {
    show(<Countries />, { listCountries: () => refuse("not now", { status: 503 }) });
    expect(await screen.findByText("Could not load the countries.")).toBeTruthy();
  });
});
