import { listPermits } from "../../database/xpat/list-permits.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { countSeenCharacters } from "../../domain/written-forms.ts";
import { readPermitNo } from "../../domain/xpat/interaction-rules.ts";
import { answerCenter } from "../operation.ts";
import { formatPage, usualPerPage } from "../page.ts";
import { readSearchText } from "./read-search.ts";

const isTyped = (text: string | undefined): text is string =>
  text !== undefined && countSeenCharacters(text) > 0;

/** Reads the beginning of a permit's number. */
function readBeginning(text: string): string {
  const number = readPermitNo(readSearchText("workPermitNo", text));
  if (number === "") throw refuseFields({ workPermitNo: ["Work permit number is not valid."] });
  return number;
}

/** One page of work permits by the employer's name or the permit's number. */
export const listWorkPermits = answerCenter("listWorkPermits", async (asked) => {
  const { page = 1, per_page: perPage = usualPerPage, name, workPermitNo } = asked.query;
  if (!isTyped(name) && !isTyped(workPermitNo)) {
    throw refuseFields({ name: ["Type an employer name or permit number."] });
  }
  const search = {
    employer: isTyped(name) ? readSearchText("name", name) : undefined,
    number: isTyped(workPermitNo) ? readBeginning(workPermitNo) : undefined,
  };
  const { permits, total } = await listPermits(asked, search, { page, perPage });
  return {
    status: 200,
    body: { permits, meta: formatPage(page, perPage, total), extensions: listExtensions(asked.ports) },
  };
});
