import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createMetrics, type MetricsSources } from "./create-metrics.ts";
import type { DatabaseFigures } from "./watch-database.ts";

const figures: DatabaseFigures = {
  seconds: 0.02,
  backlog: { waiting: 3, oldest_seconds: 75, failed: 1 },
  auditHead: 4711,
};

function openMetrics(sources: Partial<MetricsSources> = {}) {
  const { count, countAlarm, read } = createMetrics({
    auditHeads: { figures: { signed: 4700, failed: { file: 1, address: 2 } } },
    heldAnswers: { held: 3 },
    crowds: {
      requests: { inside: 12 },
      files: { inside: 2 },
      chunks: { inside: 3 },
      sessions: { inside: 1 },
    },
    passwordQueue: { countWaiting: () => ({ known: 4, strangers: 9 }) },
    readConnections: () => ({ in_use: 7, idle: 3, waiting: 5 }),
    readDatabase: async () => figures,
    ...sources,
  });
  return {
    count,
    countAlarm,
    read,
    /** The lines of metrics whose name begins so. */
    async list(name: string): Promise<string[]> {
      const { text } = await read();
      return text.split("\n").filter((line) => line.startsWith(name));
    },
  };
}

const readDocs = (path: string) =>
  readFileSync(new URL(`../../../../../docs/${path}`, import.meta.url), "utf8");
const listTypes = (text: string) => [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? "");

test("what the examples of alerts look at is there, and each of them says what to do", async () => {
  const { count, read } = openMetrics();
  count({ method: "POST", route: "/api/auth/login", status: 200, ms: 1 });
  const { text } = await read();
  const alerts = readDocs("examples/prometheus/alerts.yml");
  const names = alerts.match(/\b(?:id_desk|nodejs|process)_\w+/g) ?? [];
  const wanted = new Set(names.map((name) => name.replace(/_bucket$/, "")));
  expect(wanted.size).toBeGreaterThan(10);
  expect([...wanted].filter((name) => !listTypes(text).includes(name))).toEqual([]);

  const selectors = [...alerts.matchAll(/\b(id_desk_\w+)\{(\w+="\w+")\}/g)];
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.map(([selector]) => selector).filter((selector) => !text.includes(selector))).toEqual([]);

  expect(alerts.match(/^ {6}- alert: /gm)?.length).toBe(alerts.match(/^ {10}do: ./gm)?.length);
});

