import { expect, test } from "vitest";
import { operationSecrets } from "../../packages/core/src/contract/operations.gen.ts";
import { bundleContract } from "./bundle-contract.ts";

/**
 * How the path of a field ends that nobody may hear of. A token that a server gives for a code is none: it is no code. A
 * `code` within a record is a word of the settings.
 */
const secretName =
  /(^|[._])(otp|passcode|password|pin|secret)(_(?!token)[^.]*)?$|^code$|(access|one_time|verification)_code$/;

type Node = { readonly [key: string]: unknown };

const contract = bundleContract();
const resolve = ({ $ref, ...node }: Node): Node =>
  typeof $ref === "string"
    ? ($ref
        .slice(2)
        .split("/")
        .reduce((part, key) => part[key] as Node, contract as unknown as Node) ?? {})
    : node;

/** Every field of a schema by its path from the top: `supervisor.password`. */
function listFields(schema: Node): string[] {
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolve(schema);
  const inside = [items, ...[oneOf, anyOf, allOf].flat()].filter(Boolean) as Node[];
  return [
    ...Object.entries(properties as Record<string, Node>).flatMap(([name, field]) => [
      name,
      ...listFields(field).map((below) => `${name}.${below}`),
    ]),
    ...inside.flatMap(listFields),
  ];
}

const requests = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).flatMap(({ operationId, requestBody = {} }) => {
    const { content = {} } = resolve(requestBody as Node);
    const fields = Object.values(content as Record<string, Node>).flatMap(({ schema }) =>
      listFields(schema as Node),
    );
    return operationId ? [{ operationId, fields }] : [];
  }),
);
const marked: Readonly<Record<string, readonly string[]>> = operationSecrets;

test("Every code and password that is sent is marked as a secret of its operation", () => {
  const found = requests.flatMap(({ operationId, fields }) =>
    fields
      .filter((path) => secretName.test(path))
      .map((path) => ({ field: `${operationId}: ${path}`, top: path.split(".")[0] ?? "", operationId })),
  );
  expect(found.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      "login: password",
      "verifyCollectorOtp: otp",
      "verifyCollectorOtp: supervisor.password",
    ]),
  );
  const unmarked = found.filter(({ operationId, top }) => !marked[operationId]?.includes(top));
  expect(unmarked.map(({ field }) => field)).toEqual([]);
});

test("Every secret that is marked is a field that is sent", () => {
  for (const [operationId, names] of Object.entries(marked)) {
    const fields = requests.find((request) => request.operationId === operationId)?.fields;
    expect(fields).toEqual(expect.arrayContaining([...names]));
  }
});
