import { describe, expect, test } from "vitest";
import { signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";
import { findRafiqul, makeInteractionForm, newWorker } from "../testing/xpat.ts";

/* Needs a server whose connections really meet: see two-desks.test.ts. */
const server = useTestServer();

const countWorkers = async () => (await server.database.selectFrom("expats").select("id").execute()).length;

const openTwo = () => Promise.all([signIn(server, "xpat.male", 1), signIn(server, "xpat.hdh", 6)]);

describe("two officers at once", () => {
  test("who record the same new person record one, and the other is told whom [CALL-25] [R-6]", async () => {
    const desks = await openTwo();
    const answers = await Promise.all(
      desks.map((desk) => desk.call("recordInteraction", { body: makeInteractionForm(newWorker) })),
    );
    const refused = answers.find(({ status }) => status === 409);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(refused?.body).toMatchObject({
      code: "possible_duplicates",
      context: { candidates: [{ individual: { name: "Tanvir Ahmed" } }] },
    });
    expect(await countWorkers()).toBe(91);
  });

  test("who add the same passport to one person and record another with it keep it once [CALL-25] [R-6]", async () => {
    const [one, other] = await openTwo();
    const { data } = await findRafiqul(one);
    const answers = await Promise.all([
      one.call("recordInteraction", {
        body: makeInteractionForm({ ...data, passport: newWorker.passport }),
      }),
      other.call("recordInteraction", { body: makeInteractionForm(newWorker) }),
    ]);
    const passports = await server.database
      .selectFrom("passports")
      .where("passport_no", "=", newWorker.passport.passport_no)
      .select("expat_id")
      .execute();

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(passports).toHaveLength(1);
  });

  test("whose interactions come at once get numbers without a gap [CALL-25] [R-6]", async () => {
    const desks = await openTwo();
    const workers = Array.from({ length: 10 }, (_, index) => ({
      ...newWorker,
      individual: { ...newWorker.individual, name: `Worker ${"abcdefghij"[index]?.repeat(9)}` },
      passport: { ...newWorker.passport, passport_no: `EK700100${index}` },
    }));
    await Promise.all(
      workers.map((worker, index) =>
        (desks[index % 2] ?? desks[0]).must("recordInteraction", { body: makeInteractionForm(worker) }),
      ),
    );
    const rows = await server.database
      .selectFrom("interactions")
      .where("id", ">", 40)
      .select("interaction_no")
      .execute();

    expect(rows.map(({ interaction_no }) => interaction_no).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => `X-2026-0000${41 + index}`),
    );
  });
});
