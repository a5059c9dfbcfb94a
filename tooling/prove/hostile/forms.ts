import { change, type Hostile, put } from "./change.ts";
import { listFields, type Operation, type Schema } from "./contract.ts";
import { wrongFiles } from "./files.ts";
import { formatForm, type Part } from "./requests.ts";
import type { Valid } from "./surroundings.ts";
import { formatJson, listTexts, rawBodies, values } from "./texts.ts";

const border = "----hostile";
const disposition = (name: string, file?: string) =>
  `Content-Disposition: form-data; name="${name}"${file === undefined ? "" : `; filename="${file}"\r\nContent-Type: image/png`}`;

/** The parts of a right form, but for the content of its files. */
function listParts(schema: Schema, body: unknown, file: Buffer, fileName: string): Part[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]): Part[] => {
    if (name === "file" || name === "files") return [{ head: disposition(name, fileName), content: file }];
    if (name === "data") return [{ head: disposition(name), content: Buffer.from(formatJson(body ?? {})) }];
    const value = (body as Record<string, unknown> | undefined)?.[name];
    return value === undefined && field
      ? []
      : [{ head: disposition(name), content: Buffer.from(String(value)) }];
  });
}

/** Forms that are none, or whose parts are not what they should be. */
export function attackForms(operation: Operation, random: () => number): Hostile[] {
  const schema = operation.bodies.get("multipart/form-data");
  if (!schema) return [];
  const send = (
    where: string,
    form: (valid: Valid) => Buffer,
    type = `multipart/form-data; boundary=${border}`,
  ): Hostile => ({
    where,
    make: (valid) =>
      change(operation, valid, {
        body: form(valid),
        without: ["content-type"],
        headers: [["Content-Type", type]],
      }),
  });
  const file = wrongFiles[2] as Buffer;
  const right = (valid: Valid) => listParts(schema, valid.body, file, "thumb.png");
  const whole = (valid: Valid) => formatForm(right(valid), border);
  const names = [
    ...listTexts(random, { naughty: 20, alike: 2 }).filter((text) => text.length < 6_000),
    "sig.jpg",
    "../thumb.png",
    "thumb.png\u0000.php",
  ];
  const fields = listFields(schema.properties?.data ?? { properties: {} });
  return [
    ...wrongFiles.map((content) =>
      send("file", (valid) => formatForm(listParts(schema, valid.body, content, "thumb.png"), border)),
    ),
    ...names.map((name) =>
      send("name of a file", (valid) => formatForm(listParts(schema, valid.body, file, name), border)),
    ),
    ...names.map((name) =>
      send("name of a part", (valid) =>
        formatForm([...right(valid), { head: disposition(name), content: file }], border),
      ),
    ),
    ...rawBodies
      .filter((body) => body.length < 70_000)
      .map((content) =>
        send("a part that is JSON", () =>
          formatForm([{ head: disposition("data"), content: Buffer.from(content) }], border),
        ),
      ),
    ...fields.flatMap(({ path }) =>
      [...listTexts(random, { naughty: 20, alike: 4 }), ...values].map(
        (value): Hostile => ({
          ...send(`part data.${path.join(".")}`, (valid) =>
            formatForm(listParts(schema, put(valid.body, path, value), Buffer.alloc(0), ""), border),
          ),
          ...(typeof value === "string" && { text: value }),
        }),
      ),
    ),
    ...[
      Buffer.alloc(0),
      Buffer.from("--"),
      Buffer.from(`--${border}`),
      Buffer.from(`--${border}--`),
      Buffer.alloc(5_000_000, "--"),
      Buffer.from(`--${border}\r\n\r\n`),
    ].map((body) => send("form", () => body)),
    send("form without its end", (valid) => whole(valid).subarray(0, -20)),
    send("form of 5,000 parts", () =>
      formatForm(
        Array.from({ length: 5_000 }, () => ({ head: disposition("data"), content: Buffer.from("1") })),
        border,
      ),
    ),
    send("head of a part without end", () =>
      Buffer.from(`--${border}\r\nContent-Disposition: ${"a".repeat(500_000)}`),
    ),
    ...[
      `multipart/form-data; boundary="${"a".repeat(200)}"`,
      "multipart/form-data; boundary=a b",
      "multipart/form-data; boundary=---",
      "multipart/mixed; boundary=a",
    ].map((type) => send("border", whole, type)),
  ];
}

/** Bodies that should be a picture. */
export function attackFiles(operation: Operation): Hostile[] {
  if (![...operation.bodies.keys()].some((type) => type.startsWith("image/"))) return [];
  return [...operation.bodies.keys(), "image/svg+xml"].flatMap((type) =>
    wrongFiles.map(
      (body): Hostile => ({
        where: `file as ${type}`,
        make: (valid) =>
          change(operation, valid, { body, without: ["content-type"], headers: [["Content-Type", type]] }),
      }),
    ),
  );
}
