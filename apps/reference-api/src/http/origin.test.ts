import { expect, test } from "vitest";
import { Refusal } from "../domain/refusal.ts";
import { checkOrigin } from "./origin.ts";

const origin = "http://localhost:5173";
const proxied = () =>
  new Request("http://localhost:4000/api/auth/login", { method: "POST", headers: { Origin: origin } });

function refusalOf(...asked: Parameters<typeof checkOrigin>): unknown {
  try {
    checkOrigin(...asked);
    return undefined;
  } catch (error) {
    return error instanceof Refusal && error.body;
  }
}

test("a demonstration says why it refuses a page whose proxy changes the host, and what to do", () => {
  expect(refusalOf(proxied(), { isDemonstration: true })).toEqual({
    code: "csrf",
    message:
      "The page is at http://localhost:5173, and the request names localhost:4000 as its host. Let your development " +
      "server pass the browser's Host header on (in Vite: changeOrigin: false), or start this server with " +
      "ID_DESK_ALLOWED_ORIGINS=http://localhost:5173.",
  });
});

test("every other server says no more than that the request could not be verified", () => {
  expect(refusalOf(proxied(), {})).toEqual({
    code: "csrf",
    message: "The request could not be verified. Reload the page and try again.",
  });
});

test("a page whose host is passed on, or whose origin is allowed, is let through", () => {
  const passedOn = new Request("http://localhost:5173/api/auth/login", { headers: { Origin: origin } });
  expect(refusalOf(passedOn, { isDemonstration: true })).toBeUndefined();
  expect(refusalOf(proxied(), { allowedOrigins: [origin] })).toBeUndefined();
});
