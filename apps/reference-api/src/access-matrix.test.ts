import { beforeEach, describe, expect, test } from "vitest";
import { type ContractOperation, contractOperations } from "./contract/operations.ts";
import { demonstrationAccounts } from "./database/seed/accounts.ts";
import { embeddedOrigin } from "./embedded.ts";
import type { ChunkedUploads } from "./ports.ts";
import { formatSessionCookie } from "./session/cookie.ts";
import { signSession, startSession } from "./session/sessions.ts";
import { formatCall } from "./testing/desk.ts";
import { operationCalls } from "./testing/operation-calls.ts";
import { useTestServer } from "./testing/test-server.ts";

/** Begins every upload and keeps none: what may be done is looked at here. */
const uploads: ChunkedUploads = {
  answer: async ({ method }) => new Response(null, { status: method === "POST" ? 201 : 404 }),
  read: async () => undefined,
  remove: async () => {},
  listBefore: async () => [],
};
const server = useTestServer({ uploads });

/** One account for each way to be let in or not, each of which works at every centre here. */
const usernames = ["noarea", "xpat.male", "status.male", "clerk.male", "super"];
const members = demonstrationAccounts.flatMap(({ username, roles }, place) =>
  usernames.includes(username) ? [{ userId: place + 1, username, roles }] : [],
);
type AnyMember = (typeof members)[number];

/** None, where the calls' batch was packed and their card is, where the batch goes to, and one with neither. */
const centers = [null, 1, 6, 24];
const centersOf: Readonly<Record<ContractOperation["center"], readonly (number | null)[]>> = {
  // One that was made at the first, for the card to be handed over at the second.
  application: [1, 6],
  none: centers,
  selected: [1, 6, 24],
  origin: [1],
  destination: [6],
  either: [1, 6],
  card: [1],
};
/** The own one last: with it a session may end. */
const tokens = ["none", "another's", "own"] as const;

/** Who asks, where they are, and with which anti-forgery token. */
interface Cell {
  readonly member: AnyMember | undefined;
  readonly center: number | null;
  readonly token: (typeof tokens)[number];
}

type Rule = Pick<ContractOperation, "roles" | "center" | "isWrite"> & {
  readonly id?: ContractOperation["id"];
};

/** At a centre that is neither of an application's two there is no such application; full access has every centre's. */
function readVerdictOfApplication(id: ContractOperation["id"] | undefined, { member, center }: Cell): string {
  if (center === null) return "no_center";
  if (member?.roles.includes("temp_full_access")) return "passed";
  if (!centersOf.application.includes(center)) return "not_found";
  return id === "cancelApplication" && center !== 1 ? "other_center" : "passed";
}

/** What the contract says of a cell: the refusal's word for programs, or "passed". */
function readVerdict({ id, roles, center: rule, isWrite }: Rule, cell: Cell): string {
  if (roles.includes("anyone")) return "passed";
  if (!cell.member) return "unauthenticated";
  if (isWrite && cell.token !== "own") return "csrf";
  const own = ["signed_in", ...cell.member.roles];
  if (!roles.some((role) => own.includes(role))) return "forbidden";
  if (rule === "application") return readVerdictOfApplication(id, cell);
  if (centersOf[rule].includes(cell.center)) return "passed";
  return cell.center === null ? "no_center" : "other_center";
}

const refusals = ["unauthenticated", "csrf", "forbidden", "no_center", "other_center"];
const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const now = () => server.clock.now;

/** The sessions of a test, by who and where. */
const sessions = new Map<string, string>();

async function openSession({ member, center }: Pick<Cell, "member" | "center">): Promise<string> {
  if (!member) return "";
  const place = `${member.userId} ${center}`;
  const id =
    sessions.get(place) ??
    (await startSession(server.database, random, { userId: member.userId, centerId: center, now: now() }));
  sessions.set(place, id);
  return id;
}

const cookieOf = (id: string) => formatSessionCookie(id).split(";", 1)[0] ?? "";

