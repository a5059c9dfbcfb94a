import { join } from "node:path";
import { expect, test } from "vitest";
import { describeInstallation, installation } from "./installation.ts";
import { readDataPlace } from "./open-database.ts";
import { readEnvironment } from "./terminal.ts";

const published = describeInstallation("file:///portal/node_modules/@id-desk/reference-api/dist/command.js");

test("the published server keeps a demonstration where it was started, and starts none unasked", () => {
  expect(published).toEqual({
    dataFolder: join(process.cwd(), ".id-desk"),
    hostFiles: undefined,
    demonstratesUnasked: false,
  });
});

test("the project's server keeps it in the project, and serves the host that was built there", () => {
  expect(installation).toEqual({
    dataFolder: join(process.cwd(), ".data"),
    hostFiles: join(process.cwd(), "apps/reference-host/dist"),
    demonstratesUnasked: true,
  });
});

test("the published server says in a sentence what it needs when nobody names a database", () => {
  const place = (given: Record<string, string>) => readDataPlace((name) => given[name], published);

  expect(() => place({})).toThrow("There is no database: --demo serves a demonstration");
  expect(place({ ID_DESK_DEMO: "1" })).toMatchObject({
    isDemonstration: true,
    dataFolder: published.dataFolder,
  });
  expect(place({ DATABASE_URL: "postgres://localhost/registry" })).toMatchObject({ isDemonstration: false });
});

test("a demonstration leaves the database alone that a portal has in its own environment", () => {
  const environment = { DATABASE_URL: "postgres://db/portal", PORT: "4100" };

  expect(readEnvironment(environment, ["--demo"], published)).toEqual({ PORT: "4100" });
  expect(readEnvironment(environment, ["serve"], published)).toEqual(environment);
  expect(readEnvironment(environment, ["--demo"], installation)).toEqual(environment);
});
