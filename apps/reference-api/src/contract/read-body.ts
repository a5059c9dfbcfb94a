import { Refusal, refuseFields } from "../http/refusal.ts";
import type { SentFile } from "../operations/operation.ts";
import { formatFieldErrors } from "./field-texts.ts";
import type { ContractOperation } from "./operations.ts";
import { listUnstorable } from "./storable.ts";
import { checkAgainstContract } from "./validation.ts";

const mostBytes = 1024 * 1024;

const tooLarge = (message = "The request is too large.") => new Refusal(413, { message, code: "too_large" });

async function readBytes(
  request: Request,
  { limit = mostBytes, refusal = tooLarge() } = {},
): Promise<Uint8Array> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) throw refusal;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted while it comes in: a body without a stated length must not fill the memory first.
  for await (const chunk of request.body ?? []) {
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
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, { message: "The body is not valid JSON.", code: "malformed_json" });
  }
}

/** Reads a file; what it really is says only the operation, which looks into it. */
async function readFile(
  { types, mostBytes: limit }: NonNullable<ContractOperation["file"]>,
  request: Request,
): Promise<SentFile> {
  const type = (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) {
    const wanted = types.join(", ");
    throw new Refusal(415, { message: `Send the body as ${wanted}.`, code: "unsupported_media_type" });
  }
  const refusal = tooLarge(`The file is larger than ${limit / 1000} kB.`);
  return { bytes: await readBytes(request, { limit, refusal }), type };
}

/**
 * Reads a request's body and checks it against the contract: a file where the contract has one, else JSON. An
 * operation without a body gives nothing.
 */
export async function readBody(operation: ContractOperation, request: Request): Promise<unknown> {
  if (operation.file) return readFile(operation.file, request);
  const bytes = await readBytes(request);
  const type = request.headers.get("Content-Type");
  const isExpected = operation.body?.isRequired || bytes.byteLength > 0;
  if (type === null ? isExpected : !/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, { message: "Send the body as application/json.", code: "unsupported_media_type" });
  }
  if (bytes.byteLength === 0 && !operation.body?.isRequired) return undefined;

  const body = parse(bytes);
  if (!operation.body) {
    if (typeof body === "object" && body !== null && Object.keys(body).length === 0) return undefined;
    throw refuseFields({ body: ["This call takes no body."] });
  }
  const errors = checkAgainstContract(operation.body.pointer, body);
  if (errors.length > 0) throw refuseFields(formatFieldErrors(errors));
  const unstorable = listUnstorable(body);
  if (unstorable.length > 0) {
    throw refuseFields(
      Object.fromEntries(
        unstorable.map((field) => [field, ["This holds characters that cannot be stored."]]),
      ),
    );
  }
  return body;
}
