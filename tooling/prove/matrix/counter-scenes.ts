import type { Locator } from "playwright";
import {
  type AnsweredIssuance,
  answer,
  begin,
  type Change,
  choose,
  maxRetries,
  otherCard,
  plainCard,
  refuse,
  renewedCard,
  scan,
  step,
  submit,
  takeProof,
} from "./counter.ts";
import {
  asItIs,
  collected,
  completed,
  failing,
  inHand,
  known,
  now,
  sent,
  sentWith,
  somebodyElse,
  verified,
} from "./counter-answers.ts";
import { fail, type Scene, type View } from "./scene.ts";

const counter = { route: "NewIssuance", visitor: "supervisor" } as const;

/** A scene in which a card is scanned and the section that then opens is looked at. */
const found = (
  state: Scene["state"],
  what: string,
  change: Change,
  opens: string,
  then: (view: View) => unknown = () => undefined,
  serial?: string,
): Scene => ({
  ...counter,
  state,
  what,
  async show(view) {
    await begin(view, change, opens, serial);
    await then(view);
  },
});

const alert = (view: View): Locator =>
  view.main.locator('[data-tone="danger"], [data-tone="warning"]').first();
const invalid = (view: View): Locator => view.main.locator('[aria-invalid="true"]').first();

/** Types a code that is answered with a refusal. */
async function typeCode(view: View): Promise<void> {
  await view.main.locator("input[name=otp]").fill("111111");
  await submit(view);
}

/** Says that the person is the one on the photograph, and goes on to the last section. */
async function confirmIdentity(view: View): Promise<void> {
  await choose(step(view, "card"), "identity_confirmed");
  await submit(view);
  await step(view, "handOver").locator("button[type=submit]").waitFor();
}

/** Hands the card over, and waits for what its proof is taken with. */
async function handOver(view: View): Promise<Locator> {
  await confirmIdentity(view);
  await view.page.route("**/api/issuance/issue", async (asked) => {
    const body = { serial_number: plainCard, take_over: true };
    const loaded = await asked.fetch({
      url: asked.request().url().replace("/issue", "/load"),
      postData: body,
      maxRetries,
    });
    const { issuance } = (await loaded.json()) as { issuance: AnsweredIssuance };
    await asked.fulfill({ json: { issuance: { ...issuance, ...collected(issuance) } } });
  });
  await submit(view);
  const form = step(view, "handOver");
  await form.locator("canvas").waitFor();
  return form;
}

const finding: readonly Scene[] = [
  { ...counter, state: "empty", what: "nothing scanned", show: ({ open }) => open("/issuance/new") },
  {
    ...counter,
    state: "failing",
    what: "no number of a card",
    async show(view) {
      await view.open("/issuance/new");
      await scan(view, "DB-2026-000006");
      await invalid(view).waitFor();
    },
  },
  {
    ...counter,
    state: "failing",
    what: "ID number not found",
    async show(view) {
      await view.open("/issuance/new");
      await scan(view, "A999999");
      await invalid(view).waitFor();
    },
  },
  ...(["server", "network"] as const).map(
    (what): Scene => ({
      ...counter,
      state: "failing",
      what: `no ${what}`,
      async show(view) {
        await view.page.route("**/api/issuance/load", (asked) =>
          what === "server" ? fail(asked) : asked.abort("internetdisconnected"),
        );
        await view.open("/issuance/new");
        await scan(view, plainCard);
        await invalid(view).waitFor();
      },
    }),
  ),
  found(
    "failing",
    "at another centre",
    failing(
      { at_this_center: "This card is at another centre." },
      { current_center: { id: 6, name: "HDh. Kulhudhuffushi City Centre" } },
    ),
    "find",
  ),
  found(
    "failing",
    "in transit",
    failing(
      { at_this_center: "This card is in transit." },
      {
        status: "in_transit",
        current_center: null,
        batch: { id: 6, batch_no: "DB-2026-000006", destination_center: { id: 1, name: "DNR Head Office" } },
      },
    ),
    "find",
  ),
  found(
    "failing",
    "several checks",
    failing({
      not_expired: "This card expired on Nov 2, 2026.",
      no_hold: "There is a hold on the owner: an inquiry is open.",
    }),
    "find",
  ),
  found(
    "open",
    "somebody else is at it",
    () => ({
      id: null,
      status: null,
      in_progress: { by: { username: "clerk.two", fullname: "Ibrahim Waheed" }, since: now() },
    }),
    "find",
  ),
  found("full", "handed over before", collected, "find"),
  found("full", "complete before", completed, "find"),
];

