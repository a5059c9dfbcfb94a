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

/** One part of a form. */
export interface FormField {
  /** Of its value, or of each value of a list: "string", "integer", "object". */
  readonly type: string;
  readonly isList: boolean;
  /** Where the part is a file. */
  readonly file?: { readonly mostBytes: number };
}

/** A body that is a form of files and fields. */
export interface ContractForm {
  /** The pointer to its schema. */
  readonly pointer: string;
  readonly fields: ReadonlyMap<string, FormField>;
  /** Of the whole body. */
  readonly mostBytes: number;
  /** Of its largest file. */
  readonly mostFileBytes: number;
  readonly mostParts: number;
}

/**
 * Which centre the session has to have, by `x-center`: none, any that is selected, the batch's origin, its destination or
 * either of them, the one that has the card, or one of the application's.
 */
export type CenterRule = "none" | "selected" | "origin" | "destination" | "either" | "card" | "application";

/** What a read shows of several people, by `x-look`: a page of them, or the cards of one batch. */
export type LookRule = "list" | "batch";

/** What the contract says about one operation. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: string;
  /** With parameters in braces: `/dispatch/batches/{batchId}/cards`. */
  readonly path: string;
  /** Who may ask, by `x-roles`: "anyone", "signed_in" for whoever has a session, or the roles that open it. */
  readonly roles: readonly string[];
  readonly center: CenterRule;
  /** Missing where it shows nobody, or one person, whom the operation itself records. */
  readonly look?: LookRule;
  readonly isWrite: boolean;
  readonly parameters: readonly ContractParameter[];
  /** The pointer to the schema of a body of JSON; missing when the operation takes none. */
  readonly body?: { readonly pointer: string; readonly isRequired: boolean };
  /** The form that the body may be. */
  readonly form?: ContractForm;
  /** The file that the body is, where it is one. */
  readonly file?: { readonly types: readonly string[]; readonly mostBytes: number };
  /** Pointers to the schemas of the answers by status. */
  readonly answers: ReadonlyMap<number, string>;
  /** The content type of each answer that is a file, by status. */
  readonly fileAnswers: ReadonlyMap<number, readonly string[]>;
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

interface SchemaNode extends Reference {
  readonly type?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

type Content = Readonly<Record<string, { readonly schema: SchemaNode }>>;

interface OperationNode {
  readonly operationId: OperationId;
  readonly "x-roles"?: readonly string[];
  readonly "x-center"?: CenterRule;
  readonly "x-look"?: LookRule;
  readonly parameters?: readonly ParameterNode[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, Reference & { readonly content?: Content }>>;
}

const methods = ["get", "post", "put", "patch", "delete"];
const jsonType = "application/json";
const formType = "multipart/form-data";
const json = "/content/application~1json/schema";
const form = "/content/multipart~1form-data/schema";
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

function readField(given: SchemaNode): FormField {
  const { node } = follow(given, "");
  const { node: value } = node.type === "array" && node.items ? follow(node.items, "") : { node };
  return {
    type: value.type ?? "object",
    isList: node.type === "array",
    ...(value.format === "binary" && { file: { mostBytes: value.maxLength ?? 0 } }),
  };
}

function readForm(schema: SchemaNode, pointer: string): ContractForm {
  const properties = Object.entries(schema.properties ?? {});
  const fields = new Map(properties.map(([name, node]) => [name, readField(node)]));
  return {
    pointer,
    fields,
    mostBytes: schema.maxLength ?? 0,
    mostFileBytes: Math.max(...Array.from(fields.values(), ({ file }) => file?.mostBytes ?? 0)),
    mostParts: properties.reduce((count, [, { maxItems = 1 }]) => count + maxItems, 0),
  };
}

function readBodyOf(
  { requestBody }: OperationNode,
  pointer: string,
): Pick<ContractOperation, "body" | "form" | "file"> {
  if (!requestBody) return {};
  const { content, required: isRequired = false } = requestBody;
  const isJson = jsonType in content;
  const at = `${pointer}/requestBody`;
  const schema = content[formType]?.schema;
  if (isJson || schema) {
    return {
      ...(isJson && { body: { pointer: at + json, isRequired } }),
      ...(schema && { form: readForm(schema, at + form) }),
    };
  }
  const limits = Object.values(content).map(({ schema: { maxLength = 0 } }) => maxLength);
  return { file: { types: Object.keys(content), mostBytes: Math.max(...limits) } };
}

function readAccess({
  operationId,
  "x-roles": roles = [],
  "x-center": center,
}: OperationNode): Pick<ContractOperation, "roles" | "center"> {
  // Nobody would have decided who may: such a server does not start.
  if (roles.length === 0 || !center) throw new Error(`${operationId} has no x-roles or no x-center.`);
  return { roles, center };
}

function readOperation(path: string, method: string, node: OperationNode): ContractOperation {
  const pointer = `#/paths/${escapePointer(path)}/${method}`;
  const answers = Object.entries(node.responses).map(
    ([status, given]) =>
      [Number(status), `${follow(given, `${pointer}/responses/${status}`).pointer}${json}`] as const,
  );
  const fileAnswers = Object.entries(node.responses).flatMap(([status, { content = {} }]) => {
    const types = Object.keys(content).filter((type) => type !== jsonType);
    return types.length > 0 ? [[Number(status), types] as const] : [];
  });
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    ...readAccess(node),
    ...(node["x-look"] && { look: node["x-look"] }),
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
