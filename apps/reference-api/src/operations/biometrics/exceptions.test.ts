import { expect, test } from "vitest";
import { applicantIdOf } from "../../testing/applications.ts";
import { makePartForm, putAwaiting, sendPrint } from "../../testing/biometrics.ts";
import { signIn } from "../../testing/desk.ts";
import { drawSignature } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const atHeadOffice = () => signIn(server, "clerk.male", 1);
const id_number = applicantIdOf(1);
const ring = { kind: "finger", hand: "left", finger: "ring", lasts: "permanent", reason: "amputated" };

test("an exception takes the place of the print, and a print that of the exception", async () => {
  const id = await putAwaiting(server);
  const desk = await atHeadOffice();
  await sendPrint(desk, "left", "ring");
  const excepted = (await desk.must("recordException", { body: { id_number, exception: ring } })).set;
  expect([excepted.parts, excepted.exceptions]).toMatchObject([
    [],
    [{ ...ring, notes: null, recorded_by: { username: "clerk.male" } }],
  ]);

  const temporary = { ...ring, lasts: "temporary", reason: "bandaged", notes: "Until December" };
  const changed = (await desk.must("recordException", { body: { id_number, exception: temporary } })).set;
  expect(changed.exceptions).toMatchObject([temporary]);

  const taken = (await sendPrint(desk, "left", "ring")).set;
  expect([taken.parts.length, taken.exceptions, taken.version]).toEqual([1, [], 5]);
  const events = await server.database
    .selectFrom("audit_events")
    .where("subject_id", "=", id)
    .where("action", "=", "except")
    .orderBy("id")
    .select("notes")
    .execute();
  expect(events.map(({ notes }) => notes)).toEqual(["left_ring: amputated", "left_ring: bandaged"]);
});

test("an exception is taken back once", async () => {
  await putAwaiting(server);
  const desk = await atHeadOffice();
  const { set } = await desk.must("recordException", { body: { id_number, exception: ring } });
  const path = { id: set.batch_id, exceptionId: set.exceptions[0]?.id ?? 0 };
  const removed = (await desk.must("removeException", { path })).set;
  const again = (await desk.must("removeException", { path })).set;

  expect([removed.exceptions, removed.version, again.version]).toEqual([[], 3, 3]);
});

test("somebody who cannot sign has no signature", async () => {
  await putAwaiting(server);
  const desk = await atHeadOffice();
  await desk.must("sendSignature", { body: makePartForm(await drawSignature()) });
  const exception = { kind: "signature", lasts: "permanent", reason: "cannot_write" };
  const { set } = await desk.must("recordException", { body: { id_number, exception } });

  expect([set.parts, set.exceptions]).toMatchObject([[], [{ kind: "signature", hand: null, finger: null }]]);
});

test.each([
  ["a finger without its hand", { kind: "finger", finger: "ring" }, "hand"],
  ["a finger without its name", { kind: "finger", hand: "left" }, "finger"],
  ["a signature of a hand", { kind: "signature", hand: "left", reason: "cannot_write" }, "hand"],
  ["a reason of the other kind", { ...ring, reason: "cannot_write" }, "reason"],
  ["a reason that nobody knows", { ...ring, reason: "constructor" }, "reason"],
])("%s is refused at its field", async (_, change, field) => {
  await putAwaiting(server);
  const exception = { lasts: "permanent", reason: "amputated", ...change };
  const refusal = await (await atHeadOffice()).refused("recordException", { body: { id_number, exception } });

  expect([refusal.status, Object.keys(refusal.errors ?? {})]).toEqual([400, [field]]);
});
