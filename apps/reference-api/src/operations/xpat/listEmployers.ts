import { findEmployers } from "../../database/xpat/employers.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { readSearchText } from "./read-search.ts";

/** Lists the employers whose name or registration number has what is searched for. */
export const listEmployers = answerCenter("listEmployers", async ({ database, query, ports }) => ({
  status: 200,
  body: {
    employers: await findEmployers(database, readSearchText("search", query.search)),
    extensions: listExtensions(ports),
  },
}));
