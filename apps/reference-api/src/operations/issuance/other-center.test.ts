import { expect, test } from "vitest";
import { type Desk, openDesk, signIn } from "../../testing/desk.ts";
import { makeDocumentForm, makeWholeProof } from "../../testing/forms.ts";
import { findCardId, handOver, issueBody, loadCard, readSentCode } from "../../testing/hand-over.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const number = 5071;

const addDocument = async (desk: Desk, cardId: number, type: string) =>
  (await desk.must("addIssuanceDocument", { body: makeDocumentForm(await makePdf(), { cardId, type }) }))
    .file_path;

/** Hands a card over at the head office to somebody whom its owner sent with a letter, with everything that is kept. */
async function makeWholeRecord(desk: Desk) {
  const { card } = await loadCard(desk, number);
  const id = card.id;
  const collector = { type: "authorised", id_number: "A105305" };
  await desk.must("checkCollector", {
    body: { card_id: id, collector_type: "authorised", id_number: "A105305" },
  });
  const document_path = await addDocument(desk, id, "authorisation_letter");
  await desk.must("sendCollectorOtp", { body: { card_id: id } });
  server.clock.pass({ minutes: 1 });
  const otp = await readSentCode(server);
  const { otp_token } = await desk.must("verifyCollectorOtp", { body: { card_id: id, otp } });
  server.clock.pass({ minutes: 1 });
  await desk.must("verifyCard", { path: { id }, body: { serial_number: card.serial_number } });
  server.clock.pass({ minutes: 1 });
  const body = {
    ...issueBody(number, { cardId: id, otp_token }),
    collector,
    document_path,
    notes: "By letter",
  };
  await desk.must("issueCard", { body });
  server.clock.pass({ minutes: 1 });
  const { issuance } = await desk.must("completeIssuance", {
    body: await makeWholeProof(id),
    headers: { "Idempotency-Key": "complete-of-card-5071" },
  });
  await desk.must("markReceiptPrinted", {
    path: { id },
    headers: { "Idempotency-Key": "print-of-card-5071" },
  });
  return { id, issuance };
}

