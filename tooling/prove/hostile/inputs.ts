import { change, encodeText, fillPath, type Hostile, put } from "./change.ts";
import { listFields, type Operation, type Schema } from "./contract.ts";
import { attackFiles, attackForms } from "./forms.ts";
import { attackJson } from "./json-suite.ts";
import { listMade } from "./made-texts.ts";
import type { Valid } from "./surroundings.ts";
import { choose, formatJson, listTexts, mark, rawBodies, values } from "./texts.ts";

const isText = ({ type }: Schema) => [type].flat().includes("string");

function hostileField(operation: Operation, path: readonly string[], value: unknown): Hostile {
  const text = typeof value === "string" ? { text: value } : {};
  const isNewPassword = path[0] === "new_password";
  return {
    where: `body ${path.join(".")}`,
    ...text,
    make: (valid) => {
      const body = put(valid.body, path, value);
      return change(operation, valid, {
        json: isNewPassword ? put(body, ["new_password_confirm"], value) : body,
      });
    },
  };
}

function attackFields(operation: Operation, random: () => number): Hostile[] {
  const schema = operation.bodies.get("application/json");
  if (!schema) return [];
  // Last what is counted as a try at a password: after ten of them nothing else would be looked at.
  const isTry = ({ path }: { path: readonly string[] }) => path[0] === "current_password";
  const fields = listFields(schema).toSorted((one, other) => Number(isTry(one)) - Number(isTry(other)));
  const isOfPasswords = ["login", "updatePassword", "startSecondFactor", "confirmSecondFactor"].includes(
    operation.id,
  );
  return fields.flatMap(({ path, schema: field }) => {
    const texts =
      isText(field) && !field.enum
        ? listTexts(random)
        : listTexts(random, { naughty: 4, alike: 2 }).slice(-20);
    // Each costs the server as much work as a password is meant to cost.
    const shorter = texts.filter((text) => text.length < 200).slice(0, 10);
    const passwords = path[0] === "new_password" ? shorter.map((text) => `${text}Aa1!`) : [];
    const made = isText(field) && !field.enum && !isOfPasswords ? listMade(random) : [];
    return [
      ...choose(texts, isOfPasswords ? 20 : 80, random),
      ...made,
      ...passwords,
      ...choose(values, 16, random),
    ].map((value) => hostileField(operation, path, value));
  });
}

const unknownFields = [
  "__proto__",
  "constructor",
  "prototype",
  "id",
  "roles",
  "center_id",
  "status",
  "temp_full_access",
  "",
  "a.b",
  "a[0]",
  mark,
];

function attackBodies(operation: Operation): Hostile[] {
  if (operation.method === "GET") return [];
  const raw = rawBodies.map(
    (body): Hostile => ({
      where: "whole body",
      make: (valid) =>
        change(operation, valid, {
          body: Buffer.from(body),
          without: ["content-type"],
          headers: [["Content-Type", "application/json"]],
        }),
    }),
  );
  const more = unknownFields.map(
    (name): Hostile => ({
      where: "unknown field",
      make: (valid) => {
        const whole = formatJson(valid.body ?? {});
        const added = `${whole.slice(0, -1)}${whole === "{}" ? "" : ","}${JSON.stringify(name)}:{"isAdmin":true}}`;
        return change(operation, valid, {
          body: Buffer.from(added),
          without: ["content-type"],
          headers: [["Content-Type", "application/json"]],
        });
      },
    }),
  );
  return [...raw, ...more];
}

