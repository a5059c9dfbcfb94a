import { describe, expect, test } from "vitest";
import { type Desk, signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";
import {
  bangladesh,
  findRafiqul,
  makeInteractionForm,
  newWorker,
  plainData,
  rafiqul,
} from "../../testing/xpat.ts";

const server = useTestServer();
const atMale = () => signIn(server, "xpat.male", 1);

type Data = Readonly<Record<string, unknown>>;
interface Candidate {
  readonly individual: { readonly id: number; readonly name: string };
  readonly reasons: readonly string[];
}

const record = (desk: Desk, data: Data) =>
  desk.must("recordInteraction", { body: makeInteractionForm(data) });
const refuse = (desk: Desk, data: Data) =>
  desk.refused("recordInteraction", { body: makeInteractionForm(data) });
const listCandidates = ({ context }: Awaited<ReturnType<typeof refuse>>) =>
  ((context?.candidates ?? []) as Candidate[]).map(({ individual, reasons }) => [individual.id, ...reasons]);

/** The first worker of the demonstration, as an officer writes the name who does not know of the record. */
const likeRafiqul = {
  ...newWorker,
  individual: { name: "Md Rafikul Islam", date_of_birth: "1991-03-14", country_id: bangladesh },
} as const;

const countWorkers = async () => (await server.database.selectFrom("expats").select("id").execute()).length;

describe("somebody new who may be somebody known", () => {
  test("by the passport, also a replaced one, is answered with who that is [CALL-25]", async () => {
    const desk = await atMale();
    const passport = { passport_no: "ag 2200007", country_id: bangladesh };
    const refused = await refuse(desk, { ...newWorker, passport });

    expect(refused).toMatchObject({ status: 409, code: "possible_duplicates" });
    expect(listCandidates(refused)).toEqual([[7, "passport"]]);
    expect(await countWorkers()).toBe(90);
  });

  test("by country, day of birth and a name like it, is answered with who that is [CALL-25]", async () => {
    const desk = await atMale();
    const alike = { name: "Mohamed Jahangir Alam", date_of_birth: "1993-06-01", country_id: bangladesh };

    expect(listCandidates(await refuse(desk, likeRafiqul))).toEqual([[1, "name_and_birth"]]);
    expect(listCandidates(await refuse(desk, { ...newWorker, individual: alike }))).toEqual([
      [8, "name_and_birth"],
      [9, "name_and_birth"],
    ]);
  });

  test("by the same name and a near age where nobody knows the day of birth [CALL-25]", async () => {
    const desk = await atMale();
    const individual = { name: "abdul  LATIF", country_id: bangladesh };
    const without = (age: number) => ({ ...plainData, individual: { ...individual, approximate_age: age } });

    expect(listCandidates(await refuse(desk, without(38)))).toEqual([[10, "name_and_birth"]]);
    expect((await record(desk, without(60))).interaction.individual.name).toBe("abdul LATIF");
  });

  test.each([
    ["another day of birth", { name: "Rafiqul Islam", date_of_birth: "1991-03-15", country_id: bangladesh }],
    ["another country", { name: "Rafiqul Islam", date_of_birth: "1991-03-14", country_id: 101 }],
    ["another name", { name: "Shahidul Sheikh", date_of_birth: "1991-03-14", country_id: bangladesh }],
    ["a name in another script", { name: "রফিকুল ইসলাম", date_of_birth: "1991-03-14", country_id: bangladesh }],
  ])("is somebody else with %s [CALL-25]", async (_, individual) => {
    await record(await atMale(), { ...newWorker, individual });

    expect(await countWorkers()).toBe(91);
  });
});

describe("what an officer does with candidates", () => {
  test("goes on with one of them, whose new passport is the current one and whose old one is still found [CALL-25] [CALL-29]", async () => {
    const desk = await atMale();
    await refuse(desk, likeRafiqul);
    const { individual: _, ...data } = likeRafiqul;
    const { interaction } = await record(desk, { ...data, individual_id: rafiqul.id });
    const { passport_no, country_id } = rafiqul;
    const { individuals } = await desk.must("findExpatByPassport", { query: { passport_no, country_id } });

    expect(interaction.individual).toMatchObject({ id: 1, passport_no: newWorker.passport.passport_no });
    expect(individuals[0]?.passports.map((each) => [each.passport_no, each.is_current])).toEqual([
      [newWorker.passport.passport_no, true],
      [passport_no, false],
    ]);
    expect(await countWorkers()).toBe(90);
  });

  test("names all of them as somebody else, with a note that is kept [CALL-25]", async () => {
    const desk = await atMale();
    const alike = { name: "Mohamed Jahangir Alam", date_of_birth: "1993-06-01", country_id: bangladesh };
    const data = { ...newWorker, individual: alike };
    await refuse(desk, data);
    const note = "Another face and other parents";
    const some = await refuse(desk, { ...data, not_same_as: [8], not_same_note: note });
    const silent = await refuse(desk, { ...data, not_same_as: [8, 9] });
    const { interaction } = await record(desk, { ...data, not_same_as: [8, 9], not_same_note: note });
    const kept = await server.database
      .selectFrom("interactions")
      .where("id", "=", interaction.id)
      .select("not_same_as")
      .executeTakeFirst();

    expect(some.code).toBe("possible_duplicates");
    expect(silent.errors).toEqual({ not_same_note: ["Write why this is somebody else."] });
    expect([interaction.not_same_note, kept?.not_same_as]).toEqual([note, [8, 9]]);
  });

  test("names somebody by the passport and everybody by the name at once [CALL-25]", async () => {
    const individual = {
      name: "Mohammad Jahangir Alam",
      date_of_birth: "1993-06-01",
      country_id: bangladesh,
    };
    const passport = { passport_no: "EC0710119", country_id: bangladesh };

    expect(listCandidates(await refuse(await atMale(), { ...plainData, individual, passport }))).toEqual([
      [9, "passport", "name_and_birth"],
      [8, "name_and_birth"],
    ]);
  });

  test("cannot give somebody a passport that is another's [CALL-25]", async () => {
    const desk = await atMale();
    const { data } = await findRafiqul(desk);
    const passport = { passport_no: "EB0200008", country_id: bangladesh };
    const refused = await refuse(desk, { ...data, passport });
    const note = { not_same_as: [7], not_same_note: "It is another person" };

    expect(listCandidates(refused)).toEqual([[7, "passport"]]);
    expect((await refuse(desk, { ...data, passport, ...note })).errors).toEqual({
      passport_no: ["This passport is somebody else's. Check the number and the country."],
    });
  });

  test("has looked at them, which is written down although nothing was saved [CALL-25] [T-40]", async () => {
    const desk = await atMale();
    await refuse(desk, likeRafiqul);
    const looks = await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "expat")
      .where("action", "=", "view")
      .select(["subject_id", "actor_id"])
      .execute();

    expect(looks).toEqual([{ subject_id: 1, actor_id: 3 }]);
    expect((await desk.call("getExpatPortrait", { path: { id: 1 } })).status).toBe(200);
  });
});

test("two officers who record the same person in turn record one, and the second is told [CALL-25]", async () => {
  const [one, other] = [await atMale(), await signIn(server, "xpat.hdh", 6)];
  const { interaction } = await record(one, newWorker);
  const refused = await refuse(other, newWorker);

  expect(listCandidates(refused)).toEqual([[interaction.individual.id, "passport", "name_and_birth"]]);
  expect(await countWorkers()).toBe(91);
});