const collecting: readonly Scene[] = [
  found("full", "its owner", asItIs, "collector"),
  found("full", "a card that takes the place of another", known, "collector", undefined, renewedCard),
  found("open", "family", asItIs, "collector", (view) =>
    choose(step(view, "collector"), "collector_type", "family"),
  ),
  found("failing", "family without a word", asItIs, "collector", async (view) => {
    await choose(step(view, "collector"), "collector_type", "family");
    await submit(view);
    await invalid(view).waitFor();
  }),
  found("failing", "by passport without a word", asItIs, "collector", async (view) => {
    await choose(step(view, "collector"), "collector_type", "authorised");
    await choose(step(view, "collector"), "identified_by", "passport");
    await submit(view);
    await invalid(view).waitFor();
  }),
  found("failing", "who may not", asItIs, "collector", async (view) => {
    const reason = "The collector is younger than 18.";
    const collector = { ...somebodyElse, date_of_birth: "2012-05-01", eligible: false, reason };
    await answer(view.page, "check_collector", { collector: { ...collector, requires_document: false } });
    await choose(step(view, "collector"), "collector_type", "authorised");
    await view.main.locator("input[name=id_number]").fill("A105305");
    await submit(view);
    await alert(view).waitFor();
  }),
  found("open", "who brings a letter", () => ({ collector: somebodyElse }), "collector"),
  found(
    "failing",
    "a letter of a wrong kind",
    () => ({ collector: somebodyElse }),
    "collector",
    async (view) => {
      const file = { name: "letter.docx", mimeType: "application/zip", buffer: Buffer.from("PK") };
      await view.main.locator("input[type=file]").first().setInputFiles(file);
      await view.main.locator('[role="alert"]:not(:empty)').first().waitFor();
    },
  ),
  found(
    "full",
    "a letter that is kept",
    () => ({ collector: somebodyElse }),
    "collector",
    async (view) => {
      await answer(view.page, "document", { file_path: "for-this-look-alone" });
      const buffer = Buffer.from("%PDF-1.4\n%%EOF\n");
      const file = { name: "letter of the owner, signed.pdf", mimeType: "application/pdf", buffer };
      await view.main.locator("input[type=file]").first().setInputFiles(file);
      await view.main.getByText(file.name).first().waitFor();
    },
    renewedCard,
  ),
];

const verifying: readonly Scene[] = [
  found("full", "where the code goes", known, "otp"),
  found(
    "full",
    "no phone",
    ({ owner, ...rest }) => ({
      ...known({ owner: { ...owner, has_phone: false, phone_masked: null }, ...rest }),
      owner: { ...owner, has_phone: false, phone_masked: null },
    }),
    "otp",
  ),
  found("failing", "another number without a word", known, "otp", async (view) => {
    await choose(step(view, "otp"), "contact", "other");
    await submit(view);
    await invalid(view).waitFor();
  }),
  found("failing", "too soon for a code", known, "otp", async (view) => {
    const json = { message: "A code was sent less than a minute ago", code: "otp_too_soon" };
    await refuse(view.page, "otp", { status: 429, retryAfter: 42, json });
    await submit(view);
    await alert(view).waitFor();
  }),
  found("full", "code sent", sent, "otp"),
  found("failing", "wrong code", sent, "otp", async (view) => {
    const errors = { otp: ["invalid collector otp"] };
    const json = { message: "invalid collector otp", code: "collector_otp_invalid", errors };
    await refuse(view.page, "verify-otp", { json: { ...json, context: { attempts_left: 3 } } });
    await typeCode(view);
    await invalid(view).waitFor();
  }),
  found("failing", "code expired", sentWith({ expires_in: 0, resend_in: 0 }), "otp"),
  found("failing", "codes locked", sent, "otp", async (view) => {
    const json = { message: "Too many wrong codes", code: "otp_locked" };
    await refuse(view.page, "verify-otp", { status: 429, retryAfter: 900, json });
    await typeCode(view);
    await alert(view).waitFor();
  }),
  {
    ...counter,
    state: "failing",
    what: "a supervisor without a word",
    async show(view) {
      await view.page.route("**/api/xpat/configs", async (asked) => {
        const settings = (await (await asked.fetch({ maxRetries })).json()) as {
          configs: { issuance: object };
        };
        const issuance = { ...settings.configs.issuance, alternative_check: true };
        await asked.fulfill({ json: { ...settings, configs: { ...settings.configs, issuance } } });
      });
      await begin(view, sent, "otp");
      await view.press("No code can reach the collector");
      await view.main.locator("input[name=supervisor_password]").waitFor();
      await submit(view);
      await invalid(view).waitFor();
    },
  },
];