function attackParameters(operation: Operation, random: () => number): Hostile[] {
  const texts = listTexts(random, { naughty: 60, alike: 4 }).filter((text) => text.length < 5_000);
  const rare = () => [
    ...choose(texts, 30, random),
    // A longer one would be refused for the length of the head, and would not test the parameter.
    ...listMade(random).filter((text) => encodeText(text).length < 10_000),
  ];
  const inPath = operation.parameters.filter((one) => one.in === "path");
  const inQuery = operation.parameters.filter((one) => one.in === "query");
  const also = [404, 405];
  return [
    ...inPath.flatMap(({ name }) => [
      ...rare().map(
        (text): Hostile => ({
          where: `path ${name}`,
          also,
          make: (valid) => change(operation, valid, { path: { [name]: encodeText(text) } }),
        }),
      ),
      ...[
        "%zz",
        "%",
        "%ff%fe",
        "%c0%af",
        "%ed%a0%80",
        "3%2F..%2F4",
        "%2e%2e",
        "..;",
        "3;a=1",
        "%00",
        "3%0d%0aX: 1",
        "é",
        "\\",
        "*",
      ].map(
        (text): Hostile => ({
          where: `path ${name}`,
          also,
          make: (valid) => change(operation, valid, { path: { [name]: text } }),
        }),
      ),
    ]),
    ...inQuery.flatMap(({ name }) =>
      rare().map(
        (text): Hostile => ({
          where: `query ${name}`,
          make: (valid) => change(operation, valid, { query: `${name}=${encodeText(text)}` }),
        }),
      ),
    ),
    ...[
      "x=1",
      "__proto__=1",
      "_csrf=1",
      "a[b]=1",
      "%zz=1",
      "&&&",
      "=",
      "%00=%00",
      `${"a=1&".repeat(900)}a=1`,
      "a=%ff",
    ].map((query): Hostile => ({ where: "query", make: (valid) => change(operation, valid, { query }) })),
  ];
}

const headerTexts = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e9",
  "1; drop table centers",
  "a".repeat(129),
  "a".repeat(9_000),
  "é",
  "\u00ff",
  "1, 1",
  "../../a",
  mark,
  "'",
  "%00",
  "{}",
  "__proto__",
];

function attackHeaders(operation: Operation, random: () => number): Hostile[] {
  const named = operation.parameters.filter((one) => one.in === "header").map((one) => one.name);
  const names = [
    ...new Set([
      ...named,
      "Cookie",
      "X-CSRF-Token",
      "Content-Type",
      "X-Background",
      "Origin",
      "Sec-Fetch-Site",
      "X-Forwarded-For",
    ]),
  ];
  const also = [400, 401, 403, 415, 431];
  const replaced = (name: string, value: string | Buffer): Hostile => ({
    where: `header ${name}`,
    also,
    make: (valid) => change(operation, valid, { without: [name], headers: [[name, value]] }),
  });
  const doubled = names.map(
    (name): Hostile => ({
      where: `header ${name} twice`,
      also,
      make: (valid) =>
        change(operation, valid, {
          headers: [
            [name, "1"],
            [name, "2"],
          ],
        }),
    }),
  );
  const cookies = [
    "__Host-idd_session=",
    "__Host-idd_session=a; __Host-idd_session=b",
    "=;=;=",
    `__Host-idd_session=${"a".repeat(4_000)}`,
    "__Host-idd_session=%00",
    "__Host-idd_browser=",
    "__Host-idd_browser=%00",
    `__Host-idd_browser=${"a".repeat(4_000)}`,
    `__Host-idd_browser=${"A".repeat(16)}.${"A".repeat(12)}:1.${"A".repeat(43)}`,
    `__Host-idd_browser=${"A".repeat(16)}${`.${"A".repeat(12)}:zzzzzz`.repeat(200)}.${"A".repeat(43)}`,
  ];
  const types = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "application/json; charset=utf-16",
    "application/json5",
    "*/*",
    "application/json, text/plain",
    "image/svg+xml",
  ];
  const odd = [
    "localhost:99999",
    "",
    "a b",
    "[::1",
    "localhost, localhost",
    "<script>",
    "localhost/path",
    "user@localhost",
    "xn--a",
  ];
  return [
    ...names.flatMap((name) =>
      choose(headerTexts, named.includes(name) ? 18 : 3, random).map((text) =>
        replaced(name, Buffer.from(text, "latin1")),
      ),
    ),
    ...doubled,
    ...cookies.map((value) => replaced("Cookie", value)),
    ...types.map((value) => replaced("Content-Type", value)),
    ...odd.map((value) => replaced("Host", value)),
    ...["a\u0000b", "a\rb", "a\nb"].map((value) => replaced("X-CSRF-Token", value)),
    replaced("X-Long", "a".repeat(40_000)),
    {
      where: "300 headers",
      also,
      make: (valid: Valid) =>
        change(operation, valid, {
          headers: Array.from({ length: 300 }, (_, index) => [`X-${index}`, "1"] as const),
        }),
    },
    replaced("Expect", "a miracle"),
    replaced("Upgrade", "websocket"),
    {
      where: "header Transfer-Encoding",
      also,
      make: (valid: Valid) =>
        change(operation, valid, {
          headers: [["Transfer-Encoding", "gzip, chunked"]],
          body: Buffer.from("0\r\n\r\n"),
        }),
    },
    replaced("Content-Length", "-1"),
    replaced("Content-Length", "1e3"),
    replaced("Content-Length", "99999999999999999999"),
    replaced("X-HTTP-Method-Override", "DELETE"),
    replaced("Range", "bytes=0-,0-,0-"),
    replaced("Accept-Encoding", "*;q=0"),
  ].map((one) => ({ ...one, also: [...also, 405, 408, 411, 413, 417] }));
}

