import type { Database } from "../database/tables.ts";

/** Selects the documents that a test has brought: the demonstration has those of its applications and foreign workers. */
export const selectBrought = ({ database }: { readonly database: Database }) =>
  database
    .selectFrom("stored_documents")
    .where("subject_type", "not in", ["application", "expat", "interaction"])
    .selectAll();
