import type { components } from "../contract/registry.gen.d.ts";
import { createPerson } from "./example-issuances.ts";
import { headOffice, islandCenter } from "./examples.ts";

type Schemas = components["schemas"];

const clerk: Schemas["Staff"] = { username: "clerk.male", fullname: "Aishath Shareef" };

/** A renewal that was submitted at the head office, as a row of a list. */
export function createApplicationSummary(
  change: Partial<Schemas["ApplicationSummary"]> = {},
): Schemas["ApplicationSummary"] {
  return {
    id: 41,
    application_no: "C-2026-000041",
    channel: "center",
    status: "submitted",
    status_at: "2026-11-17T05:10:00Z",
    type: "renewal",
    applicant: { id_number: "A100101", name_en: "Mohamed Naseer", name_dv: "މުޙައްމަދު ނަޞީރު" },
    created_at: "2026-11-17T05:10:00Z",
    submitted_at: "2026-11-17T05:10:00Z",
    created_by: clerk,
    created_center: headOffice,
    collection_center: headOffice,
    biometrics: { photo: "captured", fingerprints: "captured", signature: "captured" },
    payment: { status: "paid", amount: 100, currency: "MVR", paid_at: "2026-11-17T05:12:00Z" },
    return_reasons: [],
    version: 2,
    ...change,
  };
}

/** The same renewal with all that is known of it. */
export function createApplication(change: Partial<Schemas["Application"]> = {}): Schemas["Application"] {
  return {
    ...createApplicationSummary(),
    applicant: createPerson(),
    round: 1,
    guardian: null,
    contact_phone_masked: "*** **45",
    documents: [
      {
        id: 301,
        type: "payment_slip",
        content_type: "image/jpeg",
        size: 182_000,
        added_at: "2026-11-17T05:11:00Z",
        added_by: clerk,
      },
    ],
    captures: [
      {
        id: 302,
        kind: "photo",
        hand: null,
        finger: null,
        quality: null,
        source: "captured",
        captured_at: "2026-11-17T05:08:00Z",
        captured_by: clerk,
      },
      {
        id: 303,
        kind: "finger",
        hand: "right",
        finger: "thumb",
        quality: 71,
        source: "captured",
        captured_at: "2026-11-17T05:09:00Z",
        captured_by: clerk,
      },
      {
        id: 304,
        kind: "signature",
        hand: null,
        finger: null,
        quality: null,
        source: "reused",
        captured_at: "2024-02-11T07:30:00Z",
        captured_by: null,
      },
    ],
    replaces: { serial_number: "SN0000091", fate: "surrendered", police_report_no: null },
    notes: null,
    expected_on: "2026-12-01",
    cancelled: null,
    card: null,
    printed: 0,
    events: [
      {
        id: 902,
        at: "2026-11-17T05:11:00Z",
        action: "capture",
        actor: clerk,
        center: headOffice,
        from_status: null,
        to_status: null,
        notes: null,
      },
      {
        id: 901,
        at: "2026-11-17T05:10:00Z",
        action: "create",
        actor: clerk,
        center: headOffice,
        from_status: null,
        to_status: "submitted",
        notes: null,
      },
    ],
    ...change,
  };
}

/** A card that waits for its owner at the head office. */
export function createApplicationCard(
  change: Partial<Schemas["ApplicationCard"]> = {},
): Schemas["ApplicationCard"] {
  return {
    id: 101,
    serial_number: "SN0000101",
    card_type: "standard",
    application_no: "C-2026-000041",
    issue_date: "2026-11-07",
    expiry_date: "2031-11-07",
    status: "at_center",
    status_at: "2026-11-12T05:20:00Z",
    center: headOffice,
    told_at: "2026-11-12T06:00:00Z",
    batch: {
      id: 12,
      side: "receiving",
      batch_no: "DB-2026-000012",
      line_status: "received",
      origin_center: islandCenter,
      destination_center: headOffice,
      dispatched_at: "2026-11-10T05:00:00Z",
      expected_on: null,
      received_at: "2026-11-12T05:20:00Z",
    },
    ...change,
  };
}

/** An application of somebody, as the answer to "where is my card?" lists it. */
export function createStatusApplication(
  change: Partial<Schemas["PersonStatus"]["applications"][number]> = {},
): Schemas["PersonStatus"]["applications"][number] {
  const { id, application_no, channel, status, status_at, type, created_at, submitted_at } =
    createApplicationSummary();
  return {
    ...{ id, application_no, channel, status, status_at, type, created_at, submitted_at },
    reviewed_at: null,
    created_center: headOffice,
    collection_center: headOffice,
    payment: createApplicationSummary().payment,
    return_reasons: [],
    is_ours: true,
    ...change,
  };
}

/** What the registry knows of somebody who has submitted a renewal. */
export function createPersonStatus(change: Partial<Schemas["PersonStatus"]> = {}): Schemas["PersonStatus"] {
  return {
    person: createPerson(),
    applications: [createStatusApplication()],
    cards: [],
    issuances: [],
    ...change,
  };
}
