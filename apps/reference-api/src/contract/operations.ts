import contract from "./contract.gen.json" with { type: "json" };
import type { operations } from "./registry.gen.d.ts";

/** Names an operation of the contract. */
export type OperationId = keyof operations;

/** Where a parameter stands in a request. */
export type ParameterPlace = "path" | "query" | "header";

/** One parameter of an operation. */
export interface ContractParameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly type: string;
  /** Where its schema stands in the contract, as a JSON pointer. */
  readonly pointer: string;
}

/** What the contract says about one operation. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: string;
  /** With parameters in braces: `/dispatch/batches/{batchId}/cards`. */
  readonly path: string;
  /** The area of the product that it belongs to. */
  readonly area: string;
  readonly isOpenToAnyone: boolean;
  readonly isWrite: boolean;
  readonly parameters: readonly ContractParameter[];
  /** The pointer to the body's schema; missing when the operation takes no body, or a file. */
  readonly body?: { readonly pointer: string; readonly isRequired: boolean };
  /** The file that the body is, where it is one. */
  readonly file?: { readonly types: readonly string[]; readonly mostBytes: number };
  /** Pointers to the schemas of the answers by status. */
  readonly answers: ReadonlyMap<number, string>;
  /** The content type of each answer that is a file, by status. */
  readonly fileAnswers: ReadonlyMap<number, string>;
}

interface Reference {
  readonly $ref?: string;
}

interface ParameterNode extends Reference {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required?: boolean;
  readonly schema: { readonly type: string };
}

type Content = Readonly<Record<string, { readonly schema: { readonly maxLength?: number } }>>;

interface OperationNode {
  readonly operationId: OperationId;
  readonly tags: readonly string[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly ParameterNode[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Reference & { readonly content?: Content }>>;
}

const methods = ["get", "post", "put", "patch", "delete"];
const jsonType = "application/json";
const json = "/content/application~1json/schema";
const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;

const escapePointer = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");

function follow<Node extends Reference>(node: Node, pointer: string): { node: Node; pointer: string } {
  if (!node.$ref) return { node, pointer };
  const target = node.$ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return { node: target as Node, pointer: node.$ref };
}

function readParameter(given: ParameterNode, at: string): ContractParameter {
  const { node, pointer } = follow(given, at);
  return {
    name: node.name,
    in: node.in,
    required: node.required ?? false,
    type: node.schema.type,
    pointer: `${pointer}/schema`,
  };
}

function readBodyOf(
  { requestBody }: OperationNode,
  pointer: string,
): Pick<ContractOperation, "body" | "file"> {
  if (!requestBody) return {};
  const types = Object.keys(requestBody.content);
  if (types.includes(jsonType)) {
    return {
      body: { pointer: `${pointer}/requestBody${json}`, isRequired: requestBody.required ?? false },
    };
  }
  const limits = Object.values(requestBody.content).map(({ schema }) => schema.maxLength ?? 0);
  return { file: { types, mostBytes: Math.max(...limits) } };
}

function readOperation(path: string, method: string, node: OperationNode): ContractOperation {
  const pointer = `#/paths/${escapePointer(path)}/${method}`;
  const answers = Object.entries(node.responses).map(
    ([status, given]) =>
      [Number(status), `${follow(given, `${pointer}/responses/${status}`).pointer}${json}`] as const,
  );
  const fileAnswers = Object.entries(node.responses).flatMap(([status, { content = {} }]) =>
    Object.keys(content)
      .filter((type) => type !== jsonType)
      .map((type) => [Number(status), type] as const),
  );
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    area: node.tags[0] ?? "",
    isOpenToAnyone: node.security?.length === 0,
    isWrite: method !== "get",
    parameters: (node.parameters ?? []).map((given, index) =>
      readParameter(given, `${pointer}/parameters/${index}`),
    ),
    ...readBodyOf(node, pointer),
    answers: new Map(answers),
    fileAnswers: new Map(fileAnswers),
  };
}

/** The version of the agreement, a day: "2026-11-01". */
export const contractVersion: string = contract.info.version;

/** Every operation of the contract, in its order. */
export const contractOperations: readonly ContractOperation[] = Object.entries(paths).flatMap(
  ([path, item]) =>
    methods.flatMap((method) => (item[method] ? [readOperation(path, method, item[method])] : [])),
);
