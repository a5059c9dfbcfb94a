import { expect, test } from "vitest";
import {
  givenListOf,
  listOf,
  numberOr,
  orNull,
  partOf,
  readFields,
  readId,
  readNumber,
  readText,
  readTextOrNull,
  readWord,
  recordOf,
} from "./read-fields.ts";

interface Parcel {
  id: number;
  status: "open" | "closed";
  weight: number | null;
  seal?: string;
}

const readers = { id: readId, status: readWord, weight: numberOr(null), seal: readText } as const;
const readParcel = recordOf<Parcel>(readers, "parcel");

test("a schema has a reader for each field of the contract, of its type, and no other", () => {
  recordOf<Parcel>({ id: readId, status: readWord, weight: readNumber });
  // @ts-expect-error the weight has no reader
  recordOf<Parcel>({ id: readId, status: readWord });
  // @ts-expect-error the weight is a number
  recordOf<Parcel>({ id: readId, status: readWord, weight: readTextOrNull });
  // @ts-expect-error a parcel has no colour
  recordOf<Parcel>({ id: readId, status: readWord, weight: readNumber, colour: readText });
  expect(readParcel({ id: 1, status: "open", weight: 2, seal: "S-1" }).status).toBe("open");
});

test("a record keeps what goes beyond, unknown words among it, and has its gaps filled", () => {
  expect(readParcel({ id: 1, status: "lost", weight: "heavy", colour: "blue" })).toEqual({
    id: 1,
    status: "lost",
    weight: null,
    seal: "",
    colour: "blue",
  });
});

test("a change has no gaps filled, and what is read as nothing stays out of where it was not", () => {
  expect(readFields<Parcel>({ id: 1 }, readers, { fillsGaps: false })).toEqual({ id: 1 });
  const read = readFields<Parcel>(
    { id: 1, status: "open" },
    { ...readers, weight: readNumber },
    { fillsGaps: true },
  );
  expect(read).not.toHaveProperty("weight");
  const given = { id: 1, status: "open", weight: "heavy" };
  expect(
    readFields<Parcel>(given, { ...readers, weight: readNumber }, { fillsGaps: true }).weight,
  ).toBeUndefined();
});

test("a field can be read beside the others", () => {
  const read = recordOf<{ code: string; label: string }>({
    code: readWord,
    label: (value, { code }) => readText(value) || readWord(code),
  });
  expect(read({ code: "lost" })).toEqual({ code: "lost", label: "lost" });
});

test.each([null, undefined, 7, "parcel", []])(
  "%j is no record: refused, or all gaps where it may be missing",
  (value) => {
    expect(() => readParcel(value)).toThrow(new SyntaxError("The answer has no readable parcel."));
    expect(orNull(readParcel)(value)).toBeNull();
    expect(partOf<Pick<Parcel, "seal">>({ seal: readText })(value)).toEqual({ seal: "" });
  },
);

test("a list leaves out what cannot be read; one that must be there is refused where it is none", () => {
  const parcel = { id: 1, status: "open", weight: 2, seal: "" };
  expect(listOf(readParcel)([parcel, {}, null])).toEqual([parcel]);
  expect(listOf(readParcel)("none")).toEqual([]);
  expect(givenListOf("parcels", readParcel)([{}, parcel])).toEqual([parcel]);
  expect(() => givenListOf("parcels", readParcel)({})).toThrow("The answer has no readable parcels.");
});
