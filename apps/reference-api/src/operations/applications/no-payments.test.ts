import { expect, test } from "vitest";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer({ payments: null });

test("A server without a payment provider says that no links can be sent [CALL-58]", async () => {
  const desk = await signIn(server, "clerk.male", 1);

  expect(await desk.refused("sendPaymentLink", { body: { application_id: 28 } })).toEqual({
    status: 409,
    message: "Payment links cannot be sent at the moment. Try again later.",
    code: "payment_unavailable",
  });
  expect(server.logged.errors).toEqual([]);
});
