/** One server message that staff read in other words, and the field of a form that it is about. */
export interface CatalogueEntry {
  /** What the server's message contains, whatever its case. */
  readonly phrase: string;
  /** What staff read instead; it becomes a sentence with a capital and a full stop. */
  readonly text: string;
  /** A stable word for programs. */
  readonly reason: ErrorReason;
  /** The wire name of the field that the error belongs to, where it belongs to one. */
  readonly field?: string;
}

/** What a message of the error catalogue is about, for a screen that reacts to it. */
export type ErrorReason =
  | "batch_not_open"
  | "serial_number_mismatch"
  | "card_not_found_by_registry"
  | "card_type_mismatch"
  | "already_linked"
  | "date_of_birth_mismatch"
  | "card_not_found"
  | "collector_contact_invalid"
  | "collector_otp_invalid"
  | "file_path_missing";

/**
 * The server messages that are rewritten for staff. The specification does not show the text for a valid
 * card that is not found; that one is our own.
 * @see Spec 8, "Server messages rewritten for users"
 */
export const errorCatalogue: readonly CatalogueEntry[] = [
  {
    phrase: "batch not open to add physical cards",
    text: "batch should be in open status to add cards",
    reason: "batch_not_open",
  },
  {
    phrase: "serial number mismatch",
    text: "serial number does not match",
    reason: "serial_number_mismatch",
    field: "serial_number",
  },
  {
    phrase: "card not found by registry",
    text: "card not found by ID number",
    reason: "card_not_found_by_registry",
    field: "id_number",
  },
  {
    phrase: "card type mismatch",
    text: "card type does not match",
    reason: "card_type_mismatch",
    field: "card_type",
  },
  {
    phrase: "already linked",
    text: "card is already linked to a dispatch batch",
    reason: "already_linked",
    field: "serial_number",
  },
  {
    phrase: "date of birth mismatch",
    text: "card date of birth does not match",
    reason: "date_of_birth_mismatch",
    field: "date_of_birth",
  },
  {
    phrase: "valid card with serial number not found",
    text: "no valid card with this serial number was found",
    reason: "card_not_found",
    field: "serial_number",
  },
  {
    phrase: "collector contact invalid",
    text: "collector's contact must be a valid phone number",
    reason: "collector_contact_invalid",
    field: "collector_contact",
  },
  {
    phrase: "invalid collector otp",
    text: "otp is not valid",
    reason: "collector_otp_invalid",
    field: "otp",
  },
  {
    phrase: "file path missing",
    text: "The file has already been used. Please proceed with the upload process once more.",
    reason: "file_path_missing",
    field: "file_path",
  },
];
