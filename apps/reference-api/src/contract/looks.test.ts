import { expect, test } from "vitest";
import contract from "./contract.gen.json" with { type: "json" };
import { contractOperations } from "./operations.ts";

interface Node {
  readonly $ref?: string;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly oneOf?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly Node[];
}

/** The fields that name a citizen. Staff have a username and a fullname, places a name_dv as well. */
const personal = ["id_number", "name_en", "passport_no", "passport_last4"];

/** What these find is written down person by person. */
const lookUps = ["findExpatByPassport", "findExpatByPermit"];

function follow(pointer: string): Node {
  const keys = pointer
    .slice(2)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as Node;
}

/** Whether a list somewhere below a schema names people. */
function listsPeople(given: Node, isInList = false, seen: readonly string[] = []): boolean {
  // Centres are below centres.
  if (given.$ref && seen.includes(given.$ref)) return false;
  const within = given.$ref ? [...seen, given.$ref] : seen;
  const node = given.$ref ? follow(given.$ref) : given;
  const choices = [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])];
  const fields = Object.entries(node.properties ?? {});
  return (
    (isInList && fields.some(([name]) => personal.includes(name))) ||
    (node.items !== undefined && listsPeople(node.items, true, within)) ||
    [...choices, ...fields.map(([, field]) => field)].some((below) => listsPeople(below, isInList, within))
  );
}

const reads = contractOperations.filter(({ isWrite }) => !isWrite);

test("every read that answers personal data of several people is marked in the contract [T-40]", () => {
  const showing = reads.filter(({ id, answers, fileAnswers }) => {
    if (lookUps.includes(id)) return false;
    const schema = fileAnswers.has(200) ? undefined : answers.get(200);
    return schema !== undefined && listsPeople(follow(schema));
  });

  expect(showing.map(({ id }) => id).toSorted()).toEqual(
    contractOperations.flatMap(({ id, look }) => (look ? [id] : [])).toSorted(),
  );
});

test("a batch that is looked at is named in the path", () => {
  const looks = contractOperations.flatMap(({ id, look, path, center }) =>
    look ? [[id, look, path, center]] : [],
  );

  expect(looks.map(([id, look, path]) => [id, look, /\{(?:id|batchId)\}/.test(String(path))])).toEqual(
    looks.map(([id, look]) => [id, look, look === "batch"]),
  );
  expect(looks.every(([, , , center]) => center !== "none")).toBe(true);
});
