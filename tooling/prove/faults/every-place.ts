import type { OperationId } from "../../../packages/core/src/client/operation.ts";
import { readOperation } from "../../../packages/core/src/client/read-operation.ts";
import { readPackage } from "../../packages/published-package.ts";
import { readManifests } from "../../packages/screen-manifests.ts";
import { listAddresses } from "../host-pages.ts";
import { applicationPlaces } from "./application-places.ts";
import { dispatchPlaces } from "./dispatch-places.ts";
import { homePlaces } from "./home-places.ts";
import { issuancePlaces } from "./issuance-places.ts";
import type { Place } from "./place.ts";
import { reading } from "./reading.ts";
import { sessionPlaces } from "./session-places.ts";
import { submissionPlaces } from "./submission-places.ts";
import { xpatListPlaces } from "./xpat-list-places.ts";
import { xpatPlaces } from "./xpat-places.ts";

const written = [
  ...sessionPlaces,
  ...homePlaces,
  ...dispatchPlaces,
  ...issuancePlaces,
  ...applicationPlaces,
  ...submissionPlaces,
  ...xpatPlaces,
  ...xpatListPlaces,
];

/** The path of an operation as a page asks for it, whatever its record and its query. */
function matchOperation(operation: OperationId): RegExp {
  return new RegExp(`${readOperation(operation).path.replaceAll(/\{\w+\}/g, "[^/?]+")}($|\\?)`);
}

/** One place of each screen that nobody has written one of: what it needs to read first when it is opened. */
async function createRoutePlaces(): Promise<Place[]> {
  const addresses = new Map(listAddresses().map(({ page, address }) => [page, address]));
  const manifests = await readManifests(readPackage("screens"));
  return manifests.flatMap(({ name, needs }) => {
    const path = addresses.get(name);
    const call = (needs as readonly OperationId[]).find((id) => readOperation(id).method === "GET");
    if (path === undefined || call === undefined || written.some((place) => isOf(place, name))) return [];
    const clerk = { username: "super", center: 1 };
    return [reading({ name: `${name}, as it opens`, clerk, path, call: matchOperation(call) })];
  });
}

/** Whether a place belongs to a screen: its name begins with the screen's. */
export function isOf({ name }: Pick<Place, "name">, screen: string): boolean {
  return name.startsWith(`${screen}, `);
}

/** Every place where calls are made to fail: the written ones, and one of each reading screen that has none. */
export async function listPlaces(): Promise<readonly Place[]> {
  return [...written, ...(await createRoutePlaces())];
}
