import type { RegistryError } from "@id-desk/core";
import type { XpatStep } from "@id-desk/core/xpat";

/** What a refusal means for the sheet. */
export interface XpatRefusal {
  /** The section at fault; nothing where it is none of them. */
  readonly step: XpatStep | undefined;
}

const stepOfField: Readonly<Record<string, XpatStep>> = {
  individual_id: "find",
  individual: "find",
  passport: "find",
  name: "find",
  gender: "find",
  country_id: "find",
  date_of_birth: "find",
  approximate_age: "find",
  no_documents_reason: "find",
  passport_no: "find",
  expires_on: "find",
  permit_number: "find",
  checks: "identity",
  island_id: "interaction",
  employer_id: "interaction",
  employer_name: "interaction",
  occupation_code: "interaction",
  site: "interaction",
  contact_phone: "interaction",
  passport_seen: "interaction",
  outcome: "interaction",
  notes: "interaction",
  at: "interaction",
};

const ofBiometrics = /^(photograph|photo|signature|files|parts|exceptions|fingerprints|(right|left)_\w+)$/;

/** Reads from a refusal which section is opened, so that it is put right there. */
export function readXpatRefusal({ fields, serverCode }: RegistryError): XpatRefusal {
  if (serverCode === "possible_duplicates") return { step: undefined };
  const [name = ""] = Object.keys(fields);
  const [start = ""] = name.split(/[.[]/);
  return { step: ofBiometrics.test(start) ? "biometrics" : stepOfField[start] };
}
