import { createNetworkFailure, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { createExampleApplications, serveApplications } from "./example-applications.ts";
import { createExampleBatches, exampleCenters, serveBatches } from "./example-batches.ts";
import type { TestRegistryOptions } from "./stage.tsx";
import { createExampleInteractions } from "./xpat/example-xpat.ts";
import { createXpatServer } from "./xpat/xpat-server.ts";

/** A day at the registry, for `createTestRegistry` and `renderScreen`. */
export type Scenario = Pick<TestRegistryOptions, "session" | "handlers">;

const reads = [
  "getUser",
  "listUserCenters",
  "listCenters",
  "listCenterHierarchy",
  "listSendingBatches",
  "listReceivingBatches",
  "listCenterApplications",
  "listPortalApplications",
  "getSendingBatch",
  "getReceivingBatch",
  "listIssuances",
  "listWaitingCards",
  "getPersonStatus",
  "getCenterApplication",
  "getApplicantBiometrics",
  "getCurrentIsland",
  "listInteractions",
  "getInteractionStats",
  "listWorkPermits",
] as const;

/** Answers every call that only reads in one way. */
function answerReads(answer: () => Response | Promise<Response>): FakeHandlers {
  return Object.fromEntries(reads.map((operation) => [operation, answer]));
}

function refuseReads(status: 403 | 500 | 401 | 404, message: string): FakeHandlers {
  const { body } = refuse(message);
  return answerReads(() => Response.json(body, { status }));
}

const lists = (
  batches: ReturnType<typeof createExampleBatches>,
  applications: ReturnType<typeof createExampleApplications>,
  interactions: ReturnType<typeof createExampleInteractions>,
): FakeHandlers => ({
  ...createXpatServer({ interactions }).handlers,
  listCenterApplications: serveApplications(applications),
  listPortalApplications: serveApplications([]),
  listSendingBatches: serveBatches(batches),
  listReceivingBatches: serveBatches(batches),
  listCenterHierarchy: () => reply(200, { centers: exampleCenters }),
});

/** What a portal should see its screens do, each a fresh scenario. */
export const scenarios = {
  /** Batches of every status between the head office and the islands, applications at the head office, and interactions. */
  busyDay: (): Scenario => ({
    handlers: lists(
      [
        ...createExampleBatches(3, "open", { firstId: 900 }),
        ...createExampleBatches(30, "dispatched", { firstId: 800 }),
        ...createExampleBatches(2, "receiving", { firstId: 750 }),
        ...createExampleBatches(4, "received", { firstId: 700 }),
      ],
      [
        ...createExampleApplications(12, "submitted", { firstId: 900 }),
        ...createExampleApplications(4, "returned", { firstId: 800 }),
        ...createExampleApplications(2, "pending_payment", { firstId: 700 }),
      ],
      createExampleInteractions(30),
    ),
  }),
  emptyLists: (): Scenario => ({ handlers: lists([], [], []) }),
  /** Nothing is answered, for the look of loading. */
  neverAnswers: (): Scenario => ({ handlers: answerReads(() => new Promise(() => undefined)) }),
  /** The network fails before an answer comes. */
  unreachable: (): Scenario => ({
    handlers: answerReads(() => {
      throw createNetworkFailure();
    }),
  }),
  serverFails: (): Scenario => ({ handlers: refuseReads(500, "Database is away") }),
  forbidden: (): Scenario => ({ handlers: refuseReads(403, "You do not have access to this area.") }),
  notFound: (): Scenario => ({ handlers: refuseReads(404, "Batch not found.") }),
  /** The session has ended on the server; the screens find out with their first call. */
  sessionExpired: (): Scenario => ({ handlers: refuseReads(401, "Unauthenticated.") }),
  /** A proxy answers with a page of its own. */
  proxyPage: (): Scenario => ({
    handlers: answerReads(
      () => new Response("<!doctype html><title>Login</title>", { headers: { "Content-Type": "text/html" } }),
    ),
  }),
  /** A server of another version of the contract. */
  otherApiVersion: (): Scenario => ({
    handlers: answerReads(() => Response.json({}, { headers: { "X-Registry-Api": "2019-01-01" } })),
  }),
  signedOut: (): Scenario => ({ session: null }),
} as const satisfies Readonly<Record<string, () => Scenario>>;
