import contract from "../contract/contract.gen.json" with { type: "json" };

/** Something of the contract that may stand elsewhere in it. */
interface Node {
  readonly $ref?: string;
  readonly description?: string;
  /** Why it is as it is, where the specification does not show it. */
  readonly "x-assumed"?: string;
  /** What a screen does without it, where it is more than the specification has. */
  readonly "x-extension"?: string;
}

/** A schema, as far as the pages show it. */
export interface SchemaNode extends Node {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
}

/** What a body is, by its content type. */
export type ContentNode = Readonly<
  Record<
    string,
    {
      readonly schema: SchemaNode;
      readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
    }
  >
>;

/** An answer with one status. */
export interface AnswerNode extends Node {
  readonly content?: ContentNode;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
}

/** A parameter of a call. */
export interface ParameterNode extends Node {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: SchemaNode;
}

/** One call of the contract. */
export interface OperationNode extends Node {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security?: readonly unknown[];
  /** The roles that open it, `signed_in` or `anyone`. */
  readonly "x-roles"?: readonly string[];
  /** Which centre the session has to have. */
  readonly "x-center"?: string;
  /** What it shows of several people: `list` or `batch`. */
  readonly "x-look"?: string;
  readonly parameters?: readonly ParameterNode[];
  readonly requestBody?: { readonly content: ContentNode };
  readonly responses: Readonly<Record<string, AnswerNode>>;
}

interface ContractNode {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, SchemaNode>>;
    readonly responses: Readonly<Record<string, AnswerNode>>;
    readonly parameters: Readonly<Record<string, ParameterNode>>;
    readonly securitySchemes: Readonly<
      Record<string, { readonly name: string; readonly in: string; readonly description: string }>
    >;
  };
}

/** The contract as it is written. */
export const contractNode = contract as unknown as ContractNode;

/** One call and where it is. */
export interface DocumentedCall {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationNode;
}

const methods = ["get", "post", "put", "patch", "delete"];

/** Every call of an area, in the contract's order. */
export function listCalls(area: string): DocumentedCall[] {
  return Object.entries(contractNode.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation?.tags[0] === area ? [{ method: method.toUpperCase(), path, operation }] : [];
    }),
  );
}

/** The last word of a reference: `BatchCard`. */
export const nameOf = (reference: string) => reference.slice(reference.lastIndexOf("/") + 1);

/** Gives a parameter where it stands. */
export function findParameter(given: ParameterNode): ParameterNode {
  return given.$ref ? (contractNode.components.parameters[nameOf(given.$ref)] ?? given) : given;
}

/** Gives an answer where it stands. */
export function findAnswer(given: AnswerNode): AnswerNode {
  return given.$ref ? (contractNode.components.responses[nameOf(given.$ref)] ?? given) : given;
}
