import type { components } from "../../../contract/registry.gen.d.ts";
import { subjectOfApplication } from "../../../database/applications/change-application.ts";
import type { KnownPerson } from "../../../database/people/read-person.ts";
import { useDocument } from "../../../database/stored-documents.ts";
import type { Database } from "../../../database/tables.ts";
import { refuseFields } from "../../../domain/refusal.ts";
import type { AskedAtCenter } from "../../operation.ts";

type Asked = AskedAtCenter<"submitApplication">;
type Brought = components["schemas"]["NewApplication"]["documents"];

async function listKeptTypes(database: Database, applicationId: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom("stored_documents")
    .where("subject_type", "=", "application")
    .where("subject_id", "=", applicationId)
    .select("type")
    .execute();
  return rows.map(({ type }) => type);
}

/**
 * Gives the documents that were brought to an application.
 *
 * @throws Refusal at `documents.<type>` for one that is missing, of no known type, there twice, or used already.
 */
export async function keepDocuments(
  asked: Asked,
  { id, person, required }: { id: number; person: KnownPerson; required: readonly string[] },
  documents: Brought,
): Promise<void> {
  const known = asked.ports.settings.shown.applications.document_types.map(({ code }) => code);
  const types = documents.map(({ type }) => type);
  const kept = await listKeptTypes(asked.database, id);
  const errors: Record<string, readonly string[]> = {};
  for (const [index, type] of types.entries()) {
    if (!known.includes(type)) errors[`documents.${type}`] = ["Type is not valid."];
    else if (types.indexOf(type) !== index) errors[`documents.${type}`] = ["This document is there twice."];
  }
  for (const type of required) {
    if (![...types, ...kept].includes(type)) errors[`documents.${type}`] = ["This document is missing."];
  }
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  for (const { type, file_path: path } of documents) {
    await useDocument(asked, {
      path,
      broughtFor: { type: "person", id: person.id },
      record: subjectOfApplication({ id }),
      types: [type],
      field: `documents.${type}`,
    });
  }
}
