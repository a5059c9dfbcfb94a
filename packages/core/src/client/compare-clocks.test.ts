import { describe, expect, test } from "vitest";
import { compareClocks } from "./compare-clocks.ts";

const baseUrl = "http://registry.test/api";

function answerAt(date: string | undefined, status = 200) {
  const asked: Request[] = [];
  const fetch = async (request: Request) => {
    asked.push(request);
    return new Response(null, { status, headers: date === undefined ? {} : { Date: date } });
  };
  return { asked, fetch };
}

const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

describe("The clocks are compared", () => {
  test.each([
    ["a day behind the server", 86_400, -86_400],
    ["a minute ahead of it", -60, 60],
    ["as the server's", 0, 0],
  ])("where this computer's is %s", async (_, serverAhead, expected) => {
    const { fetch } = answerAt(secondsFromNow(serverAhead));
    const { ahead } = (await compareClocks({ baseUrl, fetch })) ?? {};
    expect(Math.abs((ahead ?? Number.NaN) / 1000 - expected)).toBeLessThanOrEqual(1);
  });

  test("by a refusal too, without the session", async () => {
    const { asked, fetch } = answerAt(secondsFromNow(0), 404);
    expect(await compareClocks({ baseUrl, fetch })).toMatchObject({ ahead: expect.any(Number) });
    expect(asked.map(({ url, credentials }) => [url, credentials])).toEqual([[`${baseUrl}/health`, "omit"]]);
  });

  test.each([undefined, "yesterday"])("and nothing is said where the server says %s", async (date) => {
    const answer = await compareClocks({ baseUrl, fetch: answerAt(date).fetch });
    expect(answer).toEqual({ ahead: undefined, roundTrip: expect.any(Number) });
  });

  test("and nothing where there is no answer, or the question was stopped", async () => {
    expect(await compareClocks({ baseUrl, fetch: () => Promise.reject(new TypeError("no network")) })).toBe(
      undefined,
    );
    const signal = AbortSignal.abort();
    const stopped = (request: Request) =>
      request.signal.aborted ? Promise.reject(request.signal.reason) : Promise.resolve(new Response());
    expect(await compareClocks({ baseUrl, fetch: stopped, signal })).toBe(undefined);
  });
});
