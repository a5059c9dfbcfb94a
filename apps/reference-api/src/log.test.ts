import { sql } from "kysely";
import { expect, test } from "vitest";
import { contractOperations } from "./contract/operations.ts";
import { defaultSettings } from "./domain/registry-settings.ts";
import { demonstrationPassword } from "./embedded.ts";
import { createCrowds } from "./http/crowd.ts";
import { createMetrics } from "./node/metrics/create-metrics.ts";
import { watchDatabase } from "./node/metrics/watch-database.ts";
import type { AccessEntry } from "./ports.ts";
import { createPasswordQueue } from "./session/password-queue.ts";
import { type Desk, openDesk, signIn } from "./testing/desk.ts";
import { handOver, readSentCode } from "./testing/hand-over.ts";
import { operationCalls } from "./testing/operation-calls.ts";
import { useTestServer } from "./testing/test-server.ts";

const server = useTestServer();

/** Every name and number that the registry has of somebody, and every serial number. */
async function listPersonal(): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select name_en as value from people union select name_dv from people union select id_number from people
    union select phone from people union select serial_number from cards
    union select fullname from users union select name from expats union select passport_no from passports
    union select number from permits union select contact_phone from interactions
  `.execute(server.database);
  return rows.flatMap(({ value }) => (value ? [value] : []));
}

const foreigner = { passport_no: "LK7654321", name: "Nimal Perera Silva", phone: "0094771234567" };

/** Somebody whom the registry does not know comes for a card. */
async function serveForeigner(desk: Desk): Promise<void> {
  const { card } = (await desk.must("loadIssuance", { body: { serial_number: "SN0005002" } })).issuance;
  const { phone, ...shown } = foreigner;
  const body = { card_id: card.id, collector_type: "family", relationship: "mother", country_id: 1 };
  await desk.call("checkCollector", { body: { ...body, ...shown, date_of_birth: "1980-01-01" } });
  await desk.call("sendCollectorOtp", {
    body: { card_id: card.id, collector_contact: phone, contact_reason: "no_registered_number" },
  });
}

/** Asks one desk for every operation as somebody would who may, and as somebody who may not. */
async function callEverything(desk: Desk): Promise<void> {
  for (const { id } of contractOperations) {
    if (id !== "logout" && id !== "updatePassword") await desk.call(id, operationCalls[id]);
  }
}

/** Lets the database fail with the values of a row in its message, as a broken disk or a broken rule would. */
async function failWith(desk: Desk): Promise<void> {
  await sql`alter table audit_events add constraint broken check (false) not valid`.execute(server.database);
  try {
    const body = { serial_number: "SN0005001" };
    await desk.call("loadIssuance", { body }).catch(() => undefined);
    const username = "Aishath Shareef A105001";
    await openDesk(server)
      .call("login", { body: { username, password: "Wrong-2026!" } })
      .catch(() => undefined);
  } finally {
    await sql`alter table audit_events drop constraint broken`.execute(server.database);
  }
}

test("no name, number, code, password or session is in the log or the metrics after every operation was called [T-12] [T-31] [T-41]", async () => {
  const login = await openDesk(server).call("login", {
    body: { username: "clerk.male", password: demonstrationPassword },
  });
  const cookie = /=([^;]+)/.exec(login.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  const desk = await signIn(server, "clerk.male", 1);
  await handOver(server, desk, 5001);
  const code = await readSentCode(server);
  await serveForeigner(desk);
  await callEverything(desk);
  await callEverything(await signIn(server, "xpat.male", 1));
  for (const address of [
    "/api/applications/status/A105001",
    "/api/x?id_number=A105001\n{}",
    "/A105001",
    "/api/issuance/cards/SN0005001/collected",
    "/api/dispatch/cards/locate?serial_number=SN0001301&name=Aishath",
  ]) {
    await desk.fetch(address).catch(() => undefined);
  }
  await failWith(desk);

  const { access, errors } = server.logged;
  expect(errors.length).toBeGreaterThan(0);
  expect(access.length).toBeGreaterThan(100);
  const routes = contractOperations.map(({ path }) => `/api${path}`);
  for (const entry of access as { method: string; route: string; code?: string }[]) {
    const { code, ...rest } = entry;
    expect(Object.keys(rest)).toEqual(["method", "route", "status", "ms"]);
    expect(code ?? "none").toMatch(/^[a-z_]+$/);
    expect(["*", ...routes]).toContain(entry.route);
  }
  const written = [...access.map((entry) => JSON.stringify(entry)), ...errors].join("\n");
  const secrets = [
    cookie,
    login.body._csrf,
    desk.csrf,
    code,
    demonstrationPassword,
    "Wrong-2026!",
    "clerk.male",
  ];
  const personal = await listPersonal();
  expect(personal.length).toBeGreaterThan(2_000);
  expect([...secrets, ...personal].filter((value) => written.includes(value))).toEqual([]);

  const metrics = createMetrics({
    auditHeads: { figures: { signed: 0, failed: { file: 0, address: 0 } } },
    heldAnswers: { held: 3 },
    crowds: createCrowds(defaultSettings.uploads),
    passwordQueue: createPasswordQueue(),
    readDatabase: watchDatabase({ database: server.database, clock: () => server.clock.now }),
  });
  for (const entry of access as AccessEntry[]) metrics.count(entry);
  metrics.countAlarm({ of: "day" });
  const { text } = await metrics.read();
  expect(text).toContain('route="/api/applications/dnr/status/{idNumber}"');
  expect([...secrets, ...personal].filter((value) => text.includes(value))).toEqual([]);
});
