import { readFileSync } from "node:fs";
import { requireFromApi } from "../../postgres/start-postgres.ts";

/** A schema of the contract, as far as the proof reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly minLength?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
}

/** An operation of the contract. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isOpenToAnyone: boolean;
  readonly parameters: readonly Parameter[];
  /** Schemas of the bodies that it takes, by content type. */
  readonly bodies: ReadonlyMap<string, Schema>;
  readonly answers: ReadonlyMap<number, readonly string[]>;
}

interface OperationNode {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Reference[];
  readonly requestBody?: Reference;
  readonly responses: Readonly<Record<string, Reference>>;
}

interface Reference {
  readonly $ref?: string;
}

const contractFile = "apps/reference-api/src/contract/contract.gen.json";
const contract = JSON.parse(readFileSync(contractFile, "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
};

function find(pointer: string): unknown {
  return pointer
    .slice(2)
    .split("/")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
}

/** What a node of the contract is, or what it refers to. */
function follow<Node>(node: Node & Reference): Node {
  return node.$ref ? follow(find(node.$ref) as Node & Reference) : node;
}

function readOperation(path: string, method: string, node: OperationNode): Operation {
  const body = node.requestBody && (follow(node.requestBody) as Content);
  const answers = Object.entries(node.responses).map(
    ([status, given]) => [Number(status), Object.keys((follow(given) as Content).content ?? {})] as const,
  );
  return {
    id: node.operationId,
    method: method.toUpperCase(),
    path,
    isOpenToAnyone: node.security?.length === 0,
    parameters: (node.parameters ?? []).map((given) => follow<Reference>(given) as Parameter),
    bodies: new Map(Object.entries(body?.content ?? {}).map(([type, { schema }]) => [type, follow(schema)])),
    answers: new Map(answers),
  };
}

const methods = ["get", "post", "put", "patch", "delete"];

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => (item[method] ? [readOperation(path, method, item[method])] : [])),
);

/** A value that the schema allows; where it takes anything, something that staff could have typed. */
export function makeValid(given: Schema): unknown {
  const schema = follow(given);
  const [type] = [schema.type].flat();
  if (schema.enum) return schema.enum[0];
  if (type === "object") {
    const required = schema.required ?? [];
    return Object.fromEntries(
      required.map((name) => [name, makeValid(schema.properties?.[name] ?? { type: "string" })]),
    );
  }
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "array") return [];
  return schema.format === "date" ? "2026-11-22" : "As agreed on the telephone";
}

/** The fields of a body, each with the names that lead to it. */
export function listFields(
  given: Schema,
  above: readonly string[] = [],
): { path: string[]; schema: Schema }[] {
  return Object.entries(follow(given).properties ?? {}).flatMap(([name, node]) => {
    const schema = follow(node);
    const path = [...above, name];
    return [{ path, schema }, ...listFields(schema, path)];
  });
}

interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

const { Ajv2020 } = requireFromApi("ajv/dist/2020.js") as {
  Ajv2020: new (
    options: object,
  ) => { addSchema(schema: unknown, key: string): void; compile(schema: object): Validator };
};
const addFormats = requireFromApi("ajv-formats") as { default: (ajv: unknown) => void };
const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(contract, "contract");
const compiled = new Map<string, Validator>();

function check(pointer: string, value: unknown): string | undefined {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
  compiled.set(pointer, validate);
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath || "/"} ${error?.message}`;
}

/** What of a refusal's body the contract does not have. */
export const checkRefusal = (body: unknown) => check("#/components/schemas/Error", body);

/** What of an answer's body the contract does not have. */
export function checkAnswer({ path, method }: Operation, status: number, body: unknown): string | undefined {
  const escaped = path.replaceAll("~", "~0").replaceAll("/", "~1");
  const at = `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`;
  const { $ref } = find(at) as Reference;
  return check(`${$ref ?? at}/content/application~1json/schema`, body);
}
