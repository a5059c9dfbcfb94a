import type { ApplicationStatus, ApplicationSummary, Extension } from "@id-desk/core";
import {
  createApplicationSummary,
  type FakeReply,
  headOffice,
  islandCenter,
  refuse,
  reply,
} from "@id-desk/core/testing";
import { daysAgo } from "./example-batches.ts";

const clerks = [
  { username: "clerk.male", fullname: "Aishath Shareef" },
  { username: "clerk.huda", fullname: "Hassan Manik" },
];

const people = [
  { name_en: "Mohamed Naseer", name_dv: "މުޙައްމަދު ނަޞީރު" },
  { name_en: "Aminath Sheereen Abdulla", name_dv: "އާމިނަތު ޝީރީން" },
  { name_en: "Ibrahim Rasheed", name_dv: null },
  { name_en: "Fathimath Zulaikha Mohamed Rasheed Ibrahim Didi Thakurufaanu", name_dv: "ފާޠިމަތު ޒުލައިޚާ" },
];

const types = ["renewal", "first_time", "lost", "damaged", "change_of_details"] as const;

const reasons = [
  { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
  { code: "wrong_document", field: "documents", text: "The birth certificate cannot be read" },
];

/**
 * Applications of one status at the head office, newest first, each one older by two days. What a status brings with it is
 * there; some have their card handed over on an island.
 */
export function createExampleApplications(
  count: number,
  status: ApplicationStatus,
  {
    firstId = 100,
    channel = "center",
  }: { readonly firstId?: number; readonly channel?: ApplicationSummary["channel"] } = {},
): ApplicationSummary[] {
  const isOnline = channel === "portal";
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + count - index;
    const number = String(id).padStart(6, "0");
    const at = daysAgo(index * 2);
    const isOpen = status === "pending_biometrics" || status === "pending_payment";
    const isTaken = status !== "pending_biometrics";
    return createApplicationSummary({
      id,
      application_no: `${isOnline ? "P" : "C"}-2026-${number}`,
      channel,
      status,
      status_at: at,
      type: types[index % types.length] ?? "renewal",
      applicant: {
        id_number: `A${number}`,
        ...(people[index % people.length] ?? { name_en: "", name_dv: null }),
      },
      created_at: at,
      submitted_at: isOpen ? null : at,
      created_by: isOnline ? null : (clerks[index % clerks.length] ?? null),
      created_center: isOnline ? null : headOffice,
      collection_center: index % 3 === 2 ? islandCenter : headOffice,
      biometrics: {
        photo: index % 2 === 0 ? "captured" : "reused",
        fingerprints: isTaken ? "captured" : "missing",
        signature: isTaken || index % 2 === 0 ? "captured" : "missing",
      },
      payment: {
        status: isOpen ? "pending" : index % 4 === 3 ? "waived" : "paid",
        amount: index % 4 === 3 ? 0 : 100,
        currency: "MVR",
      },
      return_reasons: status === "returned" || status === "rejected" ? reasons.slice(index % 2) : [],
    });
  });
}

/** Answers a list of applications as a registry does: narrowed by status and search, one page of it. */
export function serveApplications(
  applications: readonly ApplicationSummary[],
  { extensions = [] }: { readonly extensions?: readonly Extension[] } = {},
): (call: { readonly query: Readonly<Record<string, string>> }) => FakeReply<"listCenterApplications"> {
  return ({ query }) => {
    const { status = "submitted", search = "" } = query;
    const known = applications.filter((application) => isFound(application, search));
    const found = known.filter((application) => status === "all" || application.status === status);
    const page = Number(query.page ?? 1);
    const per_page = Number(query.per_page ?? 25);
    return reply(200, {
      applications: found.slice((page - 1) * per_page, page * per_page),
      meta: {
        page,
        per_page,
        total: found.length,
        last_page: Math.max(1, Math.ceil(found.length / per_page)),
        ...(extensions.includes("tab_counts") && { counts: countStatuses(known) }),
      },
      ...(extensions.length > 0 && { extensions: [...extensions] }),
    });
  };
}

function isFound({ application_no, applicant }: ApplicationSummary, search: string): boolean {
  const { id_number, name_en, name_dv } = applicant;
  return [application_no, id_number, name_en, name_dv ?? ""].some((text) =>
    text.toLowerCase().includes(search.toLowerCase()),
  );
}

function countStatuses(applications: readonly ApplicationSummary[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of applications) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Tells where an application is, of those that a registry has at any centre. */
export function serveFoundApplications(
  applications: readonly ApplicationSummary[],
  isOurs: (application: ApplicationSummary) => boolean = () => true,
): (call: { readonly query: Readonly<Record<string, string>> }) => FakeReply<"findApplication"> {
  return ({ query }) => {
    const found = applications.find(
      ({ application_no, applicant }) =>
        query.number === application_no || query.number === applicant.id_number,
    );
    if (!found) return refuse("Application not found.", { status: 404 });
    const { id, application_no, channel, created_center, collection_center } = found;
    const is_ours = isOurs(found);
    return reply(200, {
      found: {
        ...(is_ours && { id }),
        application_no,
        channel,
        id_number: found.applicant.id_number,
        created_center,
        collection_center,
        is_ours,
      },
    });
  };
}
