import type { Database } from "../database/tables.ts";

/** Selects the documents that a test has brought: the demonstration has those of its applications. */
export const selectBrought = ({ database }: { readonly database: Database }) =>
  database.selectFrom("stored_documents").where("subject_type", "<>", "application").selectAll();
