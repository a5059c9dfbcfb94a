import { expect, test } from "vitest";
import { signIn } from "../testing/desk.ts";
import { bring, lookUp, makeRenewal, putOwner, verifyPhone } from "../testing/submissions.ts";
import { useTestServer } from "../testing/test-server.ts";

/* As the other races: only where connections really meet. */
const server = useTestServer();

test("two windows that submit for one person at once make one application [R-6]", async () => {
  const idNumber = await putOwner(server);
  const one = await signIn(server, "clerk.male", 1);
  const first = await makeRenewal(server, one, idNumber);
  const other = await signIn(server, "clerk.hdh", 6);
  await lookUp(other, idNumber);
  server.clock.pass({ minutes: 2 });
  const second = {
    ...first,
    documents: [await bring(other, idNumber, "payment_slip")],
    otp_token: await verifyPhone(server, other, idNumber),
  };
  const calls = Array.from({ length: 10 }, (_, index) =>
    index % 2 === 0
      ? one.call("submitApplication", { body: first })
      : other.call("submitApplication", { body: second }),
  );
  const answers = await Promise.all(calls);
  const codes = answers.map(({ body }) => (body as { code?: string }).code ?? "done");
  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => "application_active"), "done"]);
  const made = await server.database
    .selectFrom("applications as a")
    .innerJoin("people as p", "p.id", "a.person_id")
    .where("p.id_number", "=", idNumber)
    .select("a.application_no")
    .execute();
  expect(made).toHaveLength(1);
});