/** Sends a request as a cell has it. */
async function send(request: Request, cell: Cell, another: string): Promise<Response> {
  const id = await openSession(cell);
  if (id) request.headers.set("Cookie", cookieOf(id));
  if (cell.token !== "none") {
    request.headers.set("X-CSRF-Token", signSession(cell.token === "own" ? id || another : another));
  }
  return server.fetch(request);
}

/** Asks as a cell has it, and gives the refusal's word for programs, or "passed". */
async function ask(operation: ContractOperation, cell: Cell, another: string): Promise<string> {
  const { address, init } = formatCall(operation, operationCalls[operation.id]);
  const answer = await send(new Request(new URL(address, embeddedOrigin), init), cell, another);
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const { code = "" } = isJson ? ((await answer.json()) as { code?: string }) : {};
  const isRefusal = refusals.includes(code) || (operation.center === "application" && code === "not_found");
  return isRefusal ? code : "passed";
}

const listCells = ({ isWrite }: Pick<ContractOperation, "isWrite">): Cell[] =>
  [...members, undefined].flatMap((member) =>
    centers
      .filter((center) => member || center === null)
      .flatMap((center) =>
        tokens.filter((token) => isWrite || token === "none").map((token) => ({ member, center, token })),
      ),
  );

const describeCell = ({ member, center, token }: Cell) =>
  `${member?.username ?? "signed out"} at ${center ?? "no centre"}, token ${token}`;

describe("who may do what, where, with which token", () => {
  beforeEach(async () => {
    sessions.clear();
    await server.database.deleteFrom("user_centers").execute();
    await server.database
      .insertInto("user_centers")
      .values(
        members.flatMap(({ userId }) => [1, 2, 6, 24].map((center_id) => ({ user_id: userId, center_id }))),
      )
      .execute();
  });

  test.each(contractOperations)(
    "$id is for $roles at a centre: $center [T-17] [T-35] [T-36]",
    async (operation) => {
      const another = await openSession({ member: members[0], center: 2 });
      const found: Record<string, string> = {};
      const expected: Record<string, string> = {};
      for (const cell of listCells(operation)) {
        found[describeCell(cell)] = await ask(operation, cell, another);
        expected[describeCell(cell)] = readVerdict(operation, cell);
      }
      expect(found).toEqual(expected);

      const denied = Object.values(expected).filter(
        (verdict) => !["passed", "unauthenticated", "not_found"].includes(verdict),
      );
      const written = await server.database
        .selectFrom("audit_events")
        .where("action", "=", "denied")
        .where("at", "=", now())
        .where("notes", "=", operation.id)
        .select((is) => is.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      expect(Number(written.count)).toBe(denied.length);
    },
  );

  test.each([
    ["POST", "/api/uploads"],
    ["HEAD", "/api/uploads/unknown"],
    ["PATCH", "/api/uploads/unknown"],
    ["DELETE", "/api/uploads/unknown"],
  ])("%s %s is for those who may make a document of an upload [T-17] [T-35] [T-36]", async (method, path) => {
    const { roles = [] } = contractOperations.find(({ id }) => id === "addIssuanceDocument") ?? {};
    const rule = { roles, center: "selected", isWrite: true } as const;
    const another = await openSession({ member: members[0], center: 2 });
    const found: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const cell of listCells(rule)) {
      const headers = { "Tus-Resumable": "1.0.0", "Upload-Length": "1" };
      const request = new Request(new URL(path, embeddedOrigin), { method, headers });
      const { status } = await send(request, cell, another);
      found[describeCell(cell)] = status === 401 || status === 403 ? String(status) : "passed";
      const verdict = readVerdict(rule, cell);
      const refusal = verdict === "unauthenticated" ? "401" : "403";
      expected[describeCell(cell)] = verdict === "passed" ? verdict : refusal;
    }
    expect(found).toEqual(expected);
  });
});
