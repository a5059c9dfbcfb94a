import { expect, test } from "vitest";
import { digest } from "../session/digest.ts";
import { applicationNoOf, putApplication } from "../testing/applications.ts";
import { signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";

const server = useTestServer();

async function ask(token: string, method = "GET") {
  const answer = await server.fetch(new Request(`http://localhost/demo/pay/${token}`, { method }));
  return { status: answer.status, text: await answer.text(), location: answer.headers.get("Location") };
}

async function putLink(applicationId: number, token: string): Promise<void> {
  await server.database
    .insertInto("payment_links")
    .values({
      application_id: applicationId,
      token_digest: digest(token),
      phone_masked: "*** **45",
      sent_by: 1,
      sent_at: server.clock.now,
    })
    .execute();
}

const read = (id: number) =>
  server.database.selectFrom("applications").where("id", "=", id).selectAll().executeTakeFirstOrThrow();

const countEvents = async (id: number) =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "application")
      .where("subject_id", "=", id)
      .where("action", "=", "pay")
      .where("actor_id", "is", null)
      .select("id")
      .execute()
  ).length;

test("a link that a clerk has sent leads to its fee, and paying submits the application once", async () => {
  const id = await putApplication(server, { status: "pending_payment", contact_phone: "7000001" });
  const desk = await signIn(server, "clerk.male", 1);
  await desk.must("sendPaymentLink", { body: { application_id: id } });
  await server.sendMessages();
  const phone = await (await server.fetch(new Request("http://localhost/demo/phone"))).text();
  const [, token = ""] = /href="\/demo\/pay\/([\w-]+)"/.exec(phone) ?? [];

  const page = await ask(token);
  expect(page.text).toContain(`<h2>Application ${applicationNoOf(1)}</h2>`);
  expect(page.text).toContain('<form method="post"><button type="submit">Pay MVR 100</button></form>');
  expect(page.text).not.toContain("Applicant 1");

  server.clock.pass({ minutes: 2 });
  expect(await ask(token, "POST")).toMatchObject({ status: 303, location: `/demo/pay/${token}` });
  expect(await read(id)).toMatchObject({
    status: "submitted",
    payment_status: "paid",
    paid_at: server.clock.now,
    payment_reference: expect.stringMatching(/^DEMO-\d{6}$/),
  });
  const after = await ask(token);
  expect(after.text).toContain("This was paid on");
  expect(after.text).not.toContain("<form");

  const { version } = await read(id);
  expect((await ask(token, "POST")).status).toBe(303);
  expect((await read(id)).version).toBe(version);
  expect(await countEvents(id)).toBe(1);
});

test("a link to an application that was cancelled says that there is nothing to pay, and takes nothing", async () => {
  const id = await putApplication(server, {
    status: "cancelled",
    payment_status: "pending",
    payment_amount: 100,
  });
  await putLink(id, "cancelled");
  const { text } = await ask("cancelled");
  expect(text).toContain("There is nothing to pay for this application any more.");
  expect(text).not.toContain("<form");
  expect((await ask("cancelled", "POST")).status).toBe(303);
  expect(await read(id)).toMatchObject({ status: "cancelled", payment_status: "pending" });
});

test.each(["", "unknown", "%00", "a/b"])("a link that ends with %j is not known", async (token) => {
  for (const method of ["GET", "POST"]) {
    expect(await ask(token, method)).toMatchObject({
      status: 404,
      text: expect.stringContaining("This link is not known."),
    });
  }
});

test("a page of payments is not written to in other ways", async () => {
  expect((await ask("unknown", "PUT")).status).toBe(405);
});
