import { listWorldCountries } from "../../domain/countries.ts";
import { answerCenter } from "../operation.ts";

/** The countries of the world. */
export const listCountries = answerCenter("listCountries", async () => ({
  status: 200,
  body: { countries: listWorldCountries() },
}));