function attackMethods(operation: Operation): Hostile[] {
  const methods = [
    "TRACE",
    "OPTIONS",
    "PUT",
    "CONNECT",
    "get",
    "POST",
    "DELETE",
    "PATCH",
    "HEAD",
    "PROPFIND",
    "QUERY",
    "GETX",
    "G E T",
    "",
  ];
  return methods
    .filter((method) => method !== operation.method)
    .map(
      (method): Hostile => ({
        where: `method ${method}`,
        also: [200, 201, 204, 400, 401, 403, 404, 405, 409, 413, 415],
        make: (valid) => change(operation, { ...valid, desk: { headers: [] } }, { method }),
      }),
    );
}

function attackTargets(operation: Operation): Hostile[] {
  const also = [400, 401, 403, 404, 405, 409, 415];
  const targets = (path: string) => [
    `/${path}`,
    `${path}/`,
    `${path}//`,
    path.replace("/api/", "/api//"),
    path.replace("/api/", "/api/./"),
    path.replace("/api/", "/api/%2e%2e/api/"),
    path.replace("/api/", "/api%2f"),
    `${path};a=1`,
    `${path}%00`,
    `${path}%20`,
    path.toUpperCase(),
    path.replace("/api", "/API"),
    `${path}/..%2f..%2fetc%2fpasswd`,
    `${path}/%c0%ae%c0%ae/`,
    `${path}#a`,
    `http://evil.example${path}`,
    `//evil.example${path}`,
    path.slice(1),
    `*`,
    `${path}\\..\\`,
    `${path}?${"a".repeat(9_000)}`,
  ];
  return Array.from(
    { length: 21 },
    (_, index): Hostile => ({
      where: "target",
      also,
      make: (valid) =>
        change(
          operation,
          { ...valid, desk: { headers: [] } },
          { target: targets(fillPath(operation, valid.path))[index] ?? "/" },
        ),
    }),
  );
}

/** Every hostile request for an operation. */
export function listHostile(operation: Operation, random: () => number): Hostile[] {
  return [
    ...attackFields(operation, random),
    ...attackBodies(operation),
    ...attackJson(operation),
    ...attackParameters(operation, random),
    ...attackHeaders(operation, random),
    ...attackMethods(operation),
    ...attackTargets(operation),
    ...attackForms(operation, random),
    ...attackFiles(operation),
  ];
}
