import type { PersonStatus } from "../applications/application.ts";
import { createPersonStatus } from "./example-applications.ts";
import { createPerson } from "./example-issuances.ts";
import { headOffice } from "./examples.ts";
import { applicationOf, cardOf, issuanceOf, journeyBatch, wayOf } from "./status-ways.ts";

const beginning = "Your renewal was submitted on Nov 2, 2026.";
const journey = "The card was printed on Nov 12, 2026 and left DNR Head Office on Nov 14, 2026.";
const reasons = [
  { code: "photo_too_dark", field: "photo", text: "Photo too dark." },
  { code: "wrong_document", text: "" },
];

/** Where a card can be, with what is said of it. */
export const statusSentences: readonly (readonly [string, PersonStatus, string])[] = [
  [
    "nothing at all",
    createPersonStatus({ applications: [] }),
    "The registry has no application and no card of yours.",
  ],
  [
    "waiting for biometrics",
    applicationOf({ status: "pending_biometrics", submitted_at: null, created_at: "2026-11-01T05:00:00Z" }),
    "Your renewal was started on Nov 1, 2026. It has not been submitted yet: your photo, fingerprints or signature are needed.",
  ],
  [
    "waiting for biometrics with a fee",
    applicationOf({
      status: "pending_biometrics",
      type: "first_time",
      submitted_at: null,
      created_at: "2026-11-01T05:00:00Z",
      payment: { status: "pending", amount: 100, currency: "MVR" },
    }),
    "Your application for a first card was started on Nov 1, 2026. It has not been submitted yet: your photo, fingerprints or signature are needed. The fee of MVR 100.00 must be paid too.",
  ],
  [
    "waiting for payment",
    applicationOf({
      status: "pending_payment",
      type: "lost",
      submitted_at: null,
      created_at: "2026-11-01T05:00:00Z",
      payment: { status: "pending", amount: 100, currency: "MVR" },
    }),
    "Your application to replace a lost card was started on Nov 1, 2026. It has not been submitted yet: the fee of MVR 100.00 must be paid.",
  ],
  [
    "waiting for a payment that the server does not tell",
    applicationOf({
      status: "pending_payment",
      submitted_at: null,
      created_at: "",
      payment: { status: "pending", amount: 0, currency: "" },
    }),
    "Your renewal was started. It has not been submitted yet: the fee must be paid.",
  ],
  [
    "submitted online",
    applicationOf({ channel: "portal", type: "damaged" }),
    "Your application to replace a damaged card was submitted online on Nov 2, 2026. The registry has not reviewed it yet.",
  ],
  [
    "submitted, nobody knows when",
    applicationOf({ submitted_at: null }),
    "Your renewal was submitted. The registry has not reviewed it yet.",
  ],
  [
    "in review",
    applicationOf({ status: "under_review", type: "change_of_details" }),
    "Your application to change your details was submitted on Nov 2, 2026. The registry is reviewing it.",
  ],
  [
    "returned with reasons",
    applicationOf({ status: "returned", reviewed_at: "2026-11-03T05:00:00Z", return_reasons: reasons }),
    `${beginning} The registry returned it on Nov 3, 2026. It says: Photo too dark; wrong_document. It must be corrected and submitted again.`,
  ],
  [
    "returned without a word",
    applicationOf({ status: "returned", status_at: "" }),
    `${beginning} The registry returned it. It must be corrected and submitted again.`,
  ],
  [
    "approved",
    wayOf("approved"),
    `${beginning} The registry approved it on Nov 4, 2026. The card has not been printed yet.`,
  ],
  ["printing", wayOf("printing"), `${beginning} The card is being printed.`],
  [
    "rejected",
    applicationOf({ status: "rejected", return_reasons: reasons.slice(0, 1) }),
    `${beginning} The registry rejected it on Nov 4, 2026. It says: Photo too dark.`,
  ],
  ["cancelled", wayOf("cancelled"), `${beginning} It was cancelled on Nov 4, 2026.`],
  [
    "cancelled before it was submitted",
    applicationOf({ status: "cancelled", submitted_at: null, created_at: "2026-11-01T05:00:00Z" }),
    "Your renewal was started on Nov 1, 2026. It was cancelled on Nov 4, 2026.",
  ],
  ["in a status nobody knows", wayOf("sleeping"), `${beginning} The registry has it as sleeping.`],
  [
    "of a type nobody knows",
    applicationOf({ type: "transfer" as "renewal" }),
    "Your application (transfer) was submitted on Nov 2, 2026. The registry has not reviewed it yet.",
  ],
  [
    "in dispatch without a card",
    wayOf("dispatched"),
    `${beginning} The card has been printed. It has not arrived at HDh. Kulhudhuffushi yet.`,
  ],
  [
    "ready without a card",
    wayOf("ready"),
    `${beginning} The card has been printed. It arrived here, at HDh. Kulhudhuffushi, on Nov 4, 2026. You can collect it here.`,
  ],
  [
    "collected without a card",
    wayOf("collected"),
    `${beginning} The card has been printed. It was collected.`,
  ],
  [
    "printed",
    wayOf("printing", cardOf("printed", { batch: null, center: headOffice })),
    `${beginning} The card was printed on Nov 12, 2026. It has not been sent to HDh. Kulhudhuffushi yet.`,
  ],
  [
    "printed where it is collected",
    wayOf("printing", cardOf("printed", { batch: null })),
    `${beginning} The card was printed on Nov 12, 2026. It is not ready to be collected yet.`,
  ],
  [
    "packed",
    wayOf("printing", cardOf("packed", { batch: { ...journeyBatch, dispatched_at: null } })),
    `${beginning} The card was printed on Nov 12, 2026. It is packed for HDh. Kulhudhuffushi and has not left yet.`,
  ],
  [
    "in transit [DOM-08]",
    wayOf("dispatched", cardOf("in_transit")),
    `${beginning} ${journey} It has not arrived at HDh. Kulhudhuffushi yet.`,
  ],
  [
    "expected today",
    wayOf("dispatched", cardOf("in_transit", { batch: { ...journeyBatch, expected_on: "2026-11-19" } })),
    `${beginning} ${journey} It has not arrived at HDh. Kulhudhuffushi yet. It is expected on Nov 19, 2026.`,
  ],
  [
    "late",
    wayOf("dispatched", cardOf("in_transit", { batch: { ...journeyBatch, expected_on: "2026-11-18" } })),
    `${beginning} ${journey} It has not arrived at HDh. Kulhudhuffushi yet. It was expected on Nov 18, 2026 and is late.`,
  ],
  [
    "missing",
    wayOf("dispatched", cardOf("missing")),
    `${beginning} ${journey} It was reported missing at HDh. Kulhudhuffushi on Nov 16, 2026.`,
  ],
  [
    "disputed",
    wayOf("dispatched", cardOf("disputed")),
    `${beginning} ${journey} It arrived at HDh. Kulhudhuffushi, but something about it is wrong. It cannot be collected yet.`,
  ],
  [
    "here, its owner not told",
    wayOf("ready", cardOf("at_center")),
    `${beginning} ${journey} It arrived here, at HDh. Kulhudhuffushi, on Nov 16, 2026. The message that it is ready has not been sent yet. You can collect it here.`,
  ],
  [
    "at another centre, its owner told",
    wayOf("ready", cardOf("at_center", { center: headOffice, told_at: "2026-11-17T05:00:00Z" })),
    `${beginning} ${journey} It arrived at DNR Head Office on Nov 16, 2026. A message that it is ready was sent on Nov 17, 2026. You can collect it there.`,
  ],
  [
    "collected by its owner",
    wayOf("collected", cardOf("collected"), { issuances: [issuanceOf("self")] }),
    `${beginning} ${journey} You collected it at HDh. Kulhudhuffushi on Nov 17, 2026.`,
  ],
  [
    "completed, collected by somebody else",
    wayOf("collected", cardOf("completed"), { issuances: [issuanceOf("family", { status: "completed" })] }),
    `${beginning} ${journey} Somebody collected it for you at HDh. Kulhudhuffushi on Nov 17, 2026.`,
  ],
  [
    "collected by nobody knows whom",
    wayOf("collected", cardOf("collected"), { issuances: [issuanceOf("neighbour")] }),
    `${beginning} ${journey} It was collected at HDh. Kulhudhuffushi on Nov 17, 2026.`,
  ],
  [
    "collected again after it came back",
    wayOf("collected", cardOf("collected"), {
      issuances: [issuanceOf("self"), issuanceOf("family", { status: "returned" })],
    }),
    `${beginning} ${journey} You collected it at HDh. Kulhudhuffushi on Nov 17, 2026.`,
  ],
  [
    "completed without a hand-over",
    wayOf("collected", cardOf("completed")),
    `${beginning} ${journey} It was collected.`,
  ],
  [
    "back at the counter",
    wayOf("ready", cardOf("returned")),
    `${beginning} ${journey} It came back to HDh. Kulhudhuffushi on Nov 16, 2026 after it was handed over.`,
  ],
  [
    "cancelled as a card",
    wayOf("collected", cardOf("cancelled")),
    `${beginning} ${journey} It was cancelled on Nov 16, 2026.`,
  ],
  [
    "a card in a status nobody knows",
    wayOf("printing", cardOf("at_customs")),
    `${beginning} ${journey} The registry has it as at_customs.`,
  ],
  [
    "a card without an application",
    createPersonStatus({ applications: [], cards: [cardOf("in_transit", { application_no: null })] }),
    `${journey} It has not arrived at HDh. Kulhudhuffushi yet.`,
  ],
  [
    "expired",
    createPersonStatus({ applications: [], cards: [cardOf("completed", { expiry_date: "2026-11-18" })] }),
    `${journey} It was collected. It expired on Nov 18, 2026.`,
  ],
  [
    "expired before it was collected",
    wayOf("ready", cardOf("at_center", { expiry_date: "2026-11-18" })),
    `${beginning} ${journey} It arrived here, at HDh. Kulhudhuffushi, on Nov 16, 2026. The message that it is ready has not been sent yet. It expired on Nov 18, 2026.`,
  ],
  [
    "held",
    wayOf("ready", cardOf("at_center"), {
      person: createPerson({ holds: [{ code: "court", label: "Court order" }] }),
    }),
    `${beginning} ${journey} It arrived here, at HDh. Kulhudhuffushi, on Nov 16, 2026. The message that it is ready has not been sent yet. There is a hold. It must be lifted before a card can be handed over.`,
  ],
  [
    "of somebody who has died",
    wayOf("dispatched", cardOf("in_transit"), { person: createPerson({ is_deceased: true }) }),
    `The registry has the holder of this ID number as deceased. ${beginning} ${journey} It has not arrived at HDh. Kulhudhuffushi yet.`,
  ],
  [
    "cancelled, with another card under way",
    wayOf("cancelled", cardOf("in_transit", { application_no: "C-2026-000007" })),
    `${beginning} It was cancelled on Nov 4, 2026. ${journey} It has not arrived at HDh. Kulhudhuffushi yet.`,
  ],
];
