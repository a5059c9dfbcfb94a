import { expect, test } from "vitest";
import { defaultSettings } from "../domain/registry-settings.ts";
import { signIn } from "../testing/desk.ts";
import { makeDocumentForm } from "../testing/forms.ts";
import { putIssued } from "../testing/issued-cards.ts";
import { makePdf } from "../testing/make-pdf.ts";
import { useTestServer } from "../testing/test-server.ts";
import { createCrowds } from "./crowd.ts";

const server = useTestServer({ settings: { ...defaultSettings, uploads: { atOnce: 5, atOnceOfUser: 3 } } });

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

test("who is being answered is counted in each crowd, until their request has ended or failed", async () => {
  const { requests, files, sessions } = createCrowds({ atOnce: 5, atOnceOfUser: 3 });
  const ends: (() => void)[] = [];
  const isWorking = () => new Promise<void>((end) => ends.push(end));
  const working = [requests.admit(isWorking), requests.admit(isWorking), files.admit(isWorking, 1)];
  expect([requests.inside, files.inside, sessions.inside]).toEqual([2, 1, 0]);

  await sessions.admit(() => Promise.reject(new Error("failed"))).catch(() => undefined);
  for (const end of ends) end();
  await Promise.all(working);
  expect([requests.inside, files.inside, sessions.inside]).toEqual([0, 0, 0]);
});

test("a request that fails makes room for the next one", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  for (let times = 0; times < 3; times += 1) {
    const asked = Array.from({ length: 250 }, () => desk.call("getSendingBatch", { path: { id: 999 } }));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  }
});

test("of the files that a user, or all of them, send at once some are turned away before they are read [R-1]", async () => {
  const [desk, colleague] = [await signIn(server, "clerk.male", 1), await signIn(server, "super", 1)];
  const { cardId } = await putIssued(server, { now: server.clock.now });
  const file = await makePdf();
  const send = async (by: typeof desk) =>
    by.call("addIssuanceDocument", { body: makeDocumentForm(file, { cardId }) });
  const answers = await Promise.all([desk, desk, desk, desk, colleague, colleague, colleague].map(send));

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 201, 201, 429]);
  expect([answers[3]?.headers.get("Retry-After"), answers[3]?.body]).toEqual([
    "1",
    { message: "The server has too much to do. Try again in a moment.", code: "busy" },
  ]);
  expect((await send(desk)).status).toBe(201);
});
