import type { Country } from "@id-desk/core";
import { useMemo } from "react";
import { useCopy } from "../runtime/registry/registry-context.ts";
import { type PlaceFieldProps, PlacePicker } from "./PlacePicker.tsx";
import type { PlaceOptions } from "./place-options.ts";
import { placesCopy } from "./places.copy.ts";
import type { Countries } from "./useCountries.ts";

const noneFirst: readonly number[] = [];

/** One country, found by its name. Those that the registry has pinned come first. */
export function CountryPicker({
  countries,
  pinned = noneFirst,
  onChange,
  ...field
}: PlaceFieldProps & {
  readonly countries: Countries;
  /** The ids of the countries that come first, in this order. */
  readonly pinned?: readonly number[] | undefined;
  /** Called with the country; null when the field is emptied. */
  readonly onChange?: ((country: Country | null) => void) | undefined;
}) {
  const t = useCopy(placesCopy);
  const { places } = countries;
  const common = t("commonCountries");
  const others = t("otherCountries");
  const options = useMemo(
    () => listCountryOptions(places ?? [], pinned, { common, others }),
    [places, pinned, common, others],
  );
  return (
    <PlacePicker
      {...field}
      reading={countries}
      options={options}
      onChange={(id) => onChange?.(places?.find((country) => country.id === id) ?? null)}
      nameUnknown={(id) => t("unknownCountry", { id: String(id) })}
      failed={t("countriesFailed")}
    />
  );
}

function listCountryOptions(
  countries: readonly Country[],
  pinned: readonly number[],
  headings: { readonly common: string; readonly others: string },
): PlaceOptions {
  const readOption = ({ id, name }: Country) => ({ value: id, label: name });
  const first = [...new Set(pinned)].flatMap((id) => countries.find((country) => country.id === id) ?? []);
  if (first.length === 0) return countries.map(readOption);
  return [
    { heading: headings.common, options: first.map(readOption) },
    {
      heading: headings.others,
      options: countries.filter((country) => !first.includes(country)).map(readOption),
    },
  ];
}
