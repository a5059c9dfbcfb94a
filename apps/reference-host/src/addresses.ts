import type { Destination, ListQuery } from "@id-desk/screens";
import { findPage } from "./routes.ts";

/** The path of a destination in this back office: its parameters in their places, a list's query behind. */
export function toPath(destination: Destination): string {
  const params: object = ("params" in destination && destination.params) || {};
  const path = findPath(destination.screen).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  );
  return path + formatListQuery(params);
}

function findPath(screen: Destination["screen"]): string {
  if (screen === "Login") return "/login";
  // The host shows it in place of every page until a centre is selected.
  if (screen === "SelectCenter") return "/";
  return findPage(screen).path;
}

/** A list's query as the search part of an address: nothing else of a list stands in one. */
export function formatListQuery({ page, perPage, status, center }: ListQuery = {}): string {
  const search = new URLSearchParams();
  if (page !== undefined && page !== 1) search.set("page", String(page));
  if (perPage !== undefined) search.set("per_page", String(perPage));
  if (status !== undefined) search.set("status", status);
  if (center !== undefined) search.set("center", String(center));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

/** Reads a list's query off an address; what is no query of ours is left out. */
export function readListQuery(searchText: string): ListQuery {
  const search = new URLSearchParams(searchText);
  return {
    page: readPositive(search.get("page")),
    perPage: readPositive(search.get("per_page")),
    status: search.get("status") ?? undefined,
    center: readPositive(search.get("center")),
  };
}

function readPositive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Reads the id of a record off a path; nothing when it is no id. */
export function readRecordId(text: string | undefined): number | undefined {
  return readPositive(text ?? null);
}

/** What a destination carries that must not stand in an address; the browser's history keeps it for its page alone. */
export function toState(destination: Destination): object | undefined {
  return "state" in destination ? destination.state : undefined;
}

/** What the states of all destinations have in them. */
type StateName<One = Destination> = One extends { readonly state?: infer State extends object }
  ? keyof State
  : never;

/** The kinds of values that a state has. */
interface StateValue {
  readonly number: number;
  readonly string: string;
}

/** Reads one value of what `toState` wrote; nothing if the page was opened without it. */
export function readState<Kind extends keyof StateValue>(
  state: object,
  name: StateName,
  kind: Kind,
): StateValue[Kind] | undefined {
  const value: unknown = Reflect.get(state, name);
  return typeof value === kind ? (value as StateValue[Kind]) : undefined;
}
