import type { Destination, ListQuery } from "@id-desk/screens";

const fixedPaths = {
  Login: "/login",
  Dashboard: "/",
  SelectCenter: "/",
  SwitchCenter: "/switch-center",
  Resources: "/resources",
  NewIssuance: "/issuance/new",
} as const;

/** The path of a destination in this back office. */
export function toPath(destination: Destination): string {
  switch (destination.screen) {
    case "ApplicationStatus":
      return `/applications/status/${encodeURIComponent(destination.params.idNumber)}`;
    case "DispatchSending":
      return `/dispatch/sending${formatListQuery(destination.params)}`;
    case "DispatchSendingBatch":
      return `/dispatch/sending/${destination.params.batchId}`;
    case "DispatchReceiving":
      return `/dispatch/receiving${formatListQuery(destination.params)}`;
    case "DispatchReceivingBatch":
      return `/dispatch/receiving/${destination.params.batchId}`;
    case "Issuances":
      return `/issuance/list${formatListQuery(destination.params)}`;
    default:
      return fixedPaths[destination.screen];
  }
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
export function toState(destination: Destination): { readonly cardId: number } | undefined {
  return destination.screen === "Issuances" ? destination.state : undefined;
}

/** The card that a page was opened for, as `toState` wrote it. */
export function readCardId(state: object): number | undefined {
  const cardId: unknown = Reflect.get(state, "cardId");
  return typeof cardId === "number" ? cardId : undefined;
}
