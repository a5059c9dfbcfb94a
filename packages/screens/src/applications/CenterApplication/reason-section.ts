/** The sections of the page that a reason can be about. */
export type ReasonSection = "details" | "documents" | "biometrics";

const sections: Readonly<Record<ReasonSection, readonly string[]>> = {
  biometrics: ["biometrics", "photo", "fingerprints", "fingers", "finger", "thumb", "signature"],
  documents: ["documents", "document"],
  details: [
    "applicant",
    "name",
    "name_en",
    "name_dv",
    "date_of_birth",
    "gender",
    "permanent_address",
    "address",
    "phone",
    "contact_phone",
    "guardian",
    "type",
    "collection_center",
    "payment",
    "replaces",
  ],
};

/**
 * Finds the section that shows what a reason of the registry is about; nothing where it is about the whole, or about
 * something that the page does not know.
 *
 * @param documentTypes the codes of documents, which a reason may name too.
 */
export function findReasonSection(
  field: string | null | undefined,
  documentTypes: readonly { readonly code: string }[],
): ReasonSection | undefined {
  if (!field) return undefined;
  if (documentTypes.some(({ code }) => code === field)) return "documents";
  return (Object.keys(sections) as ReasonSection[]).find((section) => sections[section].includes(field));
}