test("a completed record tells its centre everything, and no other centre anything", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const { id } = await makeWholeRecord(desk);
  const { issuance } = await desk.must("getCompletedIssuance", { path: { id } });
  const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };

  expect(issuance).toMatchObject({
    status: "completed",
    issuance_no: expect.stringMatching(/^HO-2026-\d{6}$/),
    card: { serial_number: "SN0005071", status: "completed" },
    center: { id: 1, name: "DNR Head Office" },
    collector: { type: "authorised", id_number: "A105305", relationship: null },
    otp: { method: "otp", vouched_by: null, verified_at: "2026-11-19T09:06:00.000Z" },
    card_verified_at: "2026-11-19T09:07:00.000Z",
    issued_by: clerk,
    issued_at: "2026-11-19T09:08:00.000Z",
    completed_by: clerk,
    completed_at: "2026-11-19T09:09:00.000Z",
    proof: { thumb: true, finger: "thumb", signature: true, documents: 1 },
    documents: [{ type: "authorisation_letter", content_type: "application/pdf" }],
    notes: "By letter",
    printed: 1,
  });
  expect(issuance.events?.map(({ action, actor }) => [action, actor.username])).toEqual(
    [
      "load",
      "check_collector",
      "add_document",
      "send_otp",
      "verify_otp",
      "verify_card",
      "issue",
      "complete",
      "print",
      "view",
    ].map((action) => [action, "clerk.male"]),
  );

  const [document] = issuance.documents;
  const files = [
    "evidence/thumb",
    "evidence/signature",
    `documents/${document?.id}`,
    "portraits/owner",
    "portraits/collector",
  ];
  for (const file of files)
    expect([file, (await desk.fetch(`/api/issuance/cards/${id}/${file}`)).status]).toEqual([file, 200]);
  const secrets = [
    issuance.issuance_no,
    issuance.owner.name_dv,
    issuance.owner.permanent_address?.house,
    issuance.collector?.name,
    issuance.collector?.id_number,
    issuance.otp?.sent_to_masked,
    "By letter",
    "authorisation_letter",
  ].filter((secret) => secret != null);

  const own = await findCardId(server, 5205);
  const abroad = await signIn(server, "clerk.hdh", 6);
  const ofAbroad = await handOver(server, abroad, 5121);
  const supervisor = await signIn(server, "super", 6);
  const elsewhere = await signIn(server, "clerk.male", 2);
  const moved = await signIn(server, "clerk.male", 1);
  await moved.must("setCenter", { body: { dispatch_center: 2 } });
  const found: string[] = [];
  const told: string[] = [];
  const look = async (who: string, desk: Desk, address: string, init: RequestInit = {}) => {
    const answer = await desk.fetch(`/api/issuance/${address}`, {
      ...init,
      headers: { ...(init.body === undefined ? {} : { "X-CSRF-Token": desk.csrf }), ...init.headers },
    });
    const text = await answer.text();
    found.push(`${answer.status} ${who} ${init.method ?? "GET"} ${address}`);
    for (const secret of secrets) if (text.includes(secret)) told.push(`${who} ${address}: ${secret}`);
  };
  const write = (who: string, desk: Desk, address: string, body: object, method = "POST", headers = {}) =>
    look(who, desk, address, {
      method,
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", ...headers },
    });

  for (const [who, desk] of [
    ["abroad", abroad],
    ["supervisor", supervisor],
    ["elsewhere", elsewhere],
    ["moved", moved],
    ["nobody", openDesk(server)],
    ["no centre", await signIn(server, "nocentre")],
    ["xpat", await signIn(server, "xpat.male", 1)],
  ] as const) {
    for (const part of ["collected", "completed", ...files]) await look(who, desk, `cards/${id}/${part}`);
  }
  expect(found.length).toBe(49);
  expect(found.filter((each) => !/^(403|401) /.test(each))).toEqual([]);
  found.length = 0;

  for (const address of [
    `cards/${ofAbroad.card.id}/documents/${document?.id}`,
    `cards/${own}/documents/${document?.id}`,
    `cards/${id}/documents/${document?.id}?center=1`,
    `cards/${id}/completed?center=1`,
    `cards/0${id}/completed`,
    `cards/${id}/completed/`,
    `cards//${id}/completed`,
    `cards/%3${String(id)[0]}${String(id).slice(1)}/completed`,
    `cards/${id}.0/completed`,
    `cards/${id}%00/completed`,
    `cards/-${id}/completed`,
    `cards/9999999999/completed`,
    `cards/${ofAbroad.card.id},${id}/completed`,
    `cards/${ofAbroad.card.id}/../${id}/completed`,
    `cards/${id}/evidence/THUMB`,
    `cards/${id}/evidence/sig`,
    `cards/${id}/documents/0`,
    `cards?center=1`,
    `cards?page=1&per_page=100&center_id=1`,
    `cards?per_page=1000`,
  ])
    await look("abroad", abroad, address);
  await look("abroad", abroad, `cards/${id}/completed`, { method: "HEAD" });
  await look("abroad", abroad, `cards/${id}/completed`, { headers: { "X-Center-Id": "1" } });
  await look("abroad", abroad, `cards/${id}/evidence/thumb`, { headers: { Range: "bytes=0-10" } });
  await write("abroad", abroad, `cards/${id}/completed`, {}, "PUT");
  expect(found.filter((each) => /^[23]/.test(each))).toEqual([]);
  found.length = 0;

  const card_id = id;
  for (const [who, desk] of [
    ["abroad", abroad],
    ["elsewhere", elsewhere],
  ] as const) {
    await write(who, desk, `cards/${id}/printed`, {});
    await write(who, desk, `cards/${id}/return`, { reason: "wrong_card", notes: "Not theirs" }, "PATCH");
    await write(who, desk, `cards/${id}/verify`, { serial_number: "SN0005071" });
    await write(who, desk, "otp", { card_id });
    await write(who, desk, "verify-otp", { card_id, otp: "123456" });
    await write(who, desk, "check_collector", { card_id, collector_type: "self" });
    await write(who, desk, "issue", issueBody(number, { cardId: id, otp_token: "x" }));
    await look(who, desk, "complete", { method: "POST", body: await makeWholeProof(id) });
    await look(who, desk, "document", {
      method: "POST",
      body: makeDocumentForm(await makePdf(), { cardId: id, type: "signed_receipt" }),
    });
  }
  expect(found.filter((each) => !/^40[39] /.test(each))).toEqual([]);
  found.length = 0;

  // What was answered at one centre is not answered again at another, though the key and whose it is are the same.
  await write("elsewhere", elsewhere, `cards/${id}/printed`, {}, "POST", {
    "Idempotency-Key": "print-of-card-5071",
  });
  await look("elsewhere", elsewhere, "complete", {
    method: "POST",
    body: await makeWholeProof(id),
    headers: { "Idempotency-Key": "complete-of-card-5071" },
  });
  expect(found.map((each) => each.slice(0, 3))).toEqual(["409", "409"]);

  // Where a card is, and whose it is, every centre may know.
  await write("abroad", abroad, "load", { serial_number: "SN0005071" });
  await write("abroad", abroad, "load", { serial_number: "SN0005071", take_over: true });
  await write("abroad", abroad, "load", { id_number: issuance.owner.id_number });
  await look("abroad", abroad, "cards?per_page=100");
  expect(
    told.filter((each) => !each.startsWith("abroad load") || !each.endsWith(issuance.owner.name_dv ?? "")),
  ).toEqual([]);
  expect((await desk.must("getCompletedIssuance", { path: { id } })).issuance).toMatchObject({
    version: issuance.version,
    printed: 1,
    status: "completed",
  });
});
