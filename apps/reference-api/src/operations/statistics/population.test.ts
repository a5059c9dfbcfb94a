import { expect, test } from "vitest";
import { readPopulation } from "../../database/statistics/population.ts";
import { signIn } from "../../testing/desk.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const today = "2026-11-19";

const readPeople = () =>
  server.database
    .selectFrom("people as p")
    .leftJoin("islands as i", "i.id", "p.island_id")
    .select(["p.gender", "p.date_of_birth", "p.is_deceased", "i.atoll_name"])
    .execute();

type Person = Awaited<ReturnType<typeof readPeople>>[number];

/** The age on this day, as people count it. */
function readAge({ date_of_birth }: Person): number {
  const years = Number(today.slice(0, 4)) - Number(date_of_birth.slice(0, 4));
  return today.slice(5) < date_of_birth.slice(5) ? years - 1 : years;
}

const bySex = (people: readonly Person[]) => ({
  male: people.filter(({ gender }) => gender === 1).length,
  female: people.filter(({ gender }) => gender === 2).length,
});

const addPerson = (id_number: string, more: object = {}) =>
  server.database
    .insertInto("people")
    .values({
      id_number,
      name_en: "Somebody",
      name_dv: null,
      gender: 2,
      date_of_birth: "1990-01-01",
      phone: null,
      ...more,
    })
    .execute();

test("is the registered people who live, recounted one by one [CALL-60] [CALL-61] [CALL-62]", async () => {
  await addPerson("A990001", { gender: 1, date_of_birth: "1921-11-20" });
  await addPerson("A990002", { island_id: null, date_of_birth: "2026-11-19" });
  await addPerson("A990003", { is_deceased: true });
  const desk = await signIn(server, "noarea", 1);
  const { population } = await desk.must("getPopulation");
  const { ages } = await desk.must("getPopulationByAge");
  const { age_groups } = await desk.must("getPopulationByAgeGroup");
  const everybody = await readPeople();
  const living = everybody.filter(({ is_deceased }) => !is_deceased);

  expect(living.length).toBeLessThan(everybody.length);
  expect(population).toMatchObject({ total: living.length, ...bySex(living) });
  const atolls = [...new Set(living.map(({ atoll_name }) => atoll_name))];
  expect(population.by_atoll).toHaveLength(atolls.length);
  for (const { atoll, total, ...counts } of population.by_atoll) {
    const people = living.filter(({ atoll_name }) => atoll_name === atoll);
    expect({ total, ...counts }).toEqual({ total: people.length, ...bySex(people) });
  }
  expect(population.by_atoll.at(-1)?.atoll).toBeNull();
  const names = population.by_atoll.flatMap(({ atoll }) => atoll ?? []);
  expect(names).toEqual([...names].sort());

  expect(ages.map(({ age }) => age)).toEqual(ages.map((_, index) => index));
  expect(ages.at(-1)?.age).toBe(104);
  for (const { age, ...counts } of ages) {
    expect(counts, String(age)).toEqual(bySex(living.filter((person) => readAge(person) === age)));
  }
  for (const { label, ...counts } of age_groups) {
    const [from = 0, to = 200] = label.split(/[-+]/).flatMap((part) => (part === "" ? [] : Number(part)));
    const inGroup = living.filter((person) => readAge(person) >= from && readAge(person) <= to);
    expect(counts, label).toEqual(bySex(inGroup));
  }
  expect(age_groups.at(0)?.label).toBe("0-4");
  expect(age_groups.at(-1)?.label).toBe("100+");
});

test("needs no centre, and no role", async () => {
  const desk = await signIn(server, "nocentre");

  expect((await desk.must("getPopulation")).population.total).toBeGreaterThan(100);
});

test("is counted once an hour, says when, and is counted anew on a new day", async () => {
  const read = () => readPopulation(server.database, server.clock.now);
  const count = async () => (await read()).ages.reduce((sum, { male, female }) => sum + male + female, 0);
  const first = await count();
  await addPerson("A990001");
  server.clock.pass({ minutes: 59 });
  expect(await count()).toBe(first);
  expect((await read()).at).toEqual(testStart);

  server.clock.pass({ minutes: 1 });
  expect(await count()).toBe(first + 1);
  const again = server.clock.now;
  expect((await read()).at).toEqual(again);

  server.clock.now = new Date("2026-11-19T18:55:00.000Z");
  await count();
  server.clock.now = new Date("2026-11-19T19:00:00.000Z");
  expect((await read()).at).toEqual(server.clock.now);
});

test("counted by a clock that ran ahead counts for nothing", async () => {
  await readPopulation(server.database, new Date("2027-11-19T09:05:00.000Z"));

  expect((await readPopulation(server.database, testStart)).at).toEqual(testStart);
});

test("of an empty register is nobody", async () => {
  await server.database.updateTable("people").set({ is_deceased: true }).execute();
  const desk = await signIn(server, "noarea", 1);

  expect((await desk.must("getPopulation")).population).toEqual({
    total: 0,
    male: 0,
    female: 0,
    by_atoll: [],
  });
  expect((await desk.must("getPopulationByAge")).ages).toEqual([{ age: 0, male: 0, female: 0 }]);
});
