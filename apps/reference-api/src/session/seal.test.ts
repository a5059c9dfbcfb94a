import { expect, test } from "vitest";
import { createSeal, keyLength } from "./seal.ts";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const contents = { phone: "7000001", body: "Your card is ready ދިވެހި" };
const key = random(keyLength);
const seal = await createSeal("messages", key, random);

test("what was sealed is opened again, by another process with the same key too", async () => {
  const sealed = await seal.close("m1", contents);
  const elsewhere = await createSeal("messages", key, random);

  expect(await elsewhere.open("m1", sealed)).toEqual(contents);
  expect(elsewhere.keyId).toBe(seal.keyId);
});

test("the same message is sealed differently each time", async () => {
  const [one, other] = await Promise.all([seal.close("m1", contents), seal.close("m1", contents)]);

  expect(one).not.toEqual(other);
});

test("nothing opens under another key, for another purpose or message, or after any change of a byte", async () => {
  const sealed = await seal.close("m1", contents);
  const other = await createSeal("messages", random(keyLength), random);

  expect(await other.open("m1", sealed)).toBeUndefined();
  expect(other.keyId).not.toBe(seal.keyId);
  const otherPurpose = await createSeal("drafts", key, random);
  expect(await otherPurpose.open("m1", sealed)).toBeUndefined();
  expect(otherPurpose.keyId).not.toBe(seal.keyId);
  expect(await seal.open("m2", sealed)).toBeUndefined();
  expect(await seal.open("m1", new Uint8Array())).toBeUndefined();
  for (let place = 0; place < sealed.length; place++) {
    const changed = sealed.with(place, (sealed[place] ?? 0) ^ 1);
    expect(await seal.open("m1", changed)).toBeUndefined();
  }
});

test("opens what was sealed for messages before there were other purposes", async () => {
  const old = await createSeal("messages", new Uint8Array(keyLength).fill(7), random);
  const sealed = Buffer.from(
    "AwMDAwMDAwMDAwMD2zAV+b8ZGhIbprBra6Q3OqYSe/D1lYIU6ECIZtaEy10eWXfX91b8mv4iQtHfsLdpEva13L4xs+45MWLK3RyH",
    "base64",
  );

  expect(old.keyId).toBe("Bm72IKeij9cYYfPl");
  expect(await old.open("m1", sealed)).toEqual({ phone: "7000001", body: "Your card is ready" });
});
