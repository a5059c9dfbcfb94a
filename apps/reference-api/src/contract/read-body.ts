import { Refusal, refuseFields, refuseLargeFile } from "../domain/refusal.ts";
import { openArrivingBody } from "./arriving-body.ts";
import { formatFieldErrors } from "./field-texts.ts";
import type { ContractForm, ContractOperation } from "./operations.ts";
import { readMultipart } from "./read-multipart.ts";
import { SentFile } from "./sent-file.ts";
import { listUnstorable, parseJson } from "./storable.ts";
import { checkAgainstContract } from "./validation.ts";

const mostBytes = 1024 * 1024;

const tooLarge = () => new Refusal(413, { message: "The request is too large.", code: "too_large" });

/** Reads what a request carries, up to a limit in bytes. */
export async function readBytes(
  request: Request,
  { limit = mostBytes, refusal = tooLarge() } = {},
): Promise<Uint8Array> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw refusal;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted while it comes in: a body without a stated length must not fill the memory first.
  for await (const chunk of openArrivingBody(request)) {
    size += chunk.byteLength;
    if (size > limit) throw refusal;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return parseJson(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, { message: "The body is not valid JSON.", code: "malformed_json" });
  }
}

const jsonType = "application/json";
const formType = "multipart/form-data";

const readType = (request: Request) =>
  (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

function refuseType(wanted: readonly string[]): Refusal {
  const message = `Send the body as ${wanted.join(", ")}.`;
  return new Refusal(415, { message, code: "unsupported_media_type" });
}

/** Reads a file; what it really is says only the operation, which looks into it. */
async function readFile(
  { types, mostBytes: limit }: NonNullable<ContractOperation["file"]>,
  request: Request,
): Promise<SentFile> {
  const type = readType(request);
  if (!types.includes(type)) throw refuseType(types);
  const bytes = await readBytes(request, { limit, refusal: refuseLargeFile(limit) });
  return new SentFile(bytes, type);
}

/** Checks what was read against its schema, and whether all its texts can be stored. */
function check(pointer: string, body: unknown): void {
  const errors = checkAgainstContract(pointer, body);
  if (errors.length > 0) throw refuseFields(formatFieldErrors(errors));
  const unstorable = listUnstorable(body);
  if (unstorable.length > 0) {
    throw refuseFields(
      Object.fromEntries(
        unstorable.map((field) => [field, ["This holds characters that cannot be stored."]]),
      ),
    );
  }
}

/** The contract calls a file a text: an empty one stands in its place. No part is looked into, however deep it is. */
function describe(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (item instanceof SentFile ? "" : item));
  return value instanceof SentFile ? "" : value;
}

async function readForm(form: ContractForm, request: Request): Promise<unknown> {
  const read = await readMultipart(form, request);
  check(
    form.pointer,
    Object.fromEntries(Object.entries(read).map(([name, value]) => [name, describe(value)])),
  );
  return read;
}

/**
 * Reads a request's body and checks it against the contract: a form or a file where the contract has one, else JSON. An
 * operation without a body gives nothing.
 */
export async function readBody(operation: ContractOperation, request: Request): Promise<unknown> {
  if (operation.file) return readFile(operation.file, request);
  const type = readType(request);
  if (operation.form && type === formType) return readForm(operation.form, request);
  if (operation.form && (!operation.body || type !== jsonType)) {
    throw refuseType([formType, ...(operation.body ? [jsonType] : [])]);
  }
  const bytes = await readBytes(request);
  const isExpected = operation.body?.isRequired || bytes.byteLength > 0;
  if (type === "" ? isExpected : type !== jsonType) throw refuseType([jsonType]);
  if (bytes.byteLength === 0 && !operation.body?.isRequired) return undefined;

  const body = parse(bytes);
  if (!operation.body) {
    if (typeof body === "object" && body !== null && Object.keys(body).length === 0) return undefined;
    throw refuseFields({ body: ["This call takes no body."] });
  }
  check(operation.body.pointer, body);
  return body;
}
