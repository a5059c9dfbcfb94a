import { describe, expect, test } from "vitest";
import { drawFace, drawPrint } from "../../testing/biometrics.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { drawSignature } from "../../testing/pictures.ts";
import { useTestServer } from "../../testing/test-server.ts";
import {
  bangladesh,
  findRafiqul,
  makeInteractionForm,
  male,
  newWorker,
  plainData,
  rafiqul,
} from "../../testing/xpat.ts";

const server = useTestServer();
const atMale = () => signIn(server, "xpat.male", 1);

type Data = Readonly<Record<string, unknown>>;

const record = (desk: Desk, data: Data, files: Readonly<Record<string, Blob>> = {}) =>
  desk.must("recordInteraction", { body: makeInteractionForm(data, files) });
const refuse = (desk: Desk, data: Data, files: Readonly<Record<string, Blob>> = {}) =>
  desk.refused("recordInteraction", { body: makeInteractionForm(data, files) });

describe("an interaction with a worker whom the session has found", () => {
  test("is verified where permit, checks, employer, occupation and island agree [CALL-25]", async () => {
    const desk = await atMale();
    const { data, permit } = await findRafiqul(desk);
    const { interaction } = await record(desk, { ...data, contact_phone: "771 2345" });

    expect(interaction).toMatchObject({
      interaction_no: "X-2026-000041",
      outcome: "verified",
      individual: { id: rafiqul.id, name: "Rafiqul Islam", passport_no: rafiqul.passport_no },
      permit,
      contact_phone_masked: "*** **45",
      notes: null,
      print_count: 0,
    });
  });

  test("names every reason why it cannot be verified [CALL-25]", async () => {
    const desk = await atMale();
    const { data } = await findRafiqul(desk);
    const { errors } = await refuse(desk, {
      ...data,
      checks: { image: true, name: true, passport_number: false, country: true },
      employer_id: 2,
      occupation_code: "5131",
      island_id: male + 1,
    });

    expect(errors).toEqual({
      outcome: [
        "Verified needs Yes to all four checks of identity.",
        "The employer is not the one on the permit.",
        "The occupation is not the one on the permit.",
        "The island is not the one on the permit.",
      ],
    });
  });

  test("is not verified without the permit that was found [CALL-25]", async () => {
    const desk = await atMale();
    const { permit_number: _, ...data } = (await findRafiqul(desk)).data;

    expect((await refuse(desk, data)).errors).toEqual({
      outcome: ["Verified needs a work permit that was found."],
    });
  });

  test("names a permit of this session alone, and of this person [CALL-25]", async () => {
    const desk = await atMale();
    const { data } = await findRafiqul(desk);
    const text = "This work permit was not found in this session. Find it again.";

    expect((await refuse(desk, { ...data, permit_number: "WP00100002" })).errors).toEqual({
      permit_number: [text],
    });
    expect((await refuse(await atMale(), data)).errors).toEqual({
      individual_id: ["Find this person again."],
    });
  });

  test("keeps the permit and the person as they were [CALL-25]", async () => {
    const desk = await atMale();
    const { interaction } = await record(desk, (await findRafiqul(desk)).data);
    await server.database.updateTable("permits").set({ is_cancelled: true }).where("id", "=", 1).execute();
    await server.database.updateTable("expats").set({ name: "Rafik Islam" }).where("id", "=", 1).execute();
    const again = await desk.must("getInteraction", { path: { id: interaction.id } });

    expect(again.interaction).toEqual(interaction);
  });

  test.each(["WP00100014", "WP00100015", "WP00100016"])(
    "is not verified with the permit %s, which has ended [CALL-25]",
    async (work_permit) => {
      const desk = await atMale();
      const { individuals } = await desk.must("findExpatByPermit", { query: { work_permit } });
      const [worker] = individuals;
      const { errors } = await refuse(desk, {
        ...plainData,
        individual_id: worker?.id,
        permit_number: work_permit,
        employer_id: worker?.permit?.employer?.id,
        occupation_code: worker?.permit?.occupation?.code,
        island_id: worker?.permit?.island?.id,
        outcome: "verified",
      });

      expect(errors?.outcome).toHaveLength(1);
    },
  );
});

describe("the fields of an interaction", () => {
  const text = "Notes are required.";
  test.each([
    ["notes beside verified", { notes: " " }, { notes: [text] }],
    ["short notes", { notes: "no" }, { notes: ["Notes must be at least 3 characters long."] }],
    ["a time to come", { at: "2026-11-19T09:10:00Z" }, { at: ["The time is in the future."] }],
    [
      "a time before yesterday",
      { at: "2026-11-18T09:04:00Z" },
      { at: ["The time is more than 24 hours ago."] },
    ],
    [
      "a phone number that is not valid",
      { contact_phone: "3312345" },
      { contact_phone: ["Phone Number is not valid."] },
    ],
    ["an unknown island", { island_id: 9_999 }, { island_id: ["Island is not valid."] }],
    ["an unknown employer", { employer_id: 9_999 }, { employer_id: ["Employer is not valid."] }],
    ["an unknown occupation", { occupation_code: "0000" }, { occupation_code: ["Occupation is not valid."] }],
  ])("refuse %s [CALL-25]", async (_, wrong, errors) => {
    expect((await refuse(await atMale(), { ...newWorker, ...wrong })).errors).toEqual(errors);
  });

  test.each([
    ["born tomorrow", { date_of_birth: "2026-11-20" }, "The date of birth is in the future."],
    ["121 years old", { date_of_birth: "1905-11-01" }, "The date of birth is more than 120 years ago."],
    ["born on no day", { date_of_birth: "2025-02-29" }, "Date of birth is not valid."],
  ])("refuse somebody %s [CALL-25]", async (_, wrong, message) => {
    const individual = { ...newWorker.individual, ...wrong };

    expect((await refuse(await atMale(), { ...newWorker, individual })).errors).toEqual({
      date_of_birth: [message],
    });
  });

  test.each(["12#", "1234", "A".repeat(16)])("refuse the passport %s [CALL-25]", async (passport_no) => {
    const passport = { ...newWorker.passport, passport_no };

    expect((await refuse(await atMale(), { ...newWorker, passport })).errors).toEqual({
      passport_no: ["Passport number is not valid."],
    });
  });

  test("tell of all that is wrong at once, and save nothing [CALL-25]", async () => {
    const desk = await atMale();
    const individual = { ...newWorker.individual, name: " ", no_documents_reason: "unknown" };
    const { errors } = await refuse(desk, { ...newWorker, individual, notes: "", site: "Harbour" });

    expect(Object.keys(errors ?? {}).sort()).toEqual(["name", "no_documents_reason", "notes"]);
    expect((await desk.must("getInteractionStats")).stats.total).toBe(20);
  });
});

