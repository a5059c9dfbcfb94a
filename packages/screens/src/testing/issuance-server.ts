import type { Issuance } from "@id-desk/core";
import {
  createCollectedIssuance,
  createCollector,
  createCompletedIssuance,
  createIssuance,
  createOtp,
  type FakeHandlers,
  refuse,
  reply,
} from "@id-desk/core/testing";

/** A registry with one card at its counter. */
export interface IssuanceServer {
  /** What it answers, for the registry of a test. */
  readonly handlers: FakeHandlers;
  /** The hand-over as the registry has it now. */
  readonly read: () => Issuance;
  /** Something happens to it elsewhere. */
  readonly change: (change: Partial<Issuance>) => void;
}

/** The code that the example's collector reads out. */
export const goodCode = "123456";

/** The proof that this session has verified the collector. */
const token = "tHJ3Yd8mQ0u1oWq2";

/**
 * Makes a registry that hands one card over, in the order that a real one keeps: a code needs a collector unless it is
 * the owner, and the hand-over needs the code and the card in hand.
 */
export function createIssuanceServer(change: Partial<Issuance> = {}): IssuanceServer {
  let issuance = createIssuance(change);
  let wrongCodes = 0;
  const set = (next: Partial<Issuance>) => {
    issuance = { ...issuance, ...next };
  };
  const outOfOrder = () => refuse("The steps are out of order", { status: 409, code: "out_of_order" });
  const isThis = (id: number | string) => Number(id) === issuance.card.id;

  const handlers: FakeHandlers = {
    loadIssuance({ body }) {
      const { card } = issuance;
      if (body.serial_number && body.serial_number !== card.serial_number) {
        return refuse("Valid card with serial number not found", { code: "card_not_found" });
      }
      if (body.id_number && body.id_number !== card.id_number) {
        return refuse("Card not found by registry", { code: "card_not_found_by_registry" });
      }
      if (body.take_over) set({ id: 72, status: "ready", in_progress: null });
      return reply(200, { issuance });
    },
    checkCollector({ body }) {
      if (!isThis(body.card_id)) return outOfOrder();
      const collector =
        body.collector_type === "self"
          ? createCollector()
          : createCollector({
              type: body.collector_type,
              id_number: body.id_number ?? null,
              passport_no: body.passport_no ?? null,
              name: "Aminath Naseer",
              date_of_birth: "1965-05-01",
              relationship: body.relationship ?? null,
              phone_masked: "*** **12",
              ...(body.collector_type === "authorised" && {
                requires_document: true,
                document_type: "authorisation_letter",
              }),
            });
      set({ collector, ...(issuance.otp && { otp: null, status: "ready" }) });
      const { otp_token: _, ...rest } = issuance;
      issuance = rest;
      return reply(200, { collector });
    },
    sendCollectorOtp({ body }) {
      if (!isThis(body.card_id)) return outOfOrder();
      const to = body.collector_contact ? `*** **${body.collector_contact.slice(-2)}` : undefined;
      const otp = createOtp({ sent_to_masked: to ?? issuance.collector?.phone_masked ?? "*** **45" });
      set({ otp, status: "otp_sent" });
      return reply(200, { otp });
    },
    verifyCollectorOtp({ body }) {
      if (!issuance.otp && !body.supervisor) return outOfOrder();
      if (!body.supervisor && body.otp !== goodCode) {
        wrongCodes += 1;
        const attempts_left = 5 - wrongCodes;
        if (attempts_left > 0) {
          return refuse("Invalid collector otp", {
            code: "collector_otp_invalid",
            context: { attempts_left },
          });
        }
        const { body: locked } = refuse("Too many wrong codes", { code: "otp_locked" });
        return reply(429, locked, { "Retry-After": "900" }) as never;
      }
      const verified_at = "2026-11-19T09:06:00Z";
      const vouched_by = body.supervisor
        ? { username: body.supervisor.username, fullname: "Fathimath Naseema" }
        : null;
      const method = body.supervisor ? ("supervisor" as const) : ("otp" as const);
      set({
        otp: { ...(issuance.otp ?? createOtp()), verified_at, method, vouched_by },
        status: "otp_verified",
        otp_token: token,
      });
      return reply(200, { otp_token: token, verified_at });
    },
    verifyCard({ path, body }) {
      if (!isThis(path.id ?? "")) return refuse("Card not found", { status: 404 });
      if (body.serial_number !== issuance.card.serial_number) {
        set({ card_verified_at: null });
        const context = { expected: issuance.card.serial_number };
        return refuse("Serial number mismatch", { code: "serial_number_mismatch", context });
      }
      const verified_at = "2026-11-19T09:08:00Z";
      set({ card_verified_at: verified_at });
      return reply(200, { verified: true, verified_at });
    },
    issueCard({ body }) {
      if (body.otp_token !== token || !issuance.card_verified_at) return outOfOrder();
      set(createCollectedIssuance({ collector: issuance.collector ?? createCollector(), otp: issuance.otp }));
      return reply(200, { issuance });
    },
    completeIssuance() {
      set(createCompletedIssuance({ collector: issuance.collector, otp: issuance.otp }));
      return reply(200, { issuance });
    },
  };
  return { handlers, read: () => issuance, change: set };
}
