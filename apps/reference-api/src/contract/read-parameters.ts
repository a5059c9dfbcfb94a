import { type FieldTexts, formatFieldErrors } from "./field-texts.ts";
import type { ContractOperation, ContractParameter } from "./operations.ts";
import { dropByteOrderMarks, isStorable } from "./storable.ts";
import { checkAgainstContract } from "./validation.ts";

/** The parameters of a request by place and name, each in the type that the contract gives it. */
export interface ReadParameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
}

/** A request's parameters as they were sent. */
export interface SentParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
}

// Sixteen digits and more are not whole numbers to JavaScript; the schema's limits refuse the rest.
const integer = /^-?\d{1,15}$/;

function readValue(text: string, type: string): unknown {
  if (type === "integer" && integer.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

function listSent(parameter: ContractParameter, sent: SentParameters): readonly string[] {
  if (parameter.in === "query") return sent.query.getAll(parameter.name).map(dropByteOrderMarks);
  const one = parameter.in === "path" ? sent.path[parameter.name] : sent.headers.get(parameter.name);
  return one === undefined || one === null ? [] : [dropByteOrderMarks(one)];
}

function checkParameter(parameter: ContractParameter, texts: readonly string[]): FieldTexts {
  const [text, ...more] = texts;
  if (text === undefined) return parameter.required ? { [parameter.name]: ["This is required."] } : {};
  if (more.length > 0) return { [parameter.name]: ["This is given more than once."] };
  if (!isStorable(text)) return { [parameter.name]: ["This is not valid."] };
  const found = checkAgainstContract(parameter.pointer, readValue(text, parameter.type));
  return found.length > 0 ? { [parameter.name]: ["This is not valid."] } : {};
}

/** Reads a request's parameters, or says which of them the contract does not allow. */
export function readParameters(
  operation: ContractOperation,
  sent: SentParameters,
): { parameters: ReadParameters } | { errors: FieldTexts } {
  const known = new Set(operation.parameters.filter((one) => one.in === "query").map((one) => one.name));
  const unknown = [...sent.query.keys()].filter((name) => !known.has(name));
  const errors = Object.assign(
    formatFieldErrors(
      unknown.map((name) => ({
        keyword: "additionalProperties",
        params: { additionalProperty: name },
        instancePath: "",
        schemaPath: "",
      })),
    ),
    ...operation.parameters.map((one) => checkParameter(one, listSent(one, sent))),
  ) as FieldTexts;
  if (Object.keys(errors).length > 0) return { errors };

  const read = { path: {}, query: {}, header: {} } as Record<string, Record<string, unknown>>;
  for (const parameter of operation.parameters) {
    const [text] = listSent(parameter, sent);
    if (text !== undefined)
      Object.assign(read[parameter.in] ?? {}, { [parameter.name]: readValue(text, parameter.type) });
  }
  return { parameters: read as unknown as ReadParameters };
}
