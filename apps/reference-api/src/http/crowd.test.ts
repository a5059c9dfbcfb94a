import { expect, test } from "vitest";
import { signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";
import { createCrowd } from "./crowd.ts";

const server = useTestServer();

test("of more than a server can do at once some are turned away in plain words, and none after that [R-1]", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const asked = Array.from({ length: 280 }, () => desk.call("getSettings"));
  const session = desk.call("getUser");
  const answers = await Promise.all(asked);
  const turnedAway = answers.filter(({ status }) => status !== 200);

  expect(turnedAway).toHaveLength(30);
  for (const { status, headers, body } of turnedAway) {
    expect([status, headers.get("Retry-After"), body]).toEqual([
      429,
      "1",
      { message: "The server has too much to do. Try again in a moment.", code: "busy" },
    ]);
  }
  expect((await session).status).toBe(200);
  await desk.must("getSettings");
});

test("who is being answered is counted by kind, until their request has ended or failed", async () => {
  const crowd = createCrowd();
  const ends: (() => void)[] = [];
  const isWorking = () => new Promise<void>((end) => ends.push(end));
  const working = [
    crowd.admit("work", isWorking),
    crowd.admit("work", isWorking),
    crowd.admit("file", isWorking),
  ];
  expect(crowd.inside).toEqual({ work: 2, file: 1, session: 0 });

  await crowd.admit("session", () => Promise.reject(new Error("failed"))).catch(() => undefined);
  for (const end of ends) end();
  await Promise.all(working);
  expect(crowd.inside).toEqual({ work: 0, file: 0, session: 0 });
});

test("a request that fails makes room for the next one", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  for (let times = 0; times < 3; times += 1) {
    const asked = Array.from({ length: 250 }, () => desk.call("getSendingBatch", { path: { id: 999 } }));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  }
});
