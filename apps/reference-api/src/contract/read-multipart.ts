import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipartStream,
} from "@remix-run/multipart-parser";
import { Refusal, refuseFields, refuseLargeFile } from "../domain/refusal.ts";
import { openArrivingBody } from "./arriving-body.ts";
import type { ContractForm, FormField } from "./operations.ts";
import { SentFile } from "./sent-file.ts";
import { dropByteOrderMarks, parseJson } from "./storable.ts";

/** A form of the contract has no more fields than fit into this. */
const mostTextBytes = 64 * 1024;
const longestFieldName = 60;

const refuseMalformed = () =>
  new Refusal(400, { message: "The body is not a valid form.", code: "malformed_form" });

function readText({ type }: FormField, part: MultipartPart): unknown {
  const text = dropByteOrderMarks(part.text);
  if (type === "string") return text;
  if (type === "integer" || type === "number") return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  try {
    return parseJson(text);
  } catch {
    throw new Refusal(400, { message: "The body is not valid JSON.", code: "malformed_json" });
  }
}

function readPart(field: FormField, part: MultipartPart): unknown {
  if (!field.file) {
    if (part.size > mostTextBytes)
      throw new Refusal(413, { message: "The request is too large.", code: "too_large" });
    return readText(field, part);
  }
  if (part.size > field.file.mostBytes) throw refuseLargeFile(field.file.mostBytes);
  return new SentFile(part.bytes, part.mediaType ?? "", dropByteOrderMarks(part.filename ?? ""));
}

const describeField = (form: ContractForm, name: string) => {
  const shown = name.slice(0, longestFieldName) || "body";
  const field = form.fields.get(name);
  return field ? { field } : { problem: refuseFields({ [shown]: ["This field is not known."] }) };
};

/** Puts a part to those before it: a list where the contract has one, else at most one of a name. */
function add(read: Map<string, unknown>, name: string, field: FormField, value: unknown): void {
  const before = read.get(name);
  if (before === undefined) read.set(name, field.isList ? [value] : value);
  else if (field.isList) (before as unknown[]).push(value);
  else throw refuseFields({ [name.slice(0, longestFieldName)]: ["This field came more than once."] });
}

function readBoundary(type: string): string | undefined {
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(type);
  return found?.[1] ?? found?.[2];
}

/**
 * Reads a form part by part, each with the type that the contract gives it. A part, a number of parts or a body that is
 * larger than the contract has it ends the reading where it is noticed: nothing is decoded before.
 */
export async function readMultipart(
  form: ContractForm,
  request: Request,
): Promise<Readonly<Record<string, unknown>>> {
  const boundary = readBoundary(request.headers.get("Content-Type") ?? "");
  if (boundary === undefined) throw refuseMalformed();
  if (Number(request.headers.get("Content-Length") ?? 0) > form.mostBytes) {
    throw refuseLargeFile(form.mostFileBytes);
  }
  const read = new Map<string, unknown>();
  try {
    for await (const part of parseMultipartStream(openArrivingBody(request), {
      boundary,
      maxFileSize: form.mostFileBytes,
      maxTotalSize: form.mostBytes,
      maxParts: form.mostParts,
    })) {
      const name = part.name ?? "";
      const { field, problem } = describeField(form, name);
      if (!field) throw problem;
      add(read, name, field, readPart(field, part));
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError) {
      throw refuseLargeFile(form.mostFileBytes);
    }
    if (error instanceof MaxPartsExceededError)
      throw refuseFields({ body: ["This form has too many parts."] });
    // The parser throws this, and the decoder of text a TypeError for bytes that are no UTF-8.
    if (error instanceof MultipartParseError || error instanceof TypeError) throw refuseMalformed();
    throw error;
  }
  return Object.fromEntries(read);
}
