import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { routes } from "../../apps/reference-host/src/routes.ts";
import { toSubpath } from "../screens/list-screens.ts";

/** What stands for a part of an address that names a record or a person. */
const exampleParams: Readonly<Record<string, string>> = { idNumber: "A123456" };
const exampleRecord = "6";

/** Every page of the host's table with an address of the demonstration at which it can be opened. */
export function listAddresses(): { readonly page: string; readonly address: string }[] {
  return routes.map(({ page, path }) => ({
    page,
    address: path.replace(/:(\w+)/g, (_, param: string) => exampleParams[param] ?? exampleRecord),
  }));
}

/** Whether the host has a page of that name; it says of the others that they are yet to come. */
export function isBuilt(page: string): boolean {
  const file = `../../apps/reference-host/src/pages/${toSubpath(page)}.tsx`;
  return existsSync(fileURLToPath(new URL(file, import.meta.url)));
}
