import { countSeenCharacters, readApplicationNo, readIdNumber } from "../written-forms.ts";

/** What applications are looked for by: a whole number, or a part of a number or a name. */
export type ApplicationSearch =
  | { readonly idNumber: string }
  | { readonly applicationNo: string }
  | { readonly part: string };

/** Reads what staff typed to find applications; nothing where fewer than two of its characters are seen. */
export function readApplicationSearch(text: string): ApplicationSearch | undefined {
  const part = text.trim().replaceAll(/\s+/g, " ");
  if (countSeenCharacters(part) < 2) return undefined;
  const idNumber = readIdNumber(part.replaceAll(" ", ""));
  if (idNumber !== "") return { idNumber };
  const applicationNo = readApplicationNo(part);
  return applicationNo === "" ? { part } : { applicationNo };
}
