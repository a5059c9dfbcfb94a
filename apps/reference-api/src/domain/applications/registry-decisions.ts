import { isStorable } from "../../contract/storable.ts";
import { countSeenCharacters } from "../written-forms.ts";
import type { ApplicationAction, ApplicationStatus } from "./application-actions.ts";

interface DecisionRule {
  /** What of the table of rules it is. */
  readonly action: ApplicationAction;
  /** The status that says that it was decided. */
  readonly status: ApplicationStatus;
  /** Whether the applicant has to know why. */
  readonly needsReasons: boolean;
}

/** What the registry decides about an application, by the word that names it in commands and files. */
export const registryDecisions = {
  under_review: { action: "review", status: "under_review", needsReasons: false },
  returned: { action: "return", status: "returned", needsReasons: true },
  approved: { action: "approve", status: "approved", needsReasons: false },
  rejected: { action: "reject", status: "rejected", needsReasons: true },
  paid: { action: "pay", status: "submitted", needsReasons: false },
} as const satisfies Readonly<Record<string, DecisionRule>>;

/** A decision of the registry about an application. */
export type RegistryDecision = keyof typeof registryDecisions;

/** Reads the word of a decision; returns nothing for any other word. */
export function readDecision(text: string): RegistryDecision | undefined {
  return Object.hasOwn(registryDecisions, text) ? (text as RegistryDecision) : undefined;
}

/** Why the registry returns or rejects an application. */
export interface DecisionReason {
  readonly code: string;
  /** What has to be mended: photo, documents; null where it is about the whole. */
  readonly field: string | null;
  /** What staff and the applicant read. */
  readonly text: string;
}

/** The reasons that registries usually have, each with its words and what it is about. */
export const usualReasons: readonly DecisionReason[] = [
  { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
  { code: "photo_blurred", field: "photo", text: "Photo blurred" },
  { code: "photo_background", field: "photo", text: "Photo background is not plain" },
  { code: "fingerprints_unclear", field: "fingerprints", text: "Fingerprints unclear" },
  { code: "missing_signature", field: "signature", text: "Signature is missing" },
  { code: "missing_document", field: "documents", text: "A document is missing" },
  { code: "wrong_document", field: "documents", text: "Wrong document" },
  { code: "document_unreadable", field: "documents", text: "Document cannot be read" },
  { code: "name_mismatch", field: "name", text: "Name does not match the records" },
  { code: "guardian_missing", field: "guardian", text: "Guardian is missing" },
  { code: "not_entitled", field: null, text: "Not entitled to a card" },
];

const word = "[a-z][a-z0-9_]{0,39}";
const reasonForm = new RegExp(`^(${word})(?::(${word}))?(?:=(.*))?$`, "s");
const mostCharacters = 200;

/** How a reason is written. */
export const reasonSyntax = "CODE[:FIELD][=TEXT], as photo_too_dark:photo=Photo too dark";

/** "old_card_missing" as "Old card missing". */
function formatCode(code: string): string {
  const words = code.replaceAll("_", " ").trim();
  return `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`;
}

/** Reads a reason that a command or a file gives as `code[:field][=text]`; returns nothing for any other text. */
export function readReason(written: string): DecisionReason | undefined {
  const [, code, field, said] = reasonForm.exec(written.trim()) ?? [];
  if (code === undefined) return undefined;
  const usual = usualReasons.find((each) => each.code === code);
  const text = (said ?? usual?.text ?? formatCode(code)).trim();
  const isText = isStorable(text) && text.length <= mostCharacters && countSeenCharacters(text) > 0;
  return isText ? { code, field: field ?? usual?.field ?? null, text } : undefined;
}

/** The reasons in one line, as histories and messages have them. */
export const formatReasons = (reasons: readonly DecisionReason[]) =>
  reasons.map(({ text }) => text).join("; ");
