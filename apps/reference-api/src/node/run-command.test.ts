import { expect, test } from "vitest";
import { commands } from "./commands/commands.ts";
import { runCommand } from "./run-command.ts";

/** Calls a command on a database that nobody could reach, and gives what it ends with and said. */
async function call(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const [said, complained] = [[] as string[], [] as string[]];
  const code = await runCommand(args, {
    program: "desk",
    environment: { DATABASE_URL: "postgres://desk:secretword@127.0.0.1:1/desk", ...environment },
    print: (line) => said.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, said: said.join("\n"), complained: complained.join("\n") };
}

test("the help lists every command, and each command's help its options", async () => {
  const { code, said, complained } = await call(["--help"]);
  expect([code, complained]).toEqual([0, ""]);
  for (const { name, summary, options } of commands) {
    expect(said).toContain(`${name} `);
    expect(said).toContain(summary);
    const own = await call([...name.split(" "), "--help"]);
    expect(own.code).toBe(0);
    for (const option of Object.keys(options)) expect(own.said).toContain(`--${option}`);
  }
  const ofUsers = await call(["user", "--help"]);
  expect(ofUsers.said).toContain("user add");
  expect(ofUsers.said).not.toContain("purge");
});

test("a word of a command is read without the byte order marks that were pasted with it", async () => {
  const { complained } = await call(["import", "cards\uFEFF", "\uFEFF/none.csv"]);
  expect(complained).toBe("The file /none.csv cannot be read (ENOENT).");
});

test.each([
  [["sevre"], 'There is no command "sevre". There are: serve, migrate, user add'],
  [["user", "ad"], 'There is no command "user ad". There are: user add, user set'],
  [["purge", "--al"], "There is no option --al of purge. desk purge --help says which there are."],
  [["serve", "--port"], "The option --port is not used like this of serve."],
  [["purge", "now"], "purge takes options alone and nothing more."],
  [["user", "disable"], "user disable needs USERNAME."],
  [["import", "cards", "/none.csv"], "The file /none.csv cannot be read (ENOENT)."],
  [["user", "add", "new"], "user add needs --name: their full name."],
  [["user", "set", "new", "--center", "x"], '"x" is no number of a centre.'],
  [["user", "set", "new", "--role", "dnr", "--no-role"], "--role and --no-role do not go together."],
  [["--port", "x"], 'PORT is "x". Name a number from 0 to 65535.'],
])("%j is told in one sentence and ends with 1", async (args, message) => {
  const { code, said, complained } = await call(args, { ID_DESK_KEY: Buffer.alloc(32).toString("base64") });
  expect([code, said]).toEqual([1, ""]);
  expect(complained).toContain(message);
  expect(complained).not.toContain("\n");
});

test("a database that nobody reaches is told without its password", async () => {
  const { code, complained } = await call(["migrate"]);
  expect([code, complained]).toEqual([
    1,
    "The database of DATABASE_URL cannot be used: nobody answers there.",
  ]);
});

test("a misspelt variable stops a command too", async () => {
  const { code, complained } = await call(["migrate"], { ID_DESK_DATTA: "x" });
  expect(code).toBe(1);
  expect(complained).toMatch(/^There is no variable ID_DESK_DATTA\./);
});
