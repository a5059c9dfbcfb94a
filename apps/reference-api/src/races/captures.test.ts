import { describe, expect, test } from "vitest";
import {
  drawPrint,
  makePartForm,
  makeSubmission,
  putAwaiting,
  sendPrint,
  submissionOf,
  takeAll,
  tenFingers,
} from "../testing/biometrics.ts";
import { type Answer, signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";

/* As the other races: only where connections really meet. */
const server = useTestServer();

const codeOf = ({ body }: Answer<unknown>) => (body as { code?: string }).code ?? "done";

function tally(answers: readonly Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1;
  return counts;
}

const openTwo = () => Promise.all([signIn(server, "clerk.male", 1), signIn(server, "super", 1)]);

const listSets = (applicationId: number) =>
  server.database
    .selectFrom("capture_sets")
    .where("application_id", "=", applicationId)
    .selectAll()
    .execute();

describe("two colleagues at one applicant", () => {
  test("fill one set together, and nothing of either is lost [R-6]", async () => {
    const id = await putAwaiting(server);
    const desks = await openTwo();
    await Promise.all(
      tenFingers.map(([hand, finger], index) => sendPrint(desks[index % 2] ?? desks[0], hand, finger)),
    );
    const sets = await listSets(id);
    const [set] = sets;
    const shown = await desks[0].must("getCaptureSet", { path: { id: set?.batch_id ?? "" } });

    expect([sets.length, shown.set.version, shown.set.parts.length]).toEqual([1, 11, 10]);
  });

  test("take one finger at the same time, of which one print stays [R-6]", async () => {
    const id = await putAwaiting(server);
    const desks = await openTwo();
    const body = (index: number) => makePartForm(drawPrint(index + 1), { name: "left_ring.png" });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (desks[index % 2] ?? desks[0]).call("sendFingerprint", { body: body(index) }),
      ),
    );
    const parts = await server.database
      .selectFrom("captured_parts")
      .where("application_id", "=", id)
      .selectAll()
      .execute();

    expect([tally(answers), parts.length]).toEqual([{ done: 10 }, 1]);
  });

  test("do not both keep one print as two fingers [R-6]", async () => {
    await putAwaiting(server);
    const desks = await openTwo();
    const answers = await Promise.all(
      tenFingers.map(([hand, finger], index) =>
        (desks[index % 2] ?? desks[0]).call("sendFingerprint", {
          body: makePartForm(drawPrint(5), { name: `${hand}_${finger}.png` }),
        }),
      ),
    );

    expect(tally(answers)).toEqual({ done: 1, same_print: 9 });
  });

  test("submit fifty times, of which one is done and the others are told by whom [T-10] [R-6]", async () => {
    const id = await putAwaiting(server);
    const desks = await openTwo();
    const set = await takeAll(desks[0]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (desks[index % 2] ?? desks[0]).call("submitBiometrics", { body: makeSubmission(submissionOf(set)) }),
      ),
    );
    const told = answers.flatMap(({ status, body }) =>
      status === 409 ? [(body as { message?: string }).message] : [],
    );
    const events = await server.database
      .selectFrom("audit_events")
      .where("action", "=", "submit_biometrics")
      .where("subject_id", "=", id)
      .selectAll()
      .execute();

    expect(tally(answers)).toEqual({ done: 1, biometrics_changed: 49 });
    expect([new Set(told).size, events.length]).toEqual([1, 1]);
  });
});
