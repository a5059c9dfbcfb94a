import { expect, test } from "vitest";
import { createMetricsAnswer } from "./answer-metrics.ts";

const token = "0123456789abcdef0123456789abcdef";
const metrics = { read: async () => ({ type: "text/plain; version=0.0.4; charset=utf-8", text: "up 1\n" }) };

function ask(authorization: string | undefined) {
  const headers = authorization === undefined ? {} : { Authorization: authorization };
  return createMetricsAnswer(metrics, token)(new Request("http://localhost/metrics", { headers }));
}

test("with the token the metrics are read, as Prometheus takes them", async () => {
  const answer = await ask(`Bearer ${token}`);
  expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
    "up 1\n",
  ]);
});

test.each([undefined, "", token, "Bearer ", `Bearer ${token.slice(1)}`, `Bearer ${token}0`, "Basic eDp5"])(
  "with %j nothing is read",
  async (authorization) => {
    const answer = await ask(authorization);
    expect([answer.status, answer.headers.get("WWW-Authenticate"), await answer.json()]).toEqual([
      401,
      "Bearer",
      { message: "The metrics need their token.", code: "unauthenticated" },
    ]);
  },
);

test("the answer has the security headers with and without the token [T-16]", async () => {
  for (const authorization of [`Bearer ${token}`, undefined]) {
    const { headers } = await ask(authorization);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
    });
  }
});

test("where there is no token nobody is asked for it", async () => {
  expect(
    (await createMetricsAnswer(metrics, undefined)(new Request("http://localhost/metrics"))).status,
  ).toBe(200);
});