const giving: readonly Scene[] = [
  found("full", "the card in hand", verified, "card"),
  found("failing", "another card in hand", verified, "card", async (view) => {
    const context = { expected: plainCard };
    const json = { message: "serial number mismatch", code: "serial_number_mismatch", context };
    await view.page.route("**/api/issuance/cards/*/verify", (asked) => asked.fulfill({ status: 400, json }));
    await scan(view, otherCard);
    await alert(view).waitFor();
  }),
  found("full", "the card in hand is the right one", inHand, "card"),
  found("full", "everything before the hand-over", inHand, "card", confirmIdentity),
  found("failing", "hand-over not saved", inHand, "card", async (view) => {
    await view.page.route("**/api/issuance/issue", fail);
    await confirmIdentity(view);
    await submit(view);
    await alert(view).waitFor();
  }),
  found("failing", "stands elsewhere by now", inHand, "card", async (view) => {
    const json = { message: "The card was not checked", code: "out_of_order" };
    await refuse(view.page, "issue", { status: 409, json });
    await confirmIdentity(view);
    await submit(view);
    await alert(view).waitFor();
  }),
  found("open", "another card first", verified, "card", async (view) => {
    await view.press("Another card");
    await view.dialog.waitFor();
  }),
];

const proving: readonly Scene[] = [
  found("full", "handed over", inHand, "card", handOver),
  found("full", "proof taken", inHand, "card", async (view) => takeProof(view.page, await handOver(view))),
  found("failing", "nothing taken", inHand, "card", async (view) => {
    await handOver(view);
    await submit(view);
    await view.main.locator("[data-invalid]").first().waitFor();
  }),
  found("failing", "no fingerprint and no receipt", inHand, "card", async (view) => {
    const form = await handOver(view);
    await form.getByRole("checkbox").first().check({ force: true });
    await form.getByRole("checkbox").last().check({ force: true });
    await submit(view);
    await view.main.locator("[data-invalid]").first().waitFor();
  }),
  found("failing", "proof not saved", inHand, "card", async (view) => {
    await takeProof(view.page, await handOver(view));
    await view.page.route("**/api/issuance/complete", fail);
    await submit(view);
    await alert(view).waitFor();
  }),
  found("full", "complete", inHand, "card", async (view) => {
    const form = await handOver(view);
    await takeProof(view.page, form);
    await view.page.route("**/api/issuance/complete", async (asked) => {
      const url = asked.request().url().replace("/complete", "/load");
      const headers = { ...asked.request().headers(), "content-type": "application/json" };
      const postData = { serial_number: plainCard, take_over: true };
      const { issuance } = await (await asked.fetch({ url, headers, postData, maxRetries })).json();
      await asked.fulfill({ json: { issuance: { ...issuance, ...completed(issuance) } } });
    });
    await submit(view);
    await form.locator("canvas").waitFor({ state: "detached" });
  }),
  found("open", "receipt", inHand, "card", async (view) => {
    await handOver(view);
    await view.press("Print receipt");
    await view.dialog.waitFor();
  }),
];

/** The page on which a card is handed over, from the scan to the receipt. */
export const counterScenes: readonly Scene[] = [
  ...finding,
  ...collecting,
  ...verifying,
  ...giving,
  ...proving,
];
