import { expect, test } from "vitest";
import { isRegistryError } from "../errors/registry-error.ts";
import { createFakeRegistry, refuse } from "../testing/index.ts";
import { apiVersionHeader, supportedApi } from "./api-version.ts";
import { createRegistryClient } from "./registry-client.ts";

const answer =
  (named: string, status = 200) =>
  () =>
    new Response(JSON.stringify({ status: "ok", message: "no" }), {
      status,
      headers: { "Content-Type": "application/json", [apiVersionHeader]: named },
    });

async function ask(reply: () => Response) {
  const { fetch, baseUrl } = createFakeRegistry({ getHealth: reply });
  return createRegistryClient({ fetch, baseUrl })
    .request("getHealth")
    .then(
      () => "answered",
      (error: unknown) => (isRegistryError(error) ? error.code : "thrown"),
    );
}

test.each([
  [supportedApi.oldest, "answered"],
  [` ${supportedApi.newest} `, "answered"],
  ["", "answered"],
  ["2019-01-01", "api_version"],
  ["2099-01-01", "api_version"],
  ["v2", "api_version"],
])("A server that names the version “%s” is %s", async (named, outcome) => {
  expect(await ask(answer(named))).toBe(outcome);
});

test("A refusal of a server of another version is about the version, but for a session that has ended", async () => {
  expect(await ask(answer("2019-01-01", 400))).toBe("api_version");
  expect(await ask(answer("2019-01-01", 401))).toBe("unauthenticated");
});

test("A server that names no version is taken at its answers", async () => {
  const { fetch, baseUrl } = createFakeRegistry({ getUser: () => refuse("no", { status: 403 }) });
  const asked = createRegistryClient({ fetch, baseUrl }).request("getUser");
  await expect(asked).rejects.toMatchObject({ code: "forbidden" });
});
