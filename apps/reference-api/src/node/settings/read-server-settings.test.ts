import { expect, test } from "vitest";
import { readServerSettings } from "./read-server-settings.ts";
import { checkVariables } from "./variables.ts";

const key = Buffer.alloc(32, 7).toString("base64");
const registry = {
  DATABASE_URL: "postgres://desk:secretword@db.example:5432/desk?sslmode=verify-full",
  ID_DESK_KEY: key,
};

function read(environment: Readonly<Record<string, string>>) {
  const given = (name: string) => environment[name] || undefined;
  checkVariables(Object.keys(environment), given);
  return readServerSettings(given);
}

test.each([
  [{ PORT: "http" }, 'PORT is "http". Name a number from 0 to 65535.'],
  [{ PORT: "70000" }, 'PORT is "70000". Name a number from 0 to 65535.'],
  [{ PORT: "40 00" }, 'PORT is "40 00". Name a number from 0 to 65535.'],
  [
    { ID_DESK_HOST: "http://x" },
    'ID_DESK_HOST is "http://x". Name an address of this machine, as 127.0.0.1.',
  ],
  [{ ID_DESK_HOST_FILES: "/none" }, 'ID_DESK_HOST_FILES is "/none", and there is no such folder.'],
  [
    { ID_DESK_BASE_PATH: "/a b" },
    'ID_DESK_BASE_PATH is "/a b". Name a path of letters, digits, "-" and "/".',
  ],
  [
    { ID_DESK_ALLOWED_ORIGINS: "https://a.example, b.example" },
    'ID_DESK_ALLOWED_ORIGINS names "b.example", which is no origin. Write it as https://portal.example, without a path.',
  ],
  [
    { ID_DESK_ALLOWED_ORIGINS: "https://a.example/" },
    'ID_DESK_ALLOWED_ORIGINS names "https://a.example/", which is no origin. Write it as https://portal.example, without a path.',
  ],
  [
    { ID_DESK_KEY: "c2hvcnQ=" },
    "ID_DESK_KEY is not 32 bytes in base64. Make one with `openssl rand -base64 32` and keep it where only this server can read it.",
  ],
  [
    { DATABASE_URL: "db.example:secretword" },
    "DATABASE_URL is no address of a PostgreSQL: postgres://user:password@host:5432/name.",
  ],
  [{ ID_DESK_DEMOO: "1" }, "There is no variable ID_DESK_DEMOO. There are: "],
  [{ ID_DESK_DEMO: "yes" }, "ID_DESK_DEMO is 1, or it is left out."],
  [{ ID_DESK_SIGNED_PDFS: "yes" }, 'ID_DESK_SIGNED_PDFS is "yes". It is keep or refuse.'],
  [{ ID_DESK_BEHIND_PROXY: "true" }, "ID_DESK_BEHIND_PROXY is 1, or it is left out."],
  [{ ID_DESK_METRICS_PORT: "web" }, 'ID_DESK_METRICS_PORT is "web". Name a number from 0 to 65535.'],
  [
    { ID_DESK_METRICS_TOKEN: "short-secretword" },
    'ID_DESK_METRICS_TOKEN is not 32 letters, digits or signs of "-._~+/=" at least. Make one with `openssl rand -hex 32`.',
  ],
  [
    { ID_DESK_METRICS_PORT: "9464", ID_DESK_METRICS_HOST: "0.0.0.0" },
    "Other machines could read the metrics at 0.0.0.0. Set ID_DESK_METRICS_TOKEN, or leave ID_DESK_METRICS_HOST out.",
  ],
  [{ ID_DESK_SMS_URL: "http://a.example" }, "ID_DESK_SMS_URL is not an address that begins with https://."],
])("%j keeps the server from starting, in one sentence", (wrong, message) => {
  expect(() => read({ ...registry, ...wrong })).toThrow(message);
});

test.each([
  ["postgres://desk@db.example/desk"],
  ["postgres://desk@db.example/desk?sslmode=require"],
  ["postgres://desk@db.example/desk?sslmode=no-verify"],
  ["postgres://desk@localhost/desk?host=db.example"],
  ["postgres://desk@db.example/desk?sslmode=verify-full&sslmode=prefer"],
])("%s leads to another machine without TLS, and keeps a registry from starting", (url) => {
  expect(() => read({ ...registry, DATABASE_URL: url })).toThrow(
    "DATABASE_URL leads to another machine. Add ?sslmode=verify-full to it, or ?sslmode=disable in a closed network.",
  );
});

test("an address without a host leads to where PGHOST says", () => {
  const local = { ...registry, DATABASE_URL: "postgres:///desk" };
  expect(() => read({ ...local, PGHOST: "db.example" })).toThrow("leads to another machine");
  expect(read({ ...local, PGHOST: "/var/run/postgresql" }).place.postgresUrl).toBe("postgres:///desk");
});

test.each([
  ["postgres://desk@db.example/desk?sslmode=verify-full"],
  ["postgres://desk@db.example/desk?sslmode=disable"],
  ["postgres://desk@127.0.0.1:5433/desk"],
  ["postgres://desk@[::1]/desk"],
  ["postgres:///desk?host=/var/run/postgresql"],
])("a registry may connect to %s", (url) => {
  expect(read({ ...registry, DATABASE_URL: url }).place.postgresUrl).toBe(url);
});

test("what is left out has its usual value, and an empty variable is none", () => {
  const { port, host, basePath, allowedOrigins, isBehindProxy } = read({ ...registry, PORT: "" });
  expect({ port, host, basePath, allowedOrigins, isBehindProxy }).toEqual({
    port: 4000,
    host: "0.0.0.0",
    basePath: "/",
    allowedOrigins: [],
    isBehindProxy: false,
  });
  expect(read({}).host).toBe("127.0.0.1");
});

test("a demonstration asks for a guardian below 18, a registry where its settings say so", () => {
  expect(read({}).registry.issuance.youngestOwner).toBe(18);
  expect(read(registry).registry.issuance.youngestOwner).toBe(0);
});

test("the metrics are at a port of this machine, at the server's own with a token, or nowhere", () => {
  const token = "0123456789abcdef0123456789abcdef";
  const own = { ID_DESK_METRICS_PORT: "9464" };
  expect(read(registry).metrics).toBeUndefined();
  expect(read({ ...registry, ...own }).metrics).toEqual({ listening: { port: 9464, host: "127.0.0.1" } });
  expect(read({ ...registry, ID_DESK_METRICS_TOKEN: token }).metrics).toEqual({ token });
  expect(
    read({ ...registry, ...own, ID_DESK_METRICS_HOST: "0.0.0.0", ID_DESK_METRICS_TOKEN: token }).metrics,
  ).toEqual({ listening: { port: 9464, host: "0.0.0.0" }, token });
});

test("what is said is taken", () => {
  expect(
    read({
      ...registry,
      PORT: "8080",
      ID_DESK_HOST: "::1",
      ID_DESK_BASE_PATH: "cards",
      ID_DESK_BEHIND_PROXY: "1",
      ID_DESK_ALLOWED_ORIGINS: "https://a.example, http://localhost:5173",
    }),
  ).toMatchObject({
    port: 8080,
    host: "::1",
    basePath: "/cards/",
    isBehindProxy: true,
    allowedOrigins: ["https://a.example", "http://localhost:5173"],
  });
});
