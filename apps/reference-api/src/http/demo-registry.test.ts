import { describe, expect, test } from "vitest";
import type { ApplicationStatus } from "../domain/applications/application-actions.ts";
import { applicantIdOf, applicationNoOf, putApplication } from "../testing/applications.ts";
import { receiptOf } from "../testing/batches.ts";
import { signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";

const server = useTestServer();
const address = "http://localhost/demo/registry";

async function show(query = ""): Promise<string> {
  const answer = await server.fetch(new Request(`${address}${query}`));
  expect(answer.status).toBe(200);
  return answer.text();
}

const readToken = (page: string) => /name="token" value="([\w-]+)"/.exec(page)?.[1] ?? "";
/** What the page holds of one application. */
const find = (page: string, number = 1) =>
  page.split("<li>").find((part) => part.includes(`<h2>${applicationNoOf(number)}</h2>`)) ?? "";
const listButtons = (part: string) =>
  Array.from(part.matchAll(/<button[^>]*>([^<]*)<\/button>/g), ([, text]) => text);

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Sends a form of the page as a browser does that runs no script. */
async function send(fields: Fields, number = 1) {
  const token = readToken(await show(`?number=${applicationNoOf(number)}`));
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries({ token, ...fields })) {
    for (const each of [value].flat()) body.append(name, each);
  }
  const answer = await server.fetch(new Request(address, { method: "POST", body }));
  return { status: answer.status, location: answer.headers.get("Location") ?? "", text: await answer.text() };
}

const decide = (id: number, decision: string, more: Fields = {}) =>
  send({ id: String(id), decision, status: "submitted", ...more });

const readStatus = async (id: number) =>
  (
    await server.database
      .selectFrom("applications")
      .where("id", "=", id)
      .select("status")
      .executeTakeFirstOrThrow()
  ).status;

const listActions = async (id: number) =>
  (
    await server.database
      .selectFrom("audit_events")
      .where("subject_type", "=", "application")
      .where("subject_id", "=", id)
      .where("actor_id", "is", null)
      .orderBy("id")
      .select("action")
      .execute()
  ).map(({ action }) => action);