describe("somebody whom nobody knows", () => {
  test("is saved without a permit, with notes [CALL-25]", async () => {
    const desk = await atMale();
    const { interaction } = await record(desk, { ...newWorker, employer_name: "Marine Garage" });
    const { passport_no, country_id } = newWorker.passport;
    const found = await desk.must("findExpatByPassport", { query: { passport_no, country_id } });

    expect(interaction).toMatchObject({ outcome: "no_permit", permit: null, employer_seen: "Marine Garage" });
    expect(found.individuals).toMatchObject([
      {
        id: interaction.individual.id,
        passports: [{ passport_no, is_current: true }],
        permit: null,
        last_interaction: { interaction_no: interaction.interaction_no },
      },
    ]);
  });

  test("is saved without documents, by name and guessed age [CALL-25]", async () => {
    const individual = {
      name: "তানভীর",
      country_id: bangladesh,
      approximate_age: 30,
      no_documents_reason: "lost",
    };
    const { interaction } = await record(await atMale(), { ...plainData, individual, passport_seen: "lost" });

    expect(interaction.individual).toMatchObject({ name: "তানভীর", passport_no: null, date_of_birth: null });
  });
});

describe("the biometrics of an interaction", () => {
  test("are kept with it, used again the next time, and shown to the island's officers [CALL-25] [DOM-07]", async () => {
    const desk = await atMale();
    const files = {
      "photo.jpg": await drawFace(),
      "sig.jpg": await drawSignature(),
      "thumb.png": drawPrint(1),
      "left_index.png": drawPrint(2),
    };
    const { data } = await findRafiqul(desk);
    const exceptions = [
      { kind: "finger", hand: "left", finger: "thumb", lasts: "temporary", reason: "injured" },
    ];
    const { interaction } = await record(desk, { ...data, exceptions }, files);
    const { worker } = await findRafiqul(desk);
    const parts = worker.captured?.parts ?? [];
    const again = await record(desk, { ...data, parts: parts.map(({ id }) => id) });

    expect(interaction.parts.map(({ kind, hand, finger }) => [kind, hand, finger].join(" ").trim())).toEqual([
      "photo",
      "signature",
      "finger right thumb",
      "finger left index",
    ]);
    expect(interaction.exceptions).toMatchObject([{ hand: "left", finger: "thumb", reason: "injured" }]);
    expect(again.interaction.parts.map(({ source }) => source)).toEqual(Array(4).fill("reused"));
    const photo = again.interaction.parts.find(({ kind }) => kind === "photo");
    const path = { id: again.interaction.id, partId: photo?.id ?? 0 };
    expect((await desk.call("getInteractionPart", { path })).headers.get("Content-Type")).toBe("image/jpeg");
    expect((await desk.call("getInteractionPart", { path: { ...path, id: interaction.id } })).status).toBe(
      404,
    );
  });

  test("are refused at their field, and the interaction with them [CALL-25]", async () => {
    const desk = await atMale();
    const { data } = await findRafiqul(desk);
    const twice = await refuse(desk, data, { "thumb.png": drawPrint(1), "left_thumb.png": drawPrint(1) });
    const unknown = await refuse(desk, data, { "foo.png": drawPrint(1) });
    const others = await refuse(desk, { ...data, parts: [1] });

    expect(twice).toMatchObject({ status: 409, code: "same_print" });
    expect(Object.keys(unknown.errors ?? {})).toEqual(["files"]);
    expect(others.errors).toEqual({ parts: ["A part cannot be used again. Find this person again."] });
    expect((await desk.must("getInteractionStats")).stats.total).toBe(20);
  });
});

test("a repeat under the same key records one interaction, and gives the same answer later too [CALL-25] [R-2]", async () => {
  const desk = await atMale();
  const send = () =>
    desk.call("recordInteraction", {
      body: makeInteractionForm({ ...newWorker, at: "2026-11-18T09:06:00Z" }),
      headers: { "Idempotency-Key": "interaction-0000000000000001" },
    });
  const first = await send();
  server.clock.pass({ minutes: 5 });
  const second = await send();

  expect([first.status, second.status, second.text]).toEqual([201, 201, first.text]);
  expect((await desk.must("getInteractionStats")).stats.total).toBe(21);
});
