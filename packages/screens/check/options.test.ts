import { expect, test } from "vitest";
import { help, readOptions } from "./options.ts";

const known = ["Login", "DispatchSending", "DispatchSending"];
const read = (...args: string[]) => readOptions(args, known);

test("Everything that can be asked for is read", () => {
  const line =
    "check --api https://host/api/ --contract a.yaml --screens Login,DispatchSending --portal p --json";
  expect(read(...line.split(" "))).toEqual({
    kind: "check",
    options: {
      api: "https://host/api",
      contract: "a.yaml",
      screens: ["Login", "DispatchSending"],
      portal: "p",
      isJson: true,
    },
  });
});

test("Without options everything that needs none is checked", () => {
  expect(read("check")).toMatchObject({ kind: "check", options: { api: undefined, screens: undefined } });
});

test("Help and version need no command", () => {
  expect(read("--help")).toEqual({ kind: "help" });
  expect(read("check", "-h")).toEqual({ kind: "help" });
  expect(read("--version")).toEqual({ kind: "version" });
  for (const option of ["--api", "--contract", "--screens", "--portal", "--json"])
    expect(help).toContain(option);
});

test.each([
  ["unknown_option", ["check", "--apii", "x"]],
  ["unknown_option", ["check", "--api"]],
  ["unknown_command", []],
  ["unknown_command", ["chekc"]],
  ["no_address", ["check", "--api", "host/api"]],
  ["no_address", ["check", "--api", "ftp://host/api"]],
  ["unknown_screen", ["check", "--screens", "Login,Logon"]],
  ["unknown_screen", ["check", "--screens", ","]],
])("A mistake is %s and names what to do: %j", (code, args) => {
  const typed = read(...args);
  expect(typed).toMatchObject({ kind: "mistake", finding: { level: "problem", code } });
});

test("A name that is no screen is answered with those that are, each once", () => {
  expect(read("check", "--screens", "Logon")).toMatchObject({
    finding: { what: "There is no screen Logon.", todo: "The screens are Login, DispatchSending." },
  });
});

test.each([
  ["--api", "https://clerk:s3cret@host/api"],
  ["--api", "https://host/api?token=s3cret"],
  ["--contract", "https://host/openapi.json?key=s3cret"],
  ["--api", "clerk:s3cret@host"],
])("A secret in %s is refused and not repeated", (option, value) => {
  const typed = read("check", option, value);
  expect(typed.kind).toBe("mistake");
  expect(JSON.stringify(typed)).not.toContain("s3cret");
});