describe("the demonstration's registry", () => {
  test.each([
    ["submitted", ["Start review"]],
    ["under_review", ["Approve", "Return", "Reject"]],
    ["approved", ["Make card, to be sent", "Make card, ready at DNR Head Office"]],
    ["pending_payment", ["Mark MVR 100 as paid"]],
  ] as const)("offers for one that is %s: %j", async (status, buttons) => {
    await putApplication(server, { status, status_at: new Date("2020-01-01T00:00:00Z") });
    const part = find(await show(`?status=${status}`));
    expect(listButtons(part)).toEqual(buttons);
    expect(part).toContain(`Renewal, Applicant 1, ${applicantIdOf(1)}`);
    for (const button of buttons) expect(part).toContain(`aria-label="${button}: ${applicationNoOf(1)}"`);
    for (const other of ["submitted", "under_review", "approved", "pending_payment"]) {
      if (other !== status) expect(find(await show(`?status=${other}`))).toBe("");
    }
  });

  test("shows what was submitted where no status, or one that nobody knows, is asked for", async () => {
    await putApplication(server, { status_at: new Date("2020-01-01T00:00:00Z") });
    for (const query of ["", "?status=collected", "?status=%00"]) {
      const page = await show(query);
      expect(find(page)).not.toBe("");
      expect(page).toMatch(
        /<a href="\/demo\/registry\?status=submitted" aria-current="page">Submitted \(\d+\)<\/a>/,
      );
    }
  });

  test("finds one by its number, and says where it is when nothing is to be decided", async () => {
    await putApplication(server, { status: "returned" });
    const page = await show("?number=c2026900001");
    expect(find(page)).toContain("It is returned: there is nothing to decide.");
    expect(page).toContain('value="c2026900001"');
    for (const unknown of ["C-2026-999999", "%00", "x%22%3E"]) {
      expect(await show(`?number=${unknown}`)).toContain("There is no application with this number.");
    }
    expect(await show("?number=x%22%3E")).toContain('value="x&quot;&gt;"');
  });

  test("shows fifty, and says that there are more", async () => {
    for (let number = 1; number <= 51; number++)
      await putApplication(server, { number, status: "under_review" });
    const page = await show("?status=under_review");
    expect(page.match(/<li>/g)).toHaveLength(50);
    expect(page).toMatch(/These 50 of \d+ have waited longest\./);
  });

  test("shows what an applicant is called and nothing that a name would do [T-2]", async () => {
    await putApplication(server, { status_at: new Date("2020-01-01T00:00:00Z") });
    await server.database
      .updateTable("people")
      .set({ name_en: `<script>alert("x")</script>` })
      .where("id_number", "=", applicantIdOf(1))
      .execute();
    expect(find(await show())).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;");
  });

  test("takes an application from submitted to ready at its centre, each step an event of the registry", async () => {
    const id = await putApplication(server);
    const { status, location } = await decide(id, "under_review");
    expect([status, location]).toEqual([303, `/demo/registry?status=submitted&done=${id}#said`]);
    expect(await show(`?status=submitted&done=${id}`)).toContain(
      `<p class="said" id="said" role="status" tabindex="-1">${applicationNoOf(1)} is now in review.</p>`,
    );
    await decide(id, "approved");
    await send({ id: String(id), make: "at_center", status: "approved" });

    expect(await readStatus(id)).toBe("ready");
    expect(await listActions(id)).toEqual(["review", "approve", "print_card"]);
    expect(await show(`?done=${id}`)).toMatch(/is now ready\. Its card is SN\d{7}\./);
  });

  test("makes a card that is packed, sent and received, and its application goes along", async () => {
    const id = await putApplication(server, { status: "approved", collection_center_id: 6, type: "lost" });
    await send({ id: String(id), make: "printed", status: "approved" });
    const card = await server.database
      .selectFrom("cards")
      .where("application_no", "=", applicationNoOf(1))
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(card).toMatchObject({
      status: "printed",
      current_center_id: 1,
      card_type: "standard",
      issue_date: "2026-11-19",
      expiry_date: "2031-11-19",
      replaces_serial_number: null,
    });
    const statuses: ApplicationStatus[] = [await readStatus(id)];
    const desk = await signIn(server, "clerk.male", 1);
    const { batch: made } = await desk.must("createBatch", { body: { destination_center_id: 6 } });
    await desk.must("addCard", {
      path: { batchId: made.id },
      body: { serial_number: card.serial_number },
    });
    const { batch } = await desk.must("dispatchBatch", { path: { batchId: made.id }, body: {} });
    statuses.push(await readStatus(id));
    await (await signIn(server, "clerk.hdh", 6)).must("receiveCard", receiptOf(batch, 0));
    statuses.push(await readStatus(id));
    expect(statuses).toEqual(["printing", "dispatched", "ready"]);
  });

  test("gives the next serial number, and what has to be given back only where it was kept", async () => {
    const last = async () =>
      (
        await server.database
          .selectFrom("cards")
          .select((is) => is.fn.max("serial_number").as("last"))
          .executeTakeFirstOrThrow()
      ).last;
    const before = Number((await last())?.slice(2));
    for (const [index, replaces_fate] of (["kept", "surrendered"] as const).entries()) {
      const id = await putApplication(server, {
        number: index + 1,
        status: "approved",
        replaces_serial_number: `SN000000${index}`,
        replaces_fate,
        payment_status: "paid",
        payment_amount: 100,
        paid_at: server.clock.now,
      });
      await send({ id: String(id), make: "printed" }, index + 1);
      const card = await server.database
        .selectFrom("cards")
        .where("application_no", "=", applicationNoOf(index + 1))
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(card).toMatchObject({
        serial_number: `SN${String(before + index + 1).padStart(7, "0")}`,
        replaces_serial_number: replaces_fate === "kept" ? "SN0000000" : null,
        replaces_reason: replaces_fate === "kept" ? "renewal" : null,
        payment_status: "paid",
        payment_amount: 100,
      });
    }
  });

  test("returns for the reasons that were ticked and written, and the applicant is sent an SMS", async () => {
    const id = await putApplication(server, { status: "under_review", contact_phone: "9000002" });
    await decide(id, "returned", {
      reason: ["photo_too_dark", "wrong_document", "no_such_reason"],
      other: "The house's name <is> missing",
    });
    const reasons = await server.database
      .selectFrom("application_reasons")
      .where("application_id", "=", id)
      .orderBy("id")
      .select(["code", "text"])
      .execute();
    expect(reasons).toEqual([
      { code: "photo_too_dark", text: "Photo too dark" },
      { code: "wrong_document", text: "Wrong document" },
      { code: "other", text: "The house's name <is> missing" },
    ]);
    await server.sendMessages();
    const { body } = await server.database
      .selectFrom("demo_messages")
      .where("phone", "=", "9000002")
      .select("body")
      .executeTakeFirstOrThrow();
    expect(body).toBe(
      "Your ID card application C-2026-900001 needs something: Photo too dark; Wrong document; The house's name <is> missing. Please come to DNR Head Office.",
    );
  });
});

describe("what cannot be done is told on the page, and nothing changes", () => {
  test.each([
    [{ decision: "approved" }, "Application is not under review."],
    [{ decision: "paid" }, "Application does not wait for a payment."],
    [{ decision: "returned" }, "An application is returned with at least one reason."],
    [{ decision: "returned", other: "x".repeat(201) }, "Write the other reason in up to 200 characters."],
    [{ make: "printed" }, "This application is not approved."],
    [{ decision: "cancelled" }, "This form cannot be read."],
    [{ make: "collected" }, "This form cannot be read."],
    [{ decision: "approved", id: "1e1" }, "This form cannot be read."],
    [{ decision: "approved", id: "999999999" }, "Application not found."],
    [{ make: "printed", id: "999999999" }, "Application not found."],
  ] as const)("%j", async (fields, message) => {
    const id = await putApplication(server);
    const { text, status } = await send({ id: String(id), status: "submitted", ...fields });
    expect(status).toBe(message.endsWith("found.") ? 404 : 400);
    expect(text).toContain(`<p class="said" id="said" role="alert" tabindex="-1">${message}</p>`);
    expect(await readStatus(id)).toBe("submitted");
    expect(await listActions(id)).toEqual([]);
  });

  test("a form without the page's token, as another site would send it [T-2]", async () => {
    const id = await putApplication(server);
    for (const token of ["", "x".repeat(32)]) {
      const { status, text } = await decide(id, "under_review", { token });
      expect(status).toBe(403);
      expect(text).toContain("This page was out of date. Nothing has changed: try again.");
    }
    expect(await readStatus(id)).toBe("submitted");
  });

  test("a form that is too large, and other methods", async () => {
    expect((await send({ other: "x".repeat(20_000) })).status).toBe(413);
    const answer = await server.fetch(new Request(address, { method: "DELETE" }));
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});
