import { expect, test } from "vitest";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { openDesk, signIn } from "../../testing/desk.ts";
import { handOver, issueBody, loadCard } from "../../testing/hand-over.ts";
import { useTestServer } from "../../testing/test-server.ts";

const { shown } = defaultSettings;
const server = useTestServer({
  settings: {
    ...defaultSettings,
    shown: { ...shown, issuance: { ...shown.issuance, alternative_check: true } },
  },
});
const supervisor = { username: " Super ", password: "Counter-2026!", reason: "The phone was stolen" };

async function loadWithoutPhone() {
  const desk = await signIn(server, "clerk.male", 1);
  const { card } = await loadCard(desk, 5209);
  return { desk, id: card.id };
}

test("a supervisor of the centre vouches for somebody without a phone, and the record says who and why", async () => {
  const { desk, id } = await loadWithoutPhone();
  const { otp_token } = await desk.must("verifyCollectorOtp", { body: { card_id: id, supervisor } });
  await desk.must("verifyCard", { path: { id }, body: { serial_number: "SN0005209" } });
  const { issuance } = await desk.must("issueCard", { body: issueBody(5209, { cardId: id, otp_token }) });

  const vouched_by = { username: "super", fullname: "Fathimath Naseema" };
  expect(issuance).toMatchObject({ status: "collected", otp: { method: "supervisor", vouched_by } });
  expect(issuance.events?.find(({ action }) => action === "vouch")).toMatchObject({
    actor: { username: "clerk.male" },
    from_status: "ready",
    to_status: "otp_verified",
    notes: "Fathimath Naseema: The phone was stolen",
  });
  expect((await desk.must("getSettings")).configs.issuance?.alternative_check).toBe(true);
});

test("who vouched stands in the record for as long as it does, and in no other", async () => {
  const { desk, id } = await loadWithoutPhone();
  await desk.must("verifyCollectorOtp", { body: { card_id: id, supervisor } });
  const again = await loadCard(desk, 5209);
  const other = await handOver(server, desk, 5001);

  expect(again.otp?.vouched_by).toEqual({ username: "super", fullname: "Fathimath Naseema" });
  expect(other.otp).toMatchObject({ method: "otp", vouched_by: null });

  await desk.must("checkCollector", {
    body: { card_id: id, collector_type: "family", relationship: "sibling", id_number: "A105001" },
  });
  expect((await loadCard(desk, 5209)).otp).toBeNull();
});

test("a wrong password is refused, counted and written down [T-11]", async () => {
  const { desk, id } = await loadWithoutPhone();
  const body = { card_id: id, supervisor: { ...supervisor, password: "Counter-2025!" } };
  for (let index = 0; index < 10; index++) {
    expect(await desk.refused("verifyCollectorOtp", { body })).toMatchObject({ code: "wrong_sign_in" });
  }

  expect(await desk.refused("verifyCollectorOtp", { body })).toMatchObject({ status: 429 });
  const events = await server.database
    .selectFrom("audit_events")
    .where("action", "=", "vouch_failed")
    .select(["actor_id", "subject_id"])
    .distinct()
    .execute();
  expect(events).toEqual([{ actor_id: 1, subject_id: 5 }]);
});

test("who asks in vain stops neither the supervisor's sign-in nor another colleague's asking [T-11]", async () => {
  const { desk, id } = await loadWithoutPhone();
  const body = { card_id: id, supervisor: { ...supervisor, password: "Counter-2025!" } };
  for (let index = 0; index < 11; index++) await desk.refused("verifyCollectorOtp", { body });
  await signIn(server, "super");
  const colleague = await signIn(server, "xpat.male", 1);
  await server.database.insertInto("user_roles").values({ user_id: 3, role: "dnr" }).execute();

  await loadCard(colleague, 5209, { take_over: true });
  await colleague.must("verifyCollectorOtp", { body: { card_id: id, supervisor } });
});

test("failures at the sign-in of a supervisor do not keep them from vouching [T-11]", async () => {
  const { desk, id } = await loadWithoutPhone();
  const body = { username: "super", password: "Counter-2025!" };
  for (let index = 0; index < 11; index++) await openDesk(server).refused("login", { body });

  await desk.must("verifyCollectorOtp", { body: { card_id: id, supervisor } });
});

test("one clerk tries 30 passwords in a quarter of an hour, whatever the names [T-11]", async () => {
  const { desk, id } = await loadWithoutPhone();
  for (let index = 0; index < 30; index++) {
    const body = { card_id: id, supervisor: { ...supervisor, username: `nobody.${index}` } };
    expect(await desk.refused("verifyCollectorOtp", { body })).toMatchObject({ code: "wrong_sign_in" });
  }

  expect(await desk.refused("verifyCollectorOtp", { body: { card_id: id, supervisor } })).toMatchObject({
    status: 429,
    code: "too_many_attempts",
  });
});

test.each([
  ["clerk.hdh", "somebody of another centre without full access"],
  ["clerk.male", "whoever asks"],
  ["xpat.male", "a colleague without full access"],
])("%s cannot vouch: %s", async (username) => {
  const { desk, id } = await loadWithoutPhone();
  const body = { card_id: id, supervisor: { ...supervisor, username } };

  expect(await desk.refused("verifyCollectorOtp", { body })).toMatchObject({
    status: 403,
    code: "not_a_supervisor",
  });
  expect((await loadCard(desk, 5209)).status).toBe("ready");
});

test("a supervisor does not vouch for their own hand-over", async () => {
  const desk = await signIn(server, "super", 1);
  const { card } = await loadCard(desk, 5209);

  expect(await desk.refused("verifyCollectorOtp", { body: { card_id: card.id, supervisor } })).toMatchObject({
    status: 403,
    code: "not_a_supervisor",
  });
});

test("a reason is needed, and a code beside it is too much", async () => {
  const { desk, id } = await loadWithoutPhone();

  expect(
    await desk.refused("verifyCollectorOtp", {
      body: { card_id: id, supervisor: { ...supervisor, reason: " \u200b " } },
    }),
  ).toMatchObject({ errors: { reason: ["Reason must be at least 3 characters long."] } });
  expect(
    await desk.refused("verifyCollectorOtp", { body: { card_id: id, otp: "123456", supervisor } }),
  ).toMatchObject({ status: 400, errors: { otp: ["Otp is required."] } });
});

test("before a card is loaded there is nobody to vouch for", async () => {
  const desk = await signIn(server, "clerk.male", 1);

  expect(await desk.refused("verifyCollectorOtp", { body: { card_id: 999_999, supervisor } })).toMatchObject({
    status: 409,
    code: "out_of_order",
  });
});