test("the table of the documentation has every metric of the server's own", async () => {
  const { text } = await openMetrics().read();
  const own = listTypes(text).filter((name) => name.startsWith("id_desk_"));
  const written = [...readDocs("watching.md").matchAll(/^\| `(id_desk_\w+)/gm)].map(([, name]) => name);
  expect(written).toEqual(own);
});

test("requests are counted by method, template and status, and their time by method and template", async () => {
  const { count, list } = openMetrics();
  const request = { method: "GET", route: "/api/issuance/cards/{id}", status: 200 };
  count({ ...request, ms: 40 });
  count({ ...request, ms: 260 });
  count({ ...request, status: 404, ms: 0, code: "not_found" });

  const labels = 'method="GET",route="/api/issuance/cards/{id}"';
  expect(await list("id_desk_requests_total")).toEqual([
    `id_desk_requests_total{${labels},status="200"} 2`,
    `id_desk_requests_total{${labels},status="404"} 1`,
  ]);
  const times = await list("id_desk_request_duration_seconds");
  expect(times).toContain(`id_desk_request_duration_seconds_bucket{le="0.05",${labels}} 2`);
  expect(times).toContain(`id_desk_request_duration_seconds_sum{${labels}} 0.3`);
  expect(times).toContain(`id_desk_request_duration_seconds_count{${labels}} 3`);
});

test("whatever methods are invented, they are one row", async () => {
  const { count, list } = openMetrics();
  for (const method of ["PROPFIND", "LOCK", "-"]) count({ method, route: "*", status: 404, ms: 1 });
  expect(await list("id_desk_requests_total")).toEqual([
    'id_desk_requests_total{method="-",route="*",status="404"} 3',
  ]);
});

test("refusals are counted by code from 0 on, and those of sign-ins apart", async () => {
  const { count, list } = openMetrics();
  expect(await list("id_desk_refusals_total{")).toContain(
    'id_desk_refusals_total{code="too_many_lookups"} 0',
  );

  const refused = { method: "POST", status: 400, ms: 1, code: "wrong_sign_in" };
  count({ ...refused, route: "/api/auth/login" });
  count({ ...refused, route: "/api/biometrics/sets/{id}/exceptions" });
  count({ ...refused, route: "/api/issuance/cards/load", status: 429, code: "too_many_lookups" });
  expect(await list("id_desk_refusals_total{")).toEqual(
    expect.arrayContaining([
      'id_desk_refusals_total{code="wrong_sign_in"} 2',
      'id_desk_refusals_total{code="too_many_lookups"} 1',
    ]),
  );
  expect(await list("id_desk_sign_ins_refused_total{")).toEqual([
    'id_desk_sign_ins_refused_total{code="wrong_sign_in"} 1',
    'id_desk_sign_ins_refused_total{code="too_many_attempts"} 0',
    'id_desk_sign_ins_refused_total{code="busy"} 0',
  ]);
});

test("alarms about look-ups are counted by what raised them from 0 on", async () => {
  const { countAlarm, list } = openMetrics();
  countAlarm({ of: "misses" });
  expect(await list("id_desk_lookup_alarms_total{")).toEqual([
    'id_desk_lookup_alarms_total{of="day"} 0',
    'id_desk_lookup_alarms_total{of="misses"} 1',
  ]);
});

test("what is under way and what waits is read at each scrape", async () => {
  const { list } = openMetrics();
  expect(await list("id_desk_requests_under_way")).toEqual([
    'id_desk_requests_under_way{kind="work"} 12',
    'id_desk_requests_under_way{kind="file"} 5',
    'id_desk_requests_under_way{kind="session"} 1',
  ]);
  expect(await list("id_desk_audit_heads_failed")).toEqual([
    'id_desk_audit_heads_failed{place="file"} 1',
    'id_desk_audit_heads_failed{place="address"} 2',
  ]);
  expect(await list("id_desk_audit_head_signed")).toEqual(["id_desk_audit_head_signed 4700"]);
  expect(await list("id_desk_answers_held")).toEqual(["id_desk_answers_held 3"]);
  expect(await list("id_desk_passwords_waiting")).toEqual([
    'id_desk_passwords_waiting{kind="known"} 4',
    'id_desk_passwords_waiting{kind="strangers"} 9',
  ]);
  expect(await list("id_desk_database_connections")).toEqual([
    'id_desk_database_connections{state="in_use"} 7',
    'id_desk_database_connections{state="idle"} 3',
    'id_desk_database_connections{state="waiting"} 5',
  ]);
});

test("a database that is away is 0, and what it would say is left out until it is back", async () => {
  let said: DatabaseFigures | undefined = figures;
  const { list } = openMetrics({ readDatabase: async () => said });
  const readAll = async () =>
    [
      await list("id_desk_database_up"),
      await list("id_desk_database_answer"),
      await list("id_desk_messages"),
      await list("id_desk_audit_head "),
    ].flat();
  const present = [
    "id_desk_database_up 1",
    "id_desk_database_answer_seconds 0.02",
    "id_desk_messages_waiting 3",
    "id_desk_messages_oldest_seconds 75",
    "id_desk_messages_failed 1",
    "id_desk_audit_head 4711",
  ];
  expect(await readAll()).toEqual(present);
  said = undefined;
  expect(await readAll()).toEqual(["id_desk_database_up 0"]);
  said = figures;
  expect(await readAll()).toEqual(present);
});
